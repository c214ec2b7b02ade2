import { peopleOf } from "../../../../domain/costs/people-of.ts";
import { priceTimes } from "../../../../domain/money/price-times.ts";
import { roomsFor } from "../../../../domain/trip/rooms-for.ts";
import { placeMoreWords } from "../../../messages/trip-page/place-more-words.ts";
import { useShownTrip } from "./shown-trip.ts";

type PriceForPartyProps = {
  /** As the trip has it: "€150 – €260 per night". */
  readonly price: string;
  readonly isRoom?: boolean;
};

/** What a price comes to for these travellers: for all their rooms, and about how much in the currency of their costs. */
export function PriceForParty({ price, isRoom = false }: PriceForPartyProps) {
  const { party } = useShownTrip() ?? {};
  const rooms =
    isRoom && party !== undefined ? roomsFor(peopleOf(party), party.userSelection.childAges) : 1;
  const own = priceTimes(price, rooms);
  const currency = party?.costs?.currency;
  if (own === undefined) return null;
  const isForeign = currency !== undefined && own[0]?.currency !== currency;
  const about = isForeign ? priceTimes(price, rooms, currency) : undefined;
  const parts = [
    ...(rooms === 1 ? [] : [placeMoreWords.roomsPrice(rooms, own)]),
    ...(about === undefined ? [] : [placeMoreWords.aboutPrice(about)]),
  ];
  return parts.length === 0 ? null : <bdi className="tabular-nums">{parts.join(" · ")}</bdi>;
}
