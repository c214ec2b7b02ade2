import type { OsmElement, WikidataItem } from "../open-data.ts";
import type { Listing } from "../reading/read-listings.ts";
import { isGone } from "./classify.ts";

const GONE =
  /\b(?:permanently closed|closed permanently|demolished|(?:has|have) closed|closed (?:since|down|its doors)|no longer (?:open|exists?|in operation)|out of business|defunct)\b/i;
/** Not at some times, nor a part of it. */
const NOT_FOR_VISITORS =
  /\b(?:closed|(?:not|\w+n['’]t) (?:currently |normally |generally |usually )?open) to (?:the )?(?:general )?(?:public|visitors)\b(?! (?:on|during|except|from|between|before|after|until|till|in|at|for|most)\b)/i;
const PART =
  /\b(?:interior|inside|cellars?|tower|top|upper|lower|floors?|parts?|some|most|rooms?|sections?|areas?|only|but|although|though|however|exterior|outside|gardens?|grounds)\b/i;
const FOR_A_WHILE =
  /\b(?:closed for (?:\w+ ){0,2}(?:restoration|renovations?|refurbishment|repairs?|reconstruction|works?)|temporarily closed|(?:under|undergoing) (?:\w+ )?(?:restoration|renovations?|refurbishment)|closed (?:to the public )?until)\b/i;
const UNTIL = /\b(?:until|till|reopen\w*)[^.;]{0,40}?\b((?:19|20)\d\d)\b/i;
const LIFE_CYCLE =
  /^(?:disused|abandoned|demolished|was|razed|removed|destroyed):(?:tourism|historic|amenity|leisure|building)$/;
/** An abbey that ended in 1540 can be visited; a museum that ended in 2004 can't. */
const LATEST_HISTORY = 1950;

export type Closed = "gone" | "for-a-while" | undefined;

/** @param now ISO date. */
export function closedListing({ name, content, hours }: Listing, now: string): Closed {
  const text = `${name}. ${hours}. ${content}`;
  if (/^closed\W*$/i.test(hours) || GONE.test(text)) return "gone";
  const isForNobody = text
    .split(/[.!?;]\s/)
    .some((sentence) => NOT_FOR_VISITORS.test(sentence) && !PART.test(sentence));
  if (isForNobody) return "gone";
  if (!FOR_A_WHILE.test(text)) return undefined;
  const until = UNTIL.exec(text)?.[1];
  return until !== undefined && until < now.slice(0, 4) ? undefined : "for-a-while";
}

export function closedElement({ tags }: OsmElement, now: string): Closed {
  const isPrivate = tags.access === "private" || tags.access === "no";
  const isOff =
    /^(?:off|closed)\b/i.test(tags.opening_hours ?? "") &&
    !(tags.opening_hours ?? "").includes(";");
  const ended = tags.end_date ?? "";
  const isEnded =
    /^\d{4}/.test(ended) && Number(ended.slice(0, 4)) >= LATEST_HISTORY && ended < now;
  const hasEnded = Object.keys(tags).some((key) => LIFE_CYCLE.test(key));
  return isPrivate || isOff || isEnded || hasEnded ? "gone" : undefined;
}

export function closedItem({ classes, endedAt = "" }: WikidataItem, now: string): Closed {
  if (isGone(classes)) return "gone";
  return /^\d{4}-/.test(endedAt) && Number(endedAt.slice(0, 4)) >= LATEST_HISTORY && endedAt < now
    ? "gone"
    : undefined;
}
