import type { FreeTime } from "../../trip/trip.ts";
import type { freeWords as english } from "../en/free-words.ts";
import { arabic } from "./arabic.ts";

const KINDS: Readonly<Record<NonNullable<FreeTime["until" | "rest"]>, string>> = {
  hotel: "استراحة في الفندق",
  here: "وقت للراحة",
  sunset: "وقت حر حتى الغروب",
  evening: "وقت حر حتى المساء",
  opening: "وقت حر حتى يفتح المكان التالي",
};

export const freeWords: typeof english = {
  kind: ({ until, rest }) => {
    const kind = rest ?? until;
    return kind === undefined ? "وقت حر" : KINDS[kind];
  },
  near: (names) => `بالقرب: ${arabic.list(names)}`,
};
