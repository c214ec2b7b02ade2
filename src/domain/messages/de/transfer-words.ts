import { sayTransfer } from "../say-transfer.ts";
import { german } from "./german.ts";
import { storedWords } from "./stored-words.ts";

export const transferWords = sayTransfer(german, storedWords, {
  byTransit: "mit öffentlichen Verkehrsmitteln",
  byFlight: "mit Flugzeug oder Fernzug",
  about: "etwa ",
  way: ({ from, to, by, time, distance }) =>
    `Von ${from} nach ${to} ${by}: ${time} von Hotel zu Hotel (${distance})`,
});
