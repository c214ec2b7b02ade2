import type { ListItem } from "./list-item.ts";
import { openIdeas } from "./open-ideas.ts";
import type { Hotel, ItineraryDay, Place, TripDraft } from "./trip.ts";

/**
 * A trip to be planned again, by its owner or by who was shown it: the places, hotels and words of another one, of which
 * it has no id, date, booking, cost or verdict. What was asked for on dates is left out with them.
 */
export function planAgain(trip: TripDraft): TripDraft {
  const { costs: _, planCheck: __, ideas: ___, bookings: ____, listItems = [], ...draft } = trip;
  const open = openIdeas(trip);
  const { startDate: _start, month: _month, wishes = [], ...userSelection } = draft.userSelection;
  const { hotels, itinerary, setAside, ...tripData } = draft.tripData;
  const lasting = wishes.filter((wish) => !("dates" in wish) || wish.dates === undefined);
  return {
    ...draft,
    // Those of the plan would be open again, as its places have new ids.
    ...(open.length === 0 ? {} : { ideas: open.map(({ slot: _, ...idea }) => idea) }),
    ...(listItems.length === 0 ? {} : { listItems: listItems.map(newItem) }),
    userSelection: { ...userSelection, ...(lasting.length === 0 ? {} : { wishes: lasting }) },
    tripData: {
      ...tripData,
      hotels: hotels.map(newHotel),
      itinerary: itinerary.map(newDay),
      ...(setAside === undefined ? {} : { setAside: setAside.map(newPlace) }),
    },
  };
}

const newHotel = ({ id: _, ...hotel }: Hotel): Hotel => hotel;

const newPlace = ({
  id: _,
  isBooked: __,
  isVisited: ___,
  mealKind: ____,
  ...place
}: Place): Place => place;

/** To be packed and done again, with nobody named yet. */
const newItem = ({ id, list, text }: ListItem): ListItem => ({ id, list, text });

function newDay({ id: _, date: __, plan, ...day }: ItineraryDay): ItineraryDay {
  return { ...day, plan: plan.map(newPlace) };
}
