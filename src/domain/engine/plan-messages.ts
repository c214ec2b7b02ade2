import type { MessageOf } from "../message.ts";
import type { CHANGE_MESSAGES } from "../messages/en/change-messages.ts";
import type { WATCH_MESSAGES } from "../messages/en/watch-messages.ts";
import type { WEAKNESS_MESSAGES } from "../messages/en/weakness-messages.ts";
import type { PlanChange } from "../trip/trip.ts";

/** A change as the engine makes it: with a message that the catalogue has. */
export type ExplainedChange = Pick<PlanChange, "kind" | "name"> & ChangeMessage;
export type ChangeMessage = MessageOf<typeof CHANGE_MESSAGES>;

/** The same of what to look out for; `day` is the day it is about. */
export type WatchEntry = { day?: number } & MessageOf<typeof WATCH_MESSAGES>;

/** The same of what holds the quality down. */
export type Weakness = MessageOf<typeof WEAKNESS_MESSAGES>;
