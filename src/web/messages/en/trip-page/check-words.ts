import { english } from "../../../../domain/messages/en/english.ts";
import { type WorthVerdict, worthVerdict } from "../../../../domain/plan/plan-verdict.ts";
import type { PlanChange, PlanCheck } from "../../../../domain/trip/trip.ts";

const places = (count: number) => english.count(count, { one: "place", other: "places" });
const hotels = (count: number) => english.count(count, { one: "hotel", other: "hotels" });

const WORTH_WORDS: Readonly<Record<WorthVerdict, string>> = {
  veryGood: "It is well worth it",
  good: "It is worth it",
  fair: "It could be worth more",
  poor: "It is hardly worth it",
};
const QUALITY_WORDS: Readonly<Record<WorthVerdict, string>> = {
  veryGood: "very good",
  good: "good",
  fair: "fair",
  poor: "poor",
};

/** The plan check. */
export const checkWords = {
  planCheck: "Plan check",
  verified: (values: PlanCheck["verified"]) =>
    `Checked against ${values.by === "open" ? "open data" : "our guide"}: ${values.places} of ${places(values.ofPlaces)}, ${values.hotels} of ${hotels(values.ofHotels)}.`,
  quality: (quality: number) => {
    const verdict = worthVerdict(quality);
    return `${WORTH_WORDS[verdict]}. Quality: ${QUALITY_WORDS[verdict]}, ${quality} of 100.`;
  },
  weaknesses: "What holds it down",
  nothingVerified:
    "Our guide knows none of these places. Only the model says that they exist, where they are, when they open and what they cost, so look each one up before you go.",
  notChecked: (checks: readonly string[]) => `Not checked: ${english.list(checks)}.`,
  unmet: (checks: readonly string[]) => `Not met: ${english.list(checks)}.`,
  watch: "What to watch",
  changes: (count: number) => `What we changed (${count})`,
  changeKinds: {
    moved: "Moved:",
    dropped: "Dropped:",
    corrected: "Corrected:",
    added: "Added:",
  } satisfies Record<PlanChange["kind"], string>,
  checks: (count: number) => `All checks (${count})`,
  check: "Check",
  found: "Found",
  wanted: "Wanted",
  /** In the middle of a row, where there are no columns. */
  wantedHere: ", wanted",
  result: "Result",
  met: "Met",
  notMet: "Not met",
};
