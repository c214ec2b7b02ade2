import type { Message } from "../../../../../domain/message.ts";
import type { MealKind } from "../../../../../domain/places/eatery-kind.ts";
import { type InterestId, interestTitles } from "../../../../../domain/trip/interest.ts";
import type { TripDay } from "../../../../../domain/trip/trip.ts";
import { choiceWords } from "../../../../messages/domain/choice-words.ts";
import { guideText } from "../../../../messages/guide-text.ts";
import { checkWords } from "../../../../messages/trip-page/check-words.ts";
import { wishWords } from "../../../../messages/trip-page/wish-words.ts";
import { viewTripWords } from "../../../../messages/view-trip-words.ts";
import type { ChangeSheet } from "../../trip/edit-mode.ts";
import type { ThingToWatch } from "./things-to-watch.ts";

/** A traveller's way to remove a weakness: a button's words, and the sheet it opens. */
export type WayToRaise = { readonly words: string; readonly sheet: ChangeSheet };

/**
 * @param weakness as a trip has it, which may be another version's.
 * @returns undefined where there is nothing to be done with one tap.
 */
export function wayToRaise(
  { code, values = {} }: Message,
  itinerary: readonly TripDay[],
): WayToRaise | undefined {
  const [firstDay] = [values.days ?? values.day].flat();
  const day = itinerary[Number(firstDay) - 1];
  const dayId = day?.id;
  const placeId = day?.plan.find(({ placeName }) => placeName === values.name)?.id;
  switch (code) {
    case "without":
    case "missesEvent": {
      const [name] = [values.names].flat();
      return name === undefined
        ? undefined
        : wayByWish(`see ${name}`, checkWords.add(guideText(String(name))));
    }
    case "wishNotShown":
    case "wishNotOn": {
      const [wish] = [values.wishes ?? values.wish].flat();
      return wish === undefined
        ? undefined
        : {
            words: wishWords.askAbout(`${wish}`),
            sheet: { kind: "replan", wish: `${wish}`, isSaid: true },
          };
    }
    case "nothingFor":
    case "littleFor": {
      const [interest] = [values.interests].flat() as InterestId[];
      const [title] = interest === undefined ? [] : interestTitles([interest]);
      return interest === undefined || title === undefined
        ? undefined
        : wayByWish(
            `more ${OF_BOTH_KINDS[interest] ?? title.toLowerCase()}`,
            checkWords.moreOf(choiceWords.interests[interest]),
          );
    }
    case "emptyDay":
    case "endsEarly":
    case "startsLate":
    case "littleToSee":
    case "waiting":
      return dayId === undefined
        ? undefined
        : { words: checkWords.fillDay, sheet: { kind: "fill", dayId } };
    case "roundabout":
    case "muchTravel":
    case "mealsMissing":
    case "mealEarly":
    case "mealLate":
    case "nothingForChildren":
    case "longWalkForChildren":
    case "shortOuting":
    case "inHeat":
      return dayId === undefined
        ? undefined
        : { words: checkWords.planDayAnew, sheet: { kind: "replan", dayId } };
    case "mealsUnnamed":
    case "noChoiceAt":
      return wayToTable(dayId, values.meal as MealKind | undefined);
    case "tableDoesNotSuit":
      return wayToTable(dayId, day?.meals?.find((one) => one.placeName === values.name)?.kind);
    case "alike":
    case "forChildren":
    case "longForChildren":
      return placeId === undefined
        ? undefined
        : { words: checkWords.swap, sheet: { kind: "swap", placeId } };
    case "beforeSunset":
      return placeId === undefined
        ? undefined
        : { words: checkWords.changeTime, sheet: { kind: "time", placeId } };
    case "stray":
      return {
        words: checkWords.bringTogether,
        sheet: {
          kind: "replan",
          wish: `move ${values.name} to day ${values.otherDay}`,
          shown: `${guideText(String(values.name))}: ${checkWords.bringTogether}`,
        },
      };
    default:
      return undefined;
  }
}

function wayToTable(dayId: string | undefined, meal: MealKind | undefined): WayToRaise | undefined {
  return dayId === undefined || meal === undefined
    ? undefined
    : { words: viewTripWords.chooseTable, sheet: { kind: "table", dayId, meal } };
}

/** Other ways: to help a place beside a booking a shorter stay, or the day laid out anew, which may set it aside; to close a gap the latter. */
export function otherWays(
  { code, placeId, day }: ThingToWatch,
  itinerary: readonly TripDay[],
): readonly WayToRaise[] {
  const dayId = itinerary[(day ?? 0) - 1]?.id;
  if (code === "idle" && dayId !== undefined) {
    return [{ words: checkWords.planDayAnew, sheet: { kind: "replan", dayId } }];
  }
  if (code !== "meetsBooking" || placeId === undefined) return [];
  return [
    { words: checkWords.changeTime, sheet: { kind: "time", placeId } },
    { words: checkWords.fitBookings, sheet: { kind: "bookings", added: [] } },
  ];
}

/** A traveller's way to put something right. */
export function wayToFix(
  { is, code, values = {}, day, placeId }: ThingToWatch,
  itinerary: readonly TripDay[],
): WayToRaise | undefined {
  const about = itinerary[(day ?? 0) - 1];
  const [first] = itinerary;
  const place = placeId ?? about?.plan.find(({ placeName }) => placeName === values.name)?.id;
  const swap: WayToRaise | undefined =
    place === undefined
      ? undefined
      : { words: checkWords.swap, sheet: { kind: "swap", placeId: place } };
  // Whether it fits at another hour or on another day is known once it has been tried.
  const fix: WayToRaise | undefined =
    place === undefined
      ? undefined
      : { words: checkWords.findTime, sheet: { kind: "fix", placeId: place } };
  if (is === "dates") {
    return first?.date === undefined
      ? undefined
      : { words: checkWords.fitDates, sheet: { kind: "dates", startDate: first.date } };
  }
  switch (code) {
    case "closedThatDay":
      return values.openDay === undefined ? swap : fix;
    case "neverOpenThen":
    case "notOpenThen":
    case "dark":
    case "beforeEvening":
    case "pastMidnight":
    case "keptFree":
    case "meetsBooking":
    case "inOtherTown":
      return fix;
    case "bookingsMeet":
    case "bookingMissed":
    case "stayUnplaced":
      return { words: checkWords.fitBookings, sheet: { kind: "bookings", added: [] } };
    case "plannedAfterJourney": {
      const last = Number(values.day);
      const gone = itinerary.slice(last).map((_, at) => `day ${last + at + 1}`);
      return wayByWish(`remove ${gone.join(" and ")}`, checkWords.endOnDay(last));
    }
    case "plannedBeforeJourney": {
      const startDate = itinerary[Number(values.day) - 1]?.date;
      return startDate === undefined
        ? undefined
        : { words: checkWords.startOn(startDate), sheet: { kind: "dates", startDate } };
    }
    case "visitedTwice":
      return swap;
    case "emptyDay":
    case "idle":
      return about && { words: checkWords.fillDay, sheet: { kind: "fill", dayId: about.id } };
    case "overBudget":
    case "budget":
      return wayByWish("cheaper", checkWords.cheaper);
    case "tooLate":
    case "noLunch":
      return about && { words: checkWords.planDayAnew, sheet: { kind: "replan", dayId: about.id } };
    // Too long, too full, or too far on foot.
    default:
      return day === undefined
        ? undefined
        : wayByWish(`no rush on day ${day}`, checkWords.shorten(day));
  }
}

/** One word for two kinds, which are read as two wishes otherwise. */
const OF_BOTH_KINDS: Partial<Record<InterestId, string>> = {
  outdoors: "outdoors",
  evenings: "nights out",
};

/** By a wish in words that are understood, which are English; the traveller sees the button's, can change them, and gets a proposal. */
function wayByWish(wish: string, words: string): WayToRaise {
  return { words, sheet: { kind: "replan", wish, shown: words } };
}
