import type { PlaceCategory } from "../../places/place-category.ts";
import { hasWordsOf, placesAbout } from "./places-about.ts";

type Described = {
  readonly name: string;
  readonly category?: PlaceCategory | undefined;
  readonly details?: string | undefined;
  readonly experience?: string | undefined;
  readonly popularity?: number;
};

/** What a traveller wants to do, and what the guide says of where one does it. */
type Done = readonly [said: RegExp, isThere: (place: Described) => boolean];
const isHeard: Done[1] = ({ category }) => category === "show" || category === "nightlife";
/** Who says no more wants to hear it, and not its museum. */
const HEARD = /^(?:fado|flamenco|tango|jazz|samba|salsa)$/i;
const DONE: readonly [Done, ...Done[]] = [
  [
    /\b(?:lessons?|class(?:es)?|courses?|workshops?|learn(?:ing)?)\b/i,
    ({ details = "", name }) =>
      /\b(?:lessons?|class(?:es)?|courses?|workshops?|teach\w*|learn to)\b/i.test(
        `${name} ${details}`,
      ),
  ],
  [
    /\b(?:food|eating|street[- ]food) (?:walks?|tours?|crawls?)\b/i,
    ({ category }) => category === "market",
  ],
  [/\b(?:evenings?|nights?|live|concerts?|shows?|gigs?)\b/i, isHeard],
];

/** Whether the words are about something that is done, as a lesson, and not about a place as such. */
function doneBy(text: string, names: string) {
  return DONE.find(([said]) => said.test(text) && !said.test(names))?.[1];
}

/**
 * Of what a topic is about the places where one does what the words say of it, the best known first: for "a tango lesson" the clubs that
 * give some, for "an evening of fado" where it is sung. Undefined where the words are about the place as such.
 *
 * @param found what has that name.
 */
export function placesToDo<Place extends Described>(
  topic: string,
  text: string,
  places: readonly Place[],
  found: Described | undefined,
): readonly Place[] | undefined {
  const isThere = doneBy(text, topic) ?? (HEARD.test(topic) ? isHeard : undefined);
  if (isThere === undefined || (found !== undefined && isThere(found))) return undefined;
  const isByDay = found !== undefined && found.category !== "museum";
  // The evening of a quarter is spent there.
  if (isByDay && !LESSON.test(text)) return undefined;
  return placesAbout(topic, places).filter(isThere);
}

const LESSON = /\b(?:lessons?|class(?:es)?|courses?|workshops?|learn(?:ing)?)\b/i;

/** What is on in the evening, by the words for it. */
const ON_STAGE =
  /\b(?:classical|concert|orchestra|symphony|opera|ballet|jazz|blues|musical|comedy|flamenco|fado|tango|samba|circus|puppet|marionette|magic|kabuki|techno|rooftop|cocktail|wine|pub|beer|karaoke|cabaret|acrobat|folk)s?\b/gi;

/**
 * Of shows and bars those that have most of what the words name, "a classical concert"; all where the words name nothing, or none has it.
 * Of a lesson those that give some.
 */
export function onStage<Place extends Described>(
  text: string,
  places: readonly Place[],
): readonly Place[] {
  if (LESSON.test(text)) return places.filter(DONE[0][1]);
  const words = text.match(ON_STAGE) ?? [];
  const count = ({ name, details = "", experience = "" }: Place) =>
    words.filter((word) => hasWordsOf(word, `${name} ${details} ${experience}`)).length;
  const most = Math.max(0, ...places.map(count));
  return most === 0 ? places : places.filter((place) => count(place) === most || !isHeard(place));
}
