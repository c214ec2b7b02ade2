import { sayTransfer } from "../say-transfer.ts";
import { english } from "./english.ts";
import { storedWords } from "./stored-words.ts";

/** Words of the way from one base of a trip to the next. */
export const transferWords = sayTransfer(english, storedWords, {
  byTransit: "by public transport",
  byFlight: "by plane or long train",
  about: "about ",
  way: ({ from, to, by, time, distance }) =>
    `From ${from} to ${to} ${by}: ${time} from hotel to hotel (${distance})`,
});
