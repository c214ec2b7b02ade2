import { isCurrency, parsePrice } from "../../money/parse-price.ts";
import type { KnownHotel, KnownPlace } from "../known-city.ts";
import type { ChangeMessage } from "../plan-messages.ts";
import { nightText, ticketText } from "../writing/price-text.ts";

/** A price this many times the guide's, or as small a part of it, is wrong. */
const TOLERANCE = 2;

/** A price as the plan will have it, and what was changed. */
export type CorrectedPrice = { readonly text: string; readonly change: ChangeMessage | undefined };

/** Keeps a draft's ticket price unless it is far from the guide's, or says nothing. */
export function correctPlacePrice(
  draft: string,
  { ticketPrice }: Pick<KnownPlace, "ticketPrice">,
  currency: string,
): CorrectedPrice {
  if (ticketPrice === undefined) return { text: draft, change: undefined };
  const ours = ticketText(ticketPrice, currency);
  return correct(draft, ours, { low: ticketPrice, high: ticketPrice }, currency);
}

/** The same for a night in a hotel, which may cost anything from half the low to twice the high. */
export function correctRoomPrice(
  draft: string,
  { pricePerNight }: KnownHotel,
  currency: string,
): CorrectedPrice {
  return correct(draft, nightText(pricePerNight, currency), pricePerNight, currency);
}

function correct(
  draft: string,
  ours: string,
  known: KnownHotel["pricePerNight"],
  currency: string,
): CorrectedPrice {
  const price = parsePrice(draft, currency);
  if (price === undefined) return { text: ours, change: undefined };
  const isOwn = price.low === 0 || isCurrency(price.currency, currency);
  const isClose =
    price.high >= known.low / TOLERANCE &&
    price.low <= known.high * TOLERANCE &&
    (price.high === 0) === (known.high === 0);
  if (isOwn && isClose) return { text: draft, change: undefined };
  const said = draft.trim().replace(/(?<![.\s])[.\s]+$/, "");
  const before = price.high === 0 ? "" : said;
  const now = known.high === 0 ? "" : ours;
  return { text: ours, change: { code: "otherPrice", values: { before, now } } };
}
