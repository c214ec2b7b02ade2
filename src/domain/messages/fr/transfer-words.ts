import { sayTransfer } from "../say-transfer.ts";
import { french } from "./french.ts";
import { storedWords } from "./stored-words.ts";

export const transferWords = sayTransfer(french, storedWords, {
  byTransit: "en transports en commun",
  byFlight: "en avion ou en train longue distance",
  about: "environ ",
  way: ({ from, to, by, time, distance }) =>
    `${from} → ${to} ${by} : ${time} d’hôtel à hôtel (${distance})`,
});
