import type { MeantWish } from "../trip/meant-wish.ts";

/** A problem with a field of a request; `field` is its path, "" for the whole body. */
export type FieldProblem =
  | { problem: "fieldUnknown" | "fieldUnfit"; field: string }
  | {
      problem: "fieldTooBig" | "fieldTooSmall";
      field: string;
      amount: number;
      of: "characters" | "entries" | "value";
    }
  | { problem: "fieldValue"; field: string; allowed: string[] }
  | { problem: "fieldType"; field: string; types: string[] };

/** Advice for a destination that the guide doesn't know. */
export type DestinationAdvice =
  | { advice: "nearest"; city: string; km: number }
  | { advice: "namesake"; city: string; others: string[] }
  | { advice: "similar"; city: string }
  | { advice: "sameCountry"; cities: string[] }
  | { advice: "some"; total: number; cities: string[] };

/** Why a place comes earlier or later in its day than the draft had it. */
export type OrderReason =
  | { why: "whenOpen" | "atItsBest" | "wholeDayFits" }
  | { why: "shorterWay"; savedMinutes: number };

/** A wish as a message's values, none of which is undefined. */
export type NotedWish = Noted<MeantWish>;
type Noted<One> = One extends MeantWish
  ? { [Key in keyof One]: Exclude<One[Key], undefined> }
  : never;

/** An amount in the smallest unit of its currency. */
export type MoneyValues = { minor: number; currency: string };
