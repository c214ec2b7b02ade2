import { hasWordsOf, placesAbout } from "../engine/visits/places-about.ts";
import type { PlannerNote } from "../messages/words.ts";
import { plainItems } from "./language/said-items.ts";
import { nameIndex } from "./language/said-names.ts";

const MOST_NAMED = 3;

/**
 * Notes on parts of a traveller's words that nobody understood. What a part names and the plan has anyway is said with its
 * day, so that no note denies what stands below it.
 *
 * @param city the destination, which is no place in itself.
 */
export function unreadNotes(
  unread: readonly string[],
  itinerary: readonly {
    readonly plan: readonly { readonly placeName: string; readonly placeDetails?: string }[];
  }[],
  city?: string,
): readonly PlannerNote[] {
  const planned = itinerary.flatMap(({ plan }, index) =>
    plan.map(({ placeName, placeDetails }) => ({
      name: placeName,
      details: placeDetails,
      day: index + 1,
    })),
  );
  const places = planned.map(({ name }, at) => ({ id: `${at}`, name, in: "plan" }) as const);
  const index = nameIndex(places, true, [], city?.split(",")[0]);
  const left: string[] = [];
  const notes: PlannerNote[] = [];
  for (const wish of unread) {
    const named = new Set(
      plainItems(wish, index).flatMap(({ what }) => {
        const at = what?.kind === "places" ? Number(what.found[0]?.id) : Number.NaN;
        return planned[at] ?? [];
      }),
    );
    if (named.size === 0) for (const one of aboutOf(wish, planned)) named.add(one);
    if (named.size === 0) left.push(wish);
    for (const { name, day } of [...named].slice(0, MOST_NAMED))
      notes.push({ code: "wishAbout", values: { wish, name, day } });
  }
  return left.length === 0 ? notes : [...notes, { code: "wishesUnread", values: { wishes: left } }];
}

/** What is called so, or else what is said to have it. */
function aboutOf<Place extends { readonly name: string }>(wish: string, planned: readonly Place[]) {
  const about = placesAbout(wish, planned);
  const called = about.filter(({ name }) => hasWordsOf(wish, name));
  return called.length > 0 ? called : about;
}
