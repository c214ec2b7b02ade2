import type { editTripWords as english } from "../en/edit-trip-words.ts";
/** Why a change of a trip is not kept. */
export const editTripWords: typeof english = {
  tripOffline: "オフラインのため、データを取得できませんでした。",
  tooManyWaiting: (count) =>
    `送信待ちの変更が${count}件あり、保存の上限です。オンラインになって送信してから、もう一度お試しください。`,
  noRoom:
    "ブラウザの空き容量がないため、変更を保存できませんでした。空き容量を増やして、もう一度お試しください。",
};
