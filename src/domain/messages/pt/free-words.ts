import type { FreeTime } from "../../trip/trip.ts";
import type { freeWords as english } from "../en/free-words.ts";
import { portuguese } from "./portuguese.ts";

const KINDS: Readonly<Record<NonNullable<FreeTime["until" | "rest"]>, string>> = {
  hotel: "Descanso no hotel",
  here: "Hora de descansar",
  sunset: "Livre até o pôr do sol",
  evening: "Livre até a noite",
  opening: "Livre até o próximo lugar abrir",
};

export const freeWords: typeof english = {
  kind: ({ until, rest }) => {
    const kind = rest ?? until;
    return kind === undefined ? "Tempo livre" : KINDS[kind];
  },
  near: (names) => `Por perto: ${portuguese.list(names)}`,
};
