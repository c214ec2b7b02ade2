import { LIMITS } from "../../../../domain/limits.ts";
import type { SlotPart } from "../../../../domain/trip/slot.ts";

const PARTS: Readonly<Record<SlotPart, string>> = {
  morning: "Morning",
  lunch: "Lunch",
  afternoon: "Afternoon",
  dinner: "Dinner",
  evening: "Evening",
};

/** Candidates for a part of a day, which guests vote on. */
export const slotWords = {
  title: "Up for a vote",
  parts: PARTS,
  slot: (day: string, part: SlotPart) => `${day}: ${PARTS[part]}`,
  putUp: (name: string) => `Put ${name} up for a vote`,
  notUp: "Not up for a vote",
  /** Of the places that are being added. */
  putThese: "Put them up for a vote",
  orVote: "Or let guests vote…",
  tooMany: `Up to ${LIMITS.list.candidates} places can be up for a vote together.`,
  /** Of a place in the plan with those that could take its place. */
  tickToVote: "Tick others to let guests vote on them and this one.",
  voteOn: (count: number) => `Let guests vote on these ${count}`,
  takeIt: "Take",
  take: (name: string) => `Take ${name}`,
};
