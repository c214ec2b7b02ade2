import { sayTransfer } from "../say-transfer.ts";
import { portuguese } from "./portuguese.ts";
import { storedWords } from "./stored-words.ts";

export const transferWords = sayTransfer(portuguese, storedWords, {
  byTransit: "de transporte público",
  byFlight: "de avião ou de trem de longa distância",
  about: "cerca de ",
  way: ({ from, to, by, time, distance }) =>
    `De ${from} a ${to} ${by}: ${time} de hotel a hotel (${distance})`,
});
