import { LIMITS } from "../../limits.ts";
import type { ERROR_MESSAGES as english } from "../en/error-messages.ts";
import { sayAdvice, sayProblem } from "../say-problem.ts";
import { chinese } from "./chinese.ts";

const requestProblem = sayProblem({
  whole: {
    badAddress: "地址不是以斜杠开头",
    bodyEmpty: "正文为空",
    destinationTooLong: "目的地太长",
    fileUnnamed: "文件的 ID、名称或类别无法使用",
    inputTooLong: "输入太长",
    notHttp: "不是完整有效的 HTTP",
    notJson: "不是有效的 JSON，或地址格式有误",
    notUtf8: "不是有效的 UTF-8",
    tokenInAddress: "访问令牌应放在 Authorization 标头中",
    twoHosts: "主机被指定了两次",
    unknownCursor: "游标无效",
    unknownTripIds: `“ids”须为最多 ${LIMITS.list.wholeTrips} 个行程 ID，以逗号分隔`,
  },
  body: "正文",
  fieldUnknown: (field) => `${field} 含有我们不认识的字段`,
  fieldUnfit: (field) => `${field} 无效`,
  fieldValue: (field, allowed) => `${field} 应为以下之一：${allowed.join("、")}`,
  fieldType: (field, types) => `${field} 的类型应为 ${types.join("或")}`,
  bounds: { fieldTooBig: "最多", fieldTooSmall: "至少" },
  units: { characters: "个字符", entries: "项" },
  value: (field, bound, amount) => `${field} 必须${bound}为 ${amount}`,
  size: (field, bound, amount, unit) => `${field} 必须${bound}有 ${amount} ${unit}`,
});

const IMPORT_PROBLEMS = {
  unknownFormat: "不是 Tripwright、GPX、KML 或 KMZ 文件",
  notList: "这不是我们能读取的列表。请使用 JSON、CSV、KML、KMZ、GPX 或文本",
  noNames: "里面没有地点名称",
  notBooking: "这不是我们能读取的确认单。请使用邮件、PDF、日历、卡券或文本",
  noBookings: "未在其中找到预订",
  noText: "这是一张没有文字的图片",
  noCode: "未在其中找到条码。请在光线充足处从正上方拍摄",
  fileTooLarge: "大小超过 {most} MB",
  notUtf8: "文本不是 UTF-8",
  notJson: "不是有效的 JSON",
  notOurs: "是 JSON，但不是 Tripwright 行程",
  newerVersion: "来自更新版本的 Tripwright",
  notXml: "不是有效的 XML",
  documentType: "带有文档类型声明，我们不支持",
  entity: "定义了自己的实体，我们不支持",
  tooDeep: "嵌套太深",
  tooMany: "组成部分太多",
  tooManyDays: "超过 {most} 天，请拆分成多个文件",
  tooManyPlaces: "超过 {most} 个地点，请拆分成多个文件",
  tooManyOnDay: "有一天超过 {most} 个地点，请拆分这一天",
  tooManyHotels: "超过 {most} 家酒店，请移除几家",
  tooLarge: "解压后的内容太大",
  notZip: "不是有效的 KMZ",
  noKml: "KMZ 中没有 KML",
  noPlaces: "没有同时带名称和位置的地点",
};

const besides = (others: readonly string[]) =>
  others.length === 0 ? "" : `，另外还收录了${chinese.list(others)}`;

const adviceText = sayAdvice({
  nearest: ({ city, km }) => `距离最近的已收录城市是${city}，约 ${chinese.way(km)}。`,
  namesake: ({ city, others }) => `我们收录的“${city}”是另一个地方${besides(others)}。`,
  similar: ({ city }) => `你是指${city}吗？`,
  sameCountry: ({ cities }) => `在同一国家，我们收录了${chinese.list(cities)}。`,
  some: ({ total, cities }) => `我们收录了 ${total} 座城市，包括${chinese.list(cities)}。`,
});

export const ERROR_MESSAGES: typeof english = {
  bad_request: (values) => `我们无法读取该请求：${requestProblem(values)}。`,
  idempotency_key_missing:
    "请发送 Idempotency-Key 标头，长度为 8 到 100 个字母、数字、连字符或下划线。",
  sign_in_failed: ({ problem }) => `无法登录：${problem}。`,
  not_signed_in: "请先登录。",
  token_refused: "此访问令牌无效。",
  token_forbids: ({ scope }) =>
    scope === "none" ? "此处不能使用访问令牌。" : `这需要具有 ${scope} 权限的令牌。`,
  too_many_tokens: "访问令牌数量已达上限，请先吊销一个。",
  wrong_origin: "该请求来自其他网站，已被拒绝。",
  not_found: "此地址没有内容。",
  trip_not_found: "未找到行程",
  version_not_found: "我们已不再保留行程的这个版本。",
  link_not_found: "此链接已不存在。",
  link_ended: "此链接已失效。请联系发送链接的人。",
  link_forbids: "此链接不允许这样做。请联系发送链接的人。",
  guest_unnamed: "请先输入你的名字。",
  name_taken: "此行程中已有人使用该名字。如果那就是你，请打开你的专属链接；否则请换一个名字。",
  guest_not_found: "该访客已不在此链接中。",
  person_not_found: "此人在这里已没有账号。",
  person_full: "分享给此人的行程已达账号上限。请让对方先退出一个。",
  too_many_links: "此行程的链接已达上限，请先关闭一个。",
  link_full: "此链接人数已满。请联系发送链接的人。",
  photo_not_found: "没有这里的照片。",
  generation_not_found: "我们已不再保留该请求，请重新开始。",
  method_not_allowed: "此地址不接受这类请求。",
  session_not_found: "该浏览器已退出登录。",
  request_too_slow: "该请求送达用时太长。",
  other_person: "此浏览器现已登录其他账号，请刷新页面。",
  too_many_trips: ({ trips }) =>
    `你有 ${chinese.count(trips, { one: "个行程", other: "个行程" })}，账号已放不下更多。请先删除几个。`,
  files_full: ({ megabytes }) =>
    megabytes === 0
      ? "此服务器的账号没有文件空间。"
      : `每个账号有 ${megabytes} MB 文件空间，每个行程最多 ${LIMITS.keptFile.ofTrip} 个文件。请先移除几个。`,
  file_not_found: "此文件已不在账号中。",
  file_refused: "只能保存 PDF 和图片（JPEG、PNG、WebP、GIF）。",
  version_conflict: "此行程已在别处更改。请比较两个版本并选择一个。",
  body_too_large: ({ mostBytes }) => `此请求太大，上限为 ${mostBytes / 1024} KB。`,
  wrong_host: ({ publicUrl }) => `此服务器只能通过 ${publicUrl} 访问。`,
  unsupported_media_type: "请发送未压缩的 UTF-8 JSON，内容类型为 application/json。",
  required_selection_missing: "请填写所有信息",
  days_out_of_range: ({ maxDays }) => `请输入 1 到 ${maxDays} 之间的整数天数。`,
  cities_out_of_range: "一次旅行可以包含两到四座城市，每座城市至少一天。",
  start_date_unreadable: "请输入有效的开始日期，或留空。",
  start_date_missing: "日历需要日期。请设置开始日期后重试。",
  import_unreadable: ({ problem, most }) =>
    `无法读取此文件：${IMPORT_PROBLEMS[problem].replace("{most}", `${most}`)}。`,
  import_destination_missing: "文件没有说明地点在哪里。请输入目的地后重新导入。",
  idempotency_key_reused: "此请求已用其他内容发送过。请再次点按“生成”。",
  confirmation_mismatch: "这不是此账号的邮箱地址，因此未删除任何内容。",
  change_impossible: "这一天或这个地点不在此行程中，因此未作更改。",
  day_locked: "这一天或换城那天已锁定，或含有锁定的地点，因此未作更改。",
  trip_full: "此行程或这一天已满，因此未作更改。请先移除一些内容。",
  costs_full: "此行程的支出或出行人已达上限，请先移除一项。",
  ideas_full: "此行程的备选已满，请先移除几个。",
  list_full: "此行程的清单已满，请先移除一些内容。",
  trip_too_large: "此行程太长，无法保存。请减少天数或缩短备注。",
  destination_unknown: ({ destination, ...advice }) =>
    `“${destination}”不在我们的内置指南中，我们也不会编造地点。${adviceText(advice)}`,
  destination_unanswered: ({ destination, ...advice }) =>
    `“${destination}”不在我们的内置指南中，我们用来查询其他地点的服务也没有响应。请稍后重试。${adviceText(advice)}`,
  destination_is_region: ({ destination }) =>
    `${destination}有多个城镇，我们一次只规划一个。请选择住在哪里。`,
  destination_ambiguous: ({ destination }) =>
    `“${destination}”可能指多个地点，请选择你要去的那个。`,
  too_little_known: ({ destination, places }) =>
    `我们在开放数据中搜索了${destination}，只找到 ${chinese.count(places, { one: "个地点", other: "个地点" })}可看。这不足以制定计划，我们也不会编造地点。`,
  only_map_known: ({ destination, places }) =>
    `我们只在地图上找到了${destination}。OpenStreetMap 显示了 ${chinese.count(places, { one: "个地点", other: "个地点" })}，但没有旅行指南或百科说明哪些值得一去，因此无法制定计划。`,
  too_many_new_places: "你请求了许多我们还不熟悉的目的地。请等一小时，或从我们的指南中选择。",
  version_required: "请在 If-Match 标头中发送你要更改的版本。",
  too_many_requests: "你发送的请求太多。请等一分钟后重试。",
  too_many_streams: "你打开的页面太多。请关闭一个后重试。",
  too_many_generations: ({ limit }) => `你已用完今天的 ${limit} 个计划。UTC 午夜后可再次规划。`,
  already_planning: "我们正在为你制定计划。请等它完成，或先停止它。",
  server_daily_limit: "此服务器今天的计划数已达上限，请明天再来。",
  header_too_large: "该请求的标头太长。",
  cancelled: "你停止了此计划，未保存任何内容。",
  interrupted: "制定计划时服务器重启了，请重试。",
  planner_busy: "规划服务繁忙。请等一分钟后重试。",
  planner_refused: "规划服务拒绝了此服务器的密钥或设置。请告知网站管理员。",
  planner_declined: "规划服务无法处理此请求。请重试，或告知网站管理员。",
  planner_unreachable: "规划服务没有响应。请等一分钟后重试。",
  planner_blocked: "规划服务不回应此请求。请换一种方式描述目的地。",
  planner_stopped: "规划服务未完成就停止了。请重试，或换一种方式描述目的地。",
  planner_unreadable: "规划服务的回答两次都无法读取，请重试。",
  tool_too_slow: "用时太长，但操作可能已经生效。",
  plan_failed: "行程生成失败，请重试。",
  shutting_down: "服务器正在重启，请稍后重试。",
  storage_full: "服务器已没有空间保存。请告知网站管理员。",
  busy: "服务器繁忙，请稍后重试。",
  storage_unreachable: "存储没有响应，请一分钟后重试。",
  storage_damaged: "此服务器的存储数据已损坏，无法显示或保存。请告知网站管理员。",
  trip_unreachable: "设备处于离线状态，无法获取数据。",
  internal: "我们这边出了点问题，请重试。",
};
