import type { ReactNode } from "react";
import { askedCities } from "../../../../../domain/bases/asked-cities.ts";
import { addDays } from "../../../../../domain/calendar-date.ts";
import { LIMITS } from "../../../../../domain/limits.ts";
import { guideAnswerSchema } from "../../../../../domain/places/guide-answer.ts";
import type { NamedTowns } from "../../../../../domain/places/named-towns.ts";
import type { Trip } from "../../../../../domain/trip/trip.ts";
import type { WantedBases } from "../../../../../domain/trip/wanted-bases.ts";
import { API_PATHS } from "../../../../../domain/wire.ts";
import { callApi } from "../../../../lib/api-client.ts";
import { beginForm } from "../../../../lib/begun-form.ts";
import { paths } from "../../../../lib/paths.ts";
import { language } from "../../../../messages/domain/language.ts";
import { storedWords } from "../../../../messages/domain/stored-words.ts";
import { wishWords } from "../../../../messages/trip-page/wish-words.ts";
import { navigate } from "../../../../navigation/navigation.tsx";
import { Button } from "../../../../ui/button.tsx";
import { useAnswer } from "./use-answer.ts";

type CityOfferProps = {
  readonly trip: Trip;
  /** A wish that nothing came of. */
  readonly wish: string;
  /** Where it names no other city. */
  readonly children: ReactNode;
};

type Offer = {
  readonly towns: NamedTowns["towns"];
  readonly bases: WantedBases | undefined;
};

/** A wish for another city: the bases of a trip stand once it is planned, so the form opens with all of them. */
export function CityOffer({ trip, wish, children }: CityOfferProps) {
  const answer = useAnswer(wish, async () => (await offerFor(trip, wish)) ?? null);
  // Meanwhile, and without a network, what the engine says stands.
  const offer = answer?.value ?? null;
  if (offer === null) return children;
  const list = (towns: NamedTowns["towns"]) =>
    new Intl.ListFormat(language.tag).format(towns.map(({ name }) => storedWords.place(name)));
  return (
    <div className="card mb-2 p-4">
      <p>{wishWords.otherCity(list(offer.towns))}</p>
      <Button
        look="accent"
        className="mt-3 w-full"
        onClick={() => {
          begin(trip, offer);
          navigate(paths.createTrip, { replace: true });
        }}
      >
        {wishWords.planCities(list(offer.towns))}
      </Button>
    </div>
  );
}

async function offerFor(trip: Trip, wish: string): Promise<Offer | undefined> {
  const { names, days, isFirst, isStay } = askedCities(wish);
  const own = trip.bases?.towns.map(({ label }) => label) ?? [trip.userSelection.location.label];
  if (names.length === 0) return undefined;
  const labels = isFirst ? [...names, ...own] : [...own, ...names];
  const path = `${API_PATHS.guide}?destination=${encodeURIComponent(labels.join(" & "))}`;
  const result = await callApi(path, { schema: guideAnswerSchema });
  const several = result.ok ? result.value.several : undefined;
  if (several === undefined) return undefined;
  const { towns, isReadAbout } = several;
  const added = towns.length - own.length;
  const others = isFirst ? towns.slice(0, added) : towns.slice(own.length);
  const total = trip.tripData.itinerary.length;
  const isMeant = others.every(({ isKnown }) => isKnown || (isStay && isReadAbout));
  const fits = towns.length <= LIMITS.trip.bases && towns.length <= total;
  if (added < 1 || !isMeant || !fits) return undefined;
  const there = towns.length === 2 && days !== undefined && days < total ? days : undefined;
  const bases =
    there === undefined
      ? undefined
      : towns.map(({ label }, at) => ({
          label,
          days: (at === 0) === isFirst ? there : total - there,
        }));
  return { towns, bases };
}

function begin({ userSelection, tripData }: Trip, { towns, bases }: Offer): void {
  const { budget, traveler, people, startDate, month, childAges, pace, interests } = userSelection;
  const days = tripData.itinerary.length;
  const dated = startDate !== undefined && startDate !== "";
  beginForm({
    destination: towns.map(({ label }) => storedWords.place(label)).join(" & "),
    days: String(days),
    ...{ budget, traveler, month, childAges, pace, interests, bases },
    ...(people === undefined ? {} : { people: String(people) }),
    when: dated ? "dates" : month === undefined ? "open" : "month",
    ...(dated ? { startDate, endDate: addDays(startDate, days - 1) } : {}),
  });
}
