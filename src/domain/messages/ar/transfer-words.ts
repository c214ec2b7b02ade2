import { sayTransfer } from "../say-transfer.ts";
import { arabic } from "./arabic.ts";
import { storedWords } from "./stored-words.ts";

export const transferWords = sayTransfer(arabic, storedWords, {
  byTransit: "بالمواصلات العامة",
  byFlight: "بالطائرة أو بقطار المسافات الطويلة",
  about: "حوالي ",
  way: ({ from, to, by, time, distance }) =>
    `من ${from} إلى ${to} ${by}: ${time} من الفندق إلى الفندق (${distance})`,
});
