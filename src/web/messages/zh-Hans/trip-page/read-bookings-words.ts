import type { BookingKind } from "../../../../domain/bookings/booking.ts";
import { chinese } from "../../../../domain/messages/zh-Hans/chinese.ts";
import type { readBookingsWords as english } from "../../en/trip-page/read-bookings-words.ts";

const KINDS: Readonly<Record<BookingKind, string>> = {
  flight: "航班",
  train: "火车",
  bus: "巴士",
  ferry: "渡轮",
  car: "租车",
  stay: "住宿",
  table: "订座",
  ticket: "门票",
  event: "活动",
};

const bookings = (count: number) => chinese.count(count, { one: "项预订", other: "项预订" });

export const readBookingsWords: typeof english = {
  title: "读取确认单",
  about:
    "添加邮件、PDF、日历、卡券或条码照片，或粘贴文字。内容只在此设备上读取，不会发送给任何人。",
  file: "文件",
  fileHint: "EML、PDF、ICS、PKPASS、HTML、文本或条码图片，每个最大 5 MB。也可以把文件拖到这里。",
  paste: "或粘贴确认单",
  read: "读取",
  nothingTyped: "请先粘贴确认单。",
  reading: "正在读取…",
  failed: "没有成功，请重试。",
  ofFile: (name, problem) => `${name}：${problem}`,
  dropHere: "拖放到这里",

  sharedTitle: "它属于哪个行程？",
  sharedFound: (count) => `在你分享的内容中找到 ${bookings(count)}。`,
  sharedNothing: "在你分享的内容中没有找到预订。",
  addTo: (trip) => `添加到${trip}`,
  newTrip: "围绕它们规划新行程",

  review: "核对预订",
  found: (count) =>
    chinese.plural(count, {
      one: `找到 ${chinese.number(count)} 项预订。添加前请核对。`,
      other: `找到 ${chinese.number(count)} 项预订。添加前请核对。`,
    }),
  kinds: KINDS,
  named: (kind, name) => `${kind}：${name}`,
  unnamed: "还没有名称",
  cancelled: "此预订已取消。",
  known: "已在此行程中",
  changes: "更改此行程的一项预订",
  outside: "不在此行程的日期内",
  details: "所有详情",
  notSaid: "确认单中没有",
  check: "请核对",
  add: (count) => (count === 0 ? "选择要添加的预订" : `添加 ${bookings(count)}`),
  keepFiles: "在此设备上将文件与其预订一起保存",
  nothingChosen: "请至少选择一项预订。",
  incomplete: (name) => `${name}需要名称和日期。`,
  back: "返回",
  fields: {
    kind: "类型",
    name: "名称",
    number: "确认号",
    "from.name": "出发地",
    "to.name": "目的地",
    "at.name": "地点",
    "at.address": "地址",
    "starts.date": "日期",
    "starts.time": "时间",
    "starts.zone": "时区",
    "ends.date": "结束日期",
    "ends.time": "结束时间",
    "ends.zone": "结束时的时区",
    seat: "座位",
  },
};
