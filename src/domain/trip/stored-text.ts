/** A text that the engine wrote into a trip, taken apart, so that it can be said in another language. */

/** @returns 2 for "Day 2"; undefined for words of a model or a traveller. */
export function dayNumberOf(name: string): number | undefined {
  const number = /^Day (\d{1,4})$/.exec(name)?.[1];
  return number === undefined ? undefined : Number(number);
}

export type StoredPrice =
  | { readonly kind: "free" }
  | { readonly kind: "unknown" }
  | { readonly kind: "sameTicket" }
  | { readonly kind: "adult" | "night"; readonly amount: string };

/** A price as `ticketText` and `nightText` write it; undefined for other words. */
export function storedPriceOf(text: string): StoredPrice | undefined {
  if (text === "Free") return { kind: "free" };
  if (text === "On the same ticket") return { kind: "sameTicket" };
  if (text === "Price not known") return { kind: "unknown" };
  const [, amount, per] = /^(.{1,60}) per (adult|night)$/.exec(text) ?? [];
  if (amount === undefined) return undefined;
  return { kind: per === "adult" ? "adult" : "night", amount };
}

/** @returns 3 for "3 stars", 0 for "Not rated"; undefined for other words. */
export function starsOf(text: string): number | undefined {
  if (text === "Not rated") return 0;
  const stars = /^(\d(?:\.\d)?) stars?$/.exec(text)?.[1];
  return stars === undefined ? undefined : Number(stars);
}

export type StoredWay = {
  readonly minutes: number;
  /** "train", "public transport"; undefined on foot. */
  readonly by: string | undefined;
  readonly km: number;
};

/** A way as `travelText` writes it; undefined for other words. */
export function storedWayOf(text: string): StoredWay | undefined {
  const parts = /^(\d{1,5}) min (?:walk|by ([\p{L} -]{1,40})) \((\d{1,5}\.\d) km\)$/u.exec(text);
  if (parts === null) return undefined;
  const [, minutes, by, km] = parts;
  return { minutes: Number(minutes), by, km: Number(km) };
}

/** What the engine adds to a guide's text: a show's program is unknown, a holiday, a hotel's level, the way to a table. */
export type StoredAddition =
  | { readonly kind: "program" }
  | { readonly kind: "holiday" }
  | { readonly kind: "level"; readonly title: string }
  | {
      readonly kind: "way";
      readonly minutes: number;
      /** "taxi"; undefined on foot. */
      readonly by: string | undefined;
      /** A place of the trip; undefined from the hotel. */
      readonly from: string | undefined;
    };

/** A guide's text, and what the engine has added to it in the order of the sentences. */
export function storedDetailsOf(text: string): {
  readonly details: string;
  readonly added: readonly StoredAddition[];
} {
  const added: StoredAddition[] = [];
  let details = text;
  for (;;) {
    const last = lastAddition(details);
    if (last === undefined) return { details, added };
    added.unshift(last.addition);
    details = details.slice(0, last.at);
  }
}

/** Sentences at the end of a text; those of which the last could be a part come first. */
const ADDITIONS: readonly (readonly [
  RegExp,
  (parts: readonly (string | undefined)[]) => StoredAddition,
])[] = [
  [
    / Check the program: we don’t know what’s on, or when it begins\.$/,
    () => ({ kind: "program" }),
  ],
  [/ It is a public holiday: call ahead\.$/, () => ({ kind: "holiday" })],
  [
    / (Economy|Budget|Standard|Comfort|Premium) category\.$/,
    ([, title = ""]) => ({ kind: "level", title }),
  ],
  [
    / (\d{1,3}) min (?:on foot|by (public transport|taxi)) from (?:the hotel|(.{1,200}))\.$/,
    ([, minutes, by, from]) => ({ kind: "way", minutes: Number(minutes), by, from }),
  ],
];

function lastAddition(text: string): { addition: StoredAddition; at: number } | undefined {
  for (const [sentence, read] of ADDITIONS) {
    const parts = sentence.exec(text);
    if (parts !== null) return { addition: read(parts), at: parts.index };
  }
  return undefined;
}
