import { describeHotel } from "../../../src/domain/engine/writing/describe-hotel.ts";
import { describePlace } from "../../../src/domain/engine/writing/describe-place.ts";
import { TRAVELLERS } from "../../../src/domain/trip/traveller.ts";
import type { ItineraryDay, TripData, UserSelection } from "../../../src/domain/trip/trip.ts";
import type { GuideCity } from "../../../src/guide/guide-city.ts";
import type { JudgedPlan } from "../../fixtures/judged-plans/judged-plan.ts";
import type { GuideTrip } from "./guide-trip.ts";

/** A plan of a city as it would be stored, out of the lines of a judged one. */
export function layOut(judged: Omit<JudgedPlan, "reason" | "city">, city: GuideCity): GuideTrip {
  const hotel = find(city.hotels, judged.hotel);
  const traveller = TRAVELLERS.find(({ title }) => title === judged.traveller);
  const selection: UserSelection = {
    location: { label: city.name },
    noOfDays: judged.days.length,
    traveler: traveller?.people ?? "",
    budget: hotel.budget,
    ...(judged.startDate === undefined ? {} : { startDate: judged.startDate }),
    ...(judged.interests === undefined ? {} : { interests: [...judged.interests] }),
  };
  const plan: TripData = {
    hotels: [describeHotel(hotel, city)],
    itinerary: judged.days.map((lines, index) => dayOf(lines, index + 1, city)),
  };
  return { city, selection, plan };
}

function dayOf(lines: readonly string[], number: number, city: GuideCity): ItineraryDay {
  const spans = lines.map((line) => readLine(line));
  return {
    day: `Day ${number}`,
    plan: spans
      .filter(({ what }) => !["lunch", "dinner", "free"].includes(what))
      .map(({ what, ...visit }) => {
        const place = find(city.places, what);
        const words = { timeToTravel: "10 min walk", bestTime: "Morning" };
        return { ...describePlace(place, city), ...words, category: place.category, visit };
      }),
    meals: spans.flatMap(({ what, ...span }) =>
      // Those lines say when, not where.
      what === "lunch" || what === "dinner" ? [{ kind: what, ...span, placeName: "A table" }] : [],
    ),
    free: spans.flatMap(({ what, ...span }) => (what === "free" ? [span] : [])),
  };
}

/** "09:30-12:30 louvre-museum". */
function readLine(line: string) {
  const [, from = "", to = "", what = ""] = /^(\d\d:\d\d)-(\d\d:\d\d) (\S+)$/.exec(line) ?? [];
  if (what === "") throw new Error(`no line of a plan: ${line}`);
  return { what, startMinutes: minutesOf(from), endMinutes: minutesOf(to) };
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return 60 * hours + minutes;
}

function find<Item extends { readonly id: string }>(items: readonly Item[], id: string): Item {
  const found = items.find((item) => item.id === id);
  if (found === undefined) throw new Error(`the guide has no ${id}`);
  return found;
}
