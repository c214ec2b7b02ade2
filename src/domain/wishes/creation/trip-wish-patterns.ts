import type { PlaceCategory } from "../../places/place-category.ts";
import { INTERESTS, type InterestId } from "../../trip/interest.ts";
import type { PaceChoice } from "../../trip/pace.ts";
import type { TripWish } from "../../trip/trip-wish.ts";

type Unsaid<One> = One extends TripWish ? Omit<One, "text"> : never;

/** What a wish changes about a trip: what the engine is told, how full the days are, what is liked. */
export type TripWishEffect = {
  readonly wishes?: readonly Unsaid<TripWish>[];
  readonly pace?: PaceChoice;
  readonly interests?: readonly InterestId[];
};

/** What a part of a text is made of, with a mark in its shape for each: "no <kinds>". */
export type TripWishShape = {
  /** Its words without those that say nothing. */
  readonly shape: string;
  readonly categories: readonly PlaceCategory[];
  readonly likings: readonly InterestId[];
  readonly numbers: readonly number[];
  readonly minutes: readonly number[];
  readonly needs: readonly Extract<TripWish, { readonly kind: "need" }>["need"][];
};

type Pattern = readonly [RegExp, (read: TripWishShape) => TripWishEffect | undefined];

const NOON = 12 * 60;
const LATE_START = 10 * 60 + 30;
const EARLY_START = 8 * 60;
const EARLY_END = 18 * 60 + 30;
/** "Not too many museums" are so many. */
const A_FEW = 2;

/**
 * What parts of a text ask for, by their shape from end to end; the first that fits counts. In what a pattern repeats, no
 * two alternatives take the same words: there would be twice as many ways to fail with each repeat.
 */
export const TRIP_WISH_PATTERNS: readonly Pattern[] = [
  // Who travels
  [
    /^(?:have )?(?:<n> )?(?:small |little |young )*(?:toddlers?|baby|babies|infants?|kids?|child|children|newborn|stroller|buggy|pram)(?: <n>| under <n>| age| aged| years?| old)*$/,
    () => withChildren(),
  ],
  [/^<n> (?:years?|year) olds?(?: son| daughter| boy| girl| child| kid)?$/, () => withChildren()],
  [
    /^(?:elderly |old |older )*(?:grandmother|grandfather|grandma|grandpa|grandparents|elderly(?: parents| mother| father| couple| people)?|seniors?|pregnant(?: wife)?|wife pregnant)$/,
    () => ({ pace: "relaxed", wishes: [{ kind: "walkLess" }] }),
  ],
  // What people need
  [
    /^(?:(?:wife|husband|partner|mother|mum|father|dad|son|daughter|sister|brother|girlfriend|boyfriend) )?(?:<need>)(?: (?:free|food|friendly|restaurants?|options?|diet|meals?|dinners?|lunch|lunches|breakfasts?|cuisine|dishes|users?|accessible|access|allergy|allergies))*$/,
    ({ needs }) => need(needs),
  ],
  [
    /^(?:no|not|without|dont eat|cant eat|eat|avoid|allergic|allergy|use)(?: any)? <need>(?: (?:food|free|allergy|dishes|climb))*$/,
    ({ needs }) => need(needs),
  ],
  // Walking
  [
    /^(?:less|little|minimal|limited|short|shorter|not much|not too much|not so much|avoid|hate|not far|no long|no) (?:walking|walks?|walk|distances)(?: distances)?$/,
    () => ({ wishes: [{ kind: "walkLess" }] }),
  ],
  [
    /^(?:(?:cant|dont|not|cannot) (?:able )?walk(?: very| too| so)? (?:far|much|long)(?: distances)?|walk (?:less|little)|(?:bad|sore|weak) (?:knees?|feet|legs?|back|hip))$/,
    () => ({ wishes: [{ kind: "walkLess" }] }),
  ],
  // Hours
  [
    /^(?:slow|lazy|late|later|relaxed|leisurely|easy|long|start) (?:mornings?|starts?|start|breakfasts?|begin|later|late|slow|slowly)(?: mornings?)?$/,
    () => start(LATE_START),
  ],
  [
    /^(?:begin|get up|wake up|set off|leave|start days?) (?:days? )?(?:late|later|slow|slowly)$/,
    () => start(LATE_START),
  ],
  [/^(?:sleep|sleeping|lie)(?: (?:late|long|longer|ins?))?$/, () => start(LATE_START)],
  [
    /^(?:no|not|avoid|hate|dont like|never|dont|without)(?: too)?(?: start| begin| get up| getting up| wake up| up)?(?: too)? (?:early|earlier)(?: (?:mornings?|starts?|start|begin|rising|alarms?))?$/,
    () => start(LATE_START),
  ],
  [/^(?:no|not|arent|never) mornings?(?: (?:person|people|persons))?$/, () => start(LATE_START)],
  [
    /^(?:start|begin|leave|get up|wake up|set off|go out|up)(?: days?)? (?:not before |after |from |around )?<time>$/,
    ({ minutes }) => start(minutes[0]),
  ],
  [
    /^(?:nothing|(?:dont|not|never|no) (?:start|begin|leave|get up|sightseeing|visits?)(?: days?)?|not|never) before <time>$/,
    ({ minutes }) => start(minutes[0]),
  ],
  [/^early (?:starts?|start|mornings?|birds?|risers?)$/, () => start(EARLY_START)],
  [/^(?:start|begin|get up|set off|leave)(?: days?)? early$/, () => start(EARLY_START)],
  [
    /^(?:back|back hotel|hotel|home|back home|done|finish|end|return|stop)(?: days?)? (?:by |before |until |till |no later than )?<time>$/,
    ({ minutes }) => end(minutes[0]),
  ],
  [/^(?:nothing|not|no) after <time>$/, ({ minutes }) => end(minutes[0])],
  [
    /^(?:(?:no|not|avoid|without)(?: stay| out| too)* (?:late|long)(?: (?:evenings?|nights?))?|early (?:evenings?|nights?|dinners?|bed|bedtime)|(?:bed|go bed|sleep|finish|end|back) early)$/,
    () => end(EARLY_END),
  ],
  // How full
  [
    /^(?:more |keep |go |make |take )*(?:relaxed|relaxing|easy|easy going|easygoing|slow|slowly|slower|calm|quiet|leisurely|lazy|chill|chilled|laid back|gentle|unhurried|slow down)(?: (?:days?|pace|program|schedule|sightseeing|travel))*$/,
    () => ({ pace: "relaxed" }),
  ],
  [
    /^(?:no|not|without|dont|avoid|less|never)(?: too| be| feel)* (?:rush|rushing|rushed|stress|stressed|stressful|hurry|hurrying|much|packed|busy|full|overloaded|many (?:things|sights|places))(?: (?:days?|program|schedule|things))*$/,
    () => ({ pace: "relaxed" }),
  ],
  [
    /^(?:plenty|time|lots|lot|enough|many)(?: time)? (?:rest|breaks|relax|resting)$/,
    () => ({ pace: "relaxed" }),
  ],
  [
    /^(?:see|do|fit|pack)(?: as)? (?:much|lot|lots|everything|many|most)(?: (?:things|sights|places|in))?$/,
    () => ({ pace: "full" }),
  ],
  [
    /^(?:full|packed|busy|energetic|action packed|active)(?: (?:days?|pace|program|schedule))+$/,
    () => ({ pace: "full" }),
  ],
  // Kinds of place: none, few
  [
    /^(?:no|not|without|avoid|skip|never|dont(?: like| visit| see| do| go| care| enjoy)?|hate|dislike|nothing|no more|not any|tired|not (?:interested|into|keen|fans?)|cant stand|leave out|not visit|not see|drop)(?: any| all| more| another)* (?:<kinds?>)(?: <kinds?>)*(?: days?| visits?)?$/,
    ({ categories }) => ({ wishes: [{ kind: "none", categories: [...categories] }] }),
  ],
  [
    /^(?:<kinds>) (?:not|never|no)$/,
    ({ categories }) => ({ wishes: [{ kind: "none", categories: [...categories] }] }),
  ],
  [
    /^(?:not too many|not so many|not many|fewer|less|few|not too much|not so much|not much) (?:<kinds?>)$/,
    ({ categories }) => most(categories, A_FEW),
  ],
  [
    /^(?:max|maximum|most|up|no more than|not more than|only|just|fewer than) <n> <kinds?>(?: max| maximum| most)?$/,
    ({ categories, numbers }) => most(categories, numbers[0]),
  ],
  [
    /^(?:only )?<n> <kinds?> (?:max|maximum|most|only)$/,
    ({ categories, numbers }) => most(categories, numbers[0]),
  ],
  // What is liked
  [
    /^(?:(?:love|like|likes|loves|enjoy|interested|into|fan|fans|keen|adore|crazy|lots|lot|many|more|much|plenty|mostly|mainly|especially|lovers?|focus|fond|as many|prefer) )+(?:<kinds?>|<liking>)(?: (?:<kinds?>|<liking>|lovers?|fans?))*$/,
    liked,
  ],
  [/^(?:<kinds>|<liking>)(?: (?:<kinds>|<liking>|lovers?|fans?|buffs?))*$/, liked],
  // Some of a kind
  [
    /^(?:(?:see|visit|spend|add|include|go|do|have|least|one|time|plan|another|good|nice|big|local) )*(?:<n> )?(?:days? )?<kinds?>(?: (?:days?|visits?|mornings?|afternoons?|evenings?|time|trip))?$/,
    ({ categories, numbers }) => have(categories, numbers[0] ?? 1),
  ],
];

function withChildren(): TripWishEffect {
  return { pace: "relaxed", wishes: [{ kind: "none", categories: ["nightlife"] }] };
}

function need(needs: TripWishShape["needs"]): TripWishEffect {
  return { wishes: needs.map((one) => ({ kind: "need", need: one })) };
}

function start(minutes: number | undefined): TripWishEffect | undefined {
  // Nobody's day begins in the afternoon, or in the night.
  if (minutes === undefined || minutes < 5 * 60 || minutes > 14 * 60) return undefined;
  return { wishes: [{ kind: "start", minutes }] };
}

function end(minutes: number | undefined): TripWishEffect | undefined {
  if (minutes === undefined) return undefined;
  const by = minutes < NOON ? minutes + NOON : minutes;
  return { wishes: [{ kind: "end", minutes: by }] };
}

function most(
  categories: readonly PlaceCategory[],
  count: number | undefined,
): TripWishEffect | undefined {
  if (count === undefined || count < 1 || count > 9) return undefined;
  return { wishes: [{ kind: "most", categories: [...categories], count }] };
}

function have(categories: readonly PlaceCategory[], count: number): TripWishEffect | undefined {
  if (count < 1 || count > 9) return undefined;
  return { wishes: [{ kind: "have", categories: [...categories], count }] };
}

function liked({ categories, likings }: TripWishShape): TripWishEffect {
  const kinds = INTERESTS.filter((interest) =>
    interest.categories.some((one) => categories.includes(one)),
  );
  return { interests: [...new Set([...kinds.map(({ id }) => id), ...likings])] };
}
