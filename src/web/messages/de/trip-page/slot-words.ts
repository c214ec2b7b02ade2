import type { SlotPart } from "../../../../domain/trip/slot.ts";
import type { slotWords as english } from "../../en/trip-page/slot-words.ts";

const PARTS: Readonly<Record<SlotPart, string>> = {
  morning: "Vormittag",
  lunch: "Mittagessen",
  afternoon: "Nachmittag",
  dinner: "Abendessen",
  evening: "Abend",
};

export const slotWords: typeof english = {
  title: "Zur Abstimmung",
  parts: PARTS,
  slot: (day, part) => `${day}: ${PARTS[part]}`,
  putUp: (name) => `${name} zur Abstimmung stellen`,
  notUp: "Nicht zur Abstimmung",
  takeIt: "Nehmen",
  take: (name) => `${name} nehmen`,
  inPlan: "Jetzt im Plan",
  keepIt: "Behalten",
  keep: (name) => `${name} behalten`,
  taken: (name, day, hours) => `${name} steht jetzt im Plan: ${day}, ${hours}.`,
  fitsNowhere: (name) => `So hat kein Tag Platz für ${name}. Löse oder entferne zuerst etwas.`,
};
