import { amsterdam } from "./cities/amsterdam.ts";
import { athens } from "./cities/athens.ts";
import { auckland } from "./cities/auckland.ts";
import { bangkok } from "./cities/bangkok.ts";
import { barcelona } from "./cities/barcelona.ts";
import { berlin } from "./cities/berlin.ts";
import { budapest } from "./cities/budapest.ts";
import { buenosAires } from "./cities/buenos-aires.ts";
import { cairo } from "./cities/cairo.ts";
import { capeTown } from "./cities/cape-town.ts";
import { delhi } from "./cities/delhi.ts";
import { dubai } from "./cities/dubai.ts";
import { dublin } from "./cities/dublin.ts";
import { florence } from "./cities/florence.ts";
import { hongKong } from "./cities/hong-kong.ts";
import { istanbul } from "./cities/istanbul.ts";
import { kyoto } from "./cities/kyoto.ts";
import { lisbon } from "./cities/lisbon.ts";
import { london } from "./cities/london.ts";
import { losAngeles } from "./cities/los-angeles.ts";
import { madrid } from "./cities/madrid.ts";
import { marrakesh } from "./cities/marrakesh.ts";
import { mexicoCity } from "./cities/mexico-city.ts";
import { milan } from "./cities/milan.ts";
import { munich } from "./cities/munich.ts";
import { newYork } from "./cities/new-york.ts";
import { osaka } from "./cities/osaka.ts";
import { paris } from "./cities/paris.ts";
import { prague } from "./cities/prague.ts";
import { rioDeJaneiro } from "./cities/rio-de-janeiro.ts";
import { rome } from "./cities/rome.ts";
import { sanFrancisco } from "./cities/san-francisco.ts";
import { seoul } from "./cities/seoul.ts";
import { singapore } from "./cities/singapore.ts";
import { sydney } from "./cities/sydney.ts";
import { taipei } from "./cities/taipei.ts";
import { tokyo } from "./cities/tokyo.ts";
import { toronto } from "./cities/toronto.ts";
import { venice } from "./cities/venice.ts";
import { vienna } from "./cities/vienna.ts";
import type { GuideCity } from "./guide-city.ts";
import { holidaysOf } from "./holidays.ts";

/** Cities in a part of their country with holidays of its own, by ISO 3166-2. */
const HOLIDAY_REGIONS: Readonly<Record<string, string>> = { madrid: "ES-MD", munich: "DE-BY" };

/** Every city of the built-in guide, the most visited first: the order of suggestions. */
export const GUIDE_CITIES: readonly GuideCity[] = [
  paris,
  tokyo,
  newYork,
  rome,
  florence,
  venice,
  milan,
  lisbon,
  bangkok,
  capeTown,
  london,
  barcelona,
  madrid,
  istanbul,
  kyoto,
  sydney,
  rioDeJaneiro,
  amsterdam,
  marrakesh,
  mexicoCity,
  prague,
  singapore,
  hongKong,
  seoul,
  osaka,
  taipei,
  delhi,
  cairo,
  sanFrancisco,
  losAngeles,
  vienna,
  buenosAires,
  toronto,
  athens,
  berlin,
  munich,
  budapest,
  dublin,
  dubai,
  auckland,
].map(withCalendar);

function withCalendar(city: GuideCity): GuideCity {
  const holidays = holidaysOf(HOLIDAY_REGIONS[city.id] ?? city.countryCode);
  const { places, dayTrips, eateries, timeZone } = city;
  return {
    ...city,
    places: places.map((place) => ({ ...place, holidays, timeZone })),
    ...(dayTrips === undefined
      ? {}
      : { dayTrips: dayTrips.map((trip) => ({ ...trip, holidays, timeZone })) }),
    ...(eateries === undefined
      ? {}
      : { eateries: eateries.map((eatery) => ({ ...eatery, holidays })) }),
  };
}
