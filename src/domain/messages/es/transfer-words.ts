import { sayTransfer } from "../say-transfer.ts";
import { spanish } from "./spanish.ts";
import { storedWords } from "./stored-words.ts";

export const transferWords = sayTransfer(spanish, storedWords, {
  byTransit: "en transporte público",
  byFlight: "en avión o en tren de larga distancia",
  about: "cerca de ",
  way: ({ from, to, by, time, distance }) =>
    `De ${from} a ${to} ${by}: ${time} de hotel a hotel (${distance})`,
});
