import type { editTripWords as english } from "../en/edit-trip-words.ts";
/** Why a change of a trip is not kept. */
export const editTripWords: typeof english = {
  tripOffline: "设备处于离线状态，无法获取文档。",
  tooManyWaiting: (count) => `有 ${count} 项更改等待发送，已达上限。请联网发送后重试。`,
  noRoom: "此浏览器的存储空间已满，更改未保存。请释放一些空间后重试。",
};
