/**
 * What a wish may ask for: each verb with what it says, for those who are told of it, and the fields that it has. A "?"
 * at the end of a field's kind: it may be missing. The reader's types, the schema that a model answers in and the words
 * that it is told are made of this table.
 */
export const WISH_VERBS = {
  add: { says: "it comes into the plan", fields: { what: "thing" } },
  remove: { says: "it goes", fields: { what: "thing" } },
  keep: { says: "it stays, whatever else is asked", fields: { what: "thing" } },
  fewer: { says: "fewer of a kind", fields: { what: "thing" } },
  "at-most": { says: "no more than so many of a kind", fields: { what: "thing", count: "count" } },
  "at-least": { says: "so many of a kind, or more", fields: { what: "thing", count: "count" } },
  "remove-some": { says: "so many of a kind go", fields: { what: "thing", count: "count" } },
  "remove-others": {
    says: "all of a kind goes, but for what stays",
    fields: { what: "thing", but: "things" },
  },
  swap: {
    says: "one thing for another, for so long; without 'by', for whatever fits",
    fields: { what: "thing", by: "thing?", minutes: "span?" },
  },
  /** Of a kind with `isNew` one comes there where the plan has none. */
  move: { says: "to another spot or day", fields: { what: "thing", to: "spot", isNew: "flag?" } },
  exchange: {
    says: "two places of the plan change places",
    fields: { what: "thing", others: "things" },
  },
  together: { says: "all of them on one day", fields: { what: "thing", others: "things" } },
  apart: { says: "each on another day", fields: { what: "thing", others: "things" } },
  alone: { says: "nothing else on its day", fields: { what: "thing" } },
  "not-on": {
    says: "not on these days, or not from then to then",
    fields: { what: "thing", fromMinutes: "minutes?", toMinutes: "until?" },
  },
  "set-start": {
    says: "a visit begins then, no later, or no sooner",
    fields: {
      what: "thing",
      minutes: "mealHour",
      by: "by?",
      isLatest: "flag?",
      isSoonest: "flag?",
    },
  },
  "set-end": { says: "a visit ends then", fields: { what: "thing", minutes: "minutes" } },
  stay: {
    says: "how long a visit is, or no longer than so",
    fields: { what: "thing", minutes: "span", by: "by?", isMost: "flag?", isOutside: "flag?" },
  },
  "keep-rest": { says: "nothing that isn't named is lost", fields: {} },
  "is-open": { says: "a question: whether it is open then", fields: { what: "thing" } },
  lock: { says: "it stays where it is", fields: { what: "thing" } },
  unlock: { says: "it may be moved", fields: { what: "thing" } },
  "lock-days": { says: "these days stay as they are", fields: {} },
  "unlock-days": { says: "these days may be changed", fields: {} },
  "start-day": {
    says: "a day begins no sooner",
    fields: { minutes: "hour", by: "by?", isSoonest: "flag?" },
  },
  "end-day": { says: "a day is over by then", fields: { minutes: "end" } },
  pace: { says: "how full a day is", fields: { pace: "pace" } },
  free: { says: "nothing is planned then", fields: { part: "part" } },
  "add-day": {
    says: "the trip has a day more, at its end or start, or after or before a day",
    fields: { at: "newDay" },
  },
  "remove-days": { says: "the trip has these days no more", fields: {} },
  "move-day": { says: "a day in the place of another", fields: { to: "dayPlace" } },
  "swap-day-of": {
    says: "the day that has it and a day, or the day of another place, change places",
    fields: { what: "thing", by: "thing?" },
  },
  "swap-days": { says: "a day and the other change places", fields: { other: "when" } },
  "free-hours": {
    says: "nothing is planned from then to then",
    fields: { fromMinutes: "minutes", toMinutes: "until" },
  },
  indoors: {
    says: "nothing in the open from then to then, but beaches where orWater is true",
    fields: { fromMinutes: "minutes", toMinutes: "until", orWater: "flag?" },
  },
  "most-a-day": { says: "no more places a day", fields: { count: "count" } },
  meal: {
    says: "a meal: gone, there, at an hour, near something, of a food, a good one, at a place to eat, there once more, at another or a cheaper one, or so long",
    fields: {
      meal: "meal",
      isGone: "flag?",
      minutes: "mealHour?",
      isLatest: "flag?",
      near: "near?",
      food: "food?",
      isNice: "flag?",
      table: "table?",
      isMore: "flag?",
      isOther: "flag?",
      isCheap: "flag?",
      length: "length?",
    },
  },
  hotel: {
    says: "another hotel: a cheaper or a better one, a hostel, or one for no more a night",
    fields: { isCheap: "flag?", isNice: "flag?", isHostel: "flag?", price: "price?" },
  },
  "less-walking": { says: "less on foot", fields: { km: "km?" } },
  cheaper: { says: "cheaper tickets", fields: {} },
  "best-order": { says: "the shortest way", fields: {} },
  need: {
    says: "what they eat, at each meal or at one of the day, or that they take no steps",
    fields: { need: "need", meal: "meal?" },
  },
  note: { says: "nothing else fits: the day keeps the words as a note", fields: {} },
  with: { says: "who travels", fields: { who: "who", ages: "ages?" } },
} as const satisfies Readonly<
  Record<string, { readonly says: string; readonly fields: Readonly<Record<string, FieldKind>> }>
>;

type FieldName =
  | "thing"
  | "things"
  | "count"
  | "spot"
  | "minutes"
  | "span"
  | "hour"
  | "end"
  | "pace"
  | "part"
  | "newDay"
  | "dayPlace"
  | "when"
  | "need"
  | "who"
  | "ages"
  | "by"
  | "km"
  | "until"
  | "meal"
  | "mealHour"
  | "near"
  | "food"
  | "table"
  | "length"
  | "price"
  | "flag";
export type FieldKind = FieldName | `${FieldName}?`;
export type WishVerb = keyof typeof WISH_VERBS;
