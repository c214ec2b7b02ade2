import { sayTransfer } from "../say-transfer.ts";
import { japanese } from "./japanese.ts";
import { storedWords } from "./stored-words.ts";

export const transferWords = sayTransfer(japanese, storedWords, {
  byTransit: "公共交通機関で",
  byFlight: "飛行機または長距離列車で",
  about: "約",
  way: ({ from, to, by, time, distance }) =>
    `${from}から${to}まで${by}${time}（ホテル間、${distance}）`,
});
