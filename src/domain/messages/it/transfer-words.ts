import { sayTransfer } from "../say-transfer.ts";
import { italian } from "./italian.ts";
import { storedWords } from "./stored-words.ts";

export const transferWords = sayTransfer(italian, storedWords, {
  byTransit: "con i mezzi pubblici",
  byFlight: "in aereo o con un treno a lunga percorrenza",
  about: "circa ",
  way: ({ from, to, by, time, distance }) =>
    `Da ${from} a ${to} ${by}: ${time} da hotel a hotel (${distance})`,
});
