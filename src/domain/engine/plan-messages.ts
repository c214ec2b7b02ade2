import type { MessageOf } from "../message.ts";
import type { Words } from "../messages/words.ts";
import type { PlanChange } from "../trip/trip.ts";

/** A change as the engine makes it: with a message that the catalogue has. */
export type ExplainedChange = Pick<PlanChange, "kind" | "name"> & ChangeMessage;
export type ChangeMessage = MessageOf<Words["changes"]>;

/** The same of what to look out for; `day` is the day it is about. */
export type WatchEntry = { day?: number } & MessageOf<Words["watch"]>;

/** The same of what holds the quality down. */
export type Weakness = MessageOf<Words["weaknesses"]>;
