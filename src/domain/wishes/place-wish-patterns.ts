import type { NamedPlaces, WishObject } from "./wish.ts";
import type { WishClause } from "./wish-clauses.ts";
import type { ReadWish, WishPattern } from "./wish-pattern.ts";

const NOON = 12 * 60;
/** Nobody goes to a sight at "3" at night. */
const EARLIEST_VISIT = 7 * 60;

/** Wishes about single places and kinds of place. */
export const PLACE_WISH_PATTERNS: readonly WishPattern[] = [
  // Order and spots
  [
    /^(?:(?:visit|see|go|do|spend time|include|put|move|shift|bring|get)? ?<place> (?:before|ahead) <place>) ?$/,
    (clause) => move(clause, { before: placesIn(clause, 1) }),
  ],
  [
    /^(?:(?:visit|see|go|do|spend time|include|put|move|shift|bring|get)? ?<place> after <place>) ?$/,
    (clause) => move(clause, { after: placesIn(clause, 1) }),
  ],
  [/^(?:(?:start|begin)(?: days?)? (?:visit |see )?<place>) ?$/, (clause) => move(clause, "first")],
  [/^(?:(?:end|finish)(?: days?)? (?:visit |see )?<place>) ?$/, (clause) => move(clause, "last")],
  [
    /^(?:(?:visit|see|go|do|spend time|include|put|move|shift|bring|get)? ?<place> (?:first|first thing)) ?$/,
    (clause) => move(clause, "first"),
  ],
  [
    /^(?:(?:visit|see|go|do|spend time|include|put|move|shift|bring|get)? ?<place> (?:last|end|end day)) ?$/,
    (clause) => move(clause, "last"),
  ],
  [
    /^(?:(?:visit|see|go|do|spend time|include|put|move|shift|bring|get)? ?<place> earlier(?: day)?) ?$/,
    (clause) => move(clause, "earlier"),
  ],
  [
    /^(?:(?:visit|see|go|do|spend time|include|put|move|shift|bring|get)? ?<place> later(?: day)?) ?$/,
    (clause) => move(clause, "later"),
  ],
  // Hours
  [
    /^(?:(?:(?:visit|see|go|do|spend time|include|put|move|shift|bring|get)|be|start|arrive|book|booked|tickets?|fix)? ?<place> (?:tickets? )?(?:from )?<time>) ?$/,
    (clause) => ({
      verb: "set-start",
      what: placesIn(clause),
      startMinutes: byDay(clause.minutes[0] ?? 0),
      dayIds: clause.days,
    }),
  ],
  [
    /^(?:(?:stay|spend|give)? ?(?:longer|more time|more) <place>) ?$/,
    (clause) => stay(clause, "longer"),
  ],
  [/^(?:(?:stay|spend)? ?<place> longer) ?$/, (clause) => stay(clause, "longer")],
  [
    /^(?:(?:stay|spend)? ?(?:shorter|less time|less long|less) <place>) ?$/,
    (clause) => stay(clause, "shorter"),
  ],
  [
    /^(?:(?:stay|spend|make)? ?<place> (?:shorter|less long)) ?$/,
    (clause) => stay(clause, "shorter"),
  ],
  [
    /^(?:(?:stay|spend|only|make|visit)? ?(?:only )?<span> <place>) ?$/,
    (clause) => stay(clause, clause.minutes[0] ?? 0),
  ],
  [
    /^(?:(?:stay|spend|visit)? ?<place> (?:only )?<span>) ?$/,
    (clause) => stay(clause, clause.minutes[0] ?? 0),
  ],
  // Keeping
  [
    /^(?:(?:lock|fix|pin|hold|keep|dont (?:move|touch|change|remove|drop|skip)|leave) <place>(?: as| fixed| where| alone)*) ?$/,
    (clause) => ({
      verb: "lock",
      what: placesIn(clause),
      dayIds: clause.days,
    }),
  ],
  [
    /^(?:(?:unlock|unpin|release) <place>) ?$/,
    (clause) => ({
      verb: "unlock",
      what: placesIn(clause),
      dayIds: clause.days,
    }),
  ],
  // One for another
  [
    /^(?:(?:swap|replace|exchange|switch|change|trade) (?:<place>|<kind>|<new>) (?:another|other|different|by )? ?(?:<place>|<kind>|<new>)) ?$/,
    (clause) => swap(clause, clause.objects[0], clause.objects[1]),
  ],
  [
    /^(?:(?:swap|replace|exchange|switch|change) (?:<place>|<kind>)(?: else| other| different)?) ?$/,
    (clause) => swap(clause, clause.objects[0], undefined),
  ],
  [
    /^(?:(?:see|visit|add|go|do|another|other|different|put)? ?(?:another |other |different )?(?:<kind>|<new>|<place>) instead (?:<place>|<kind>)) ?$/,
    (clause) => swap(clause, clause.objects[1], clause.objects[0]),
  ],
  [
    /^(?:instead (?:<place>|<kind>) (?:see |visit |add |another |go )?(?:<kind>|<new>)) ?$/,
    (clause) => swap(clause, clause.objects[0], clause.objects[1]),
  ],
  [
    /^(?:(?:else|other|different|another) (?:instead|than) (?:<place>|<kind>)) ?$/,
    (clause) => swap(clause, clause.objects[0], undefined),
  ],
  // Days and not days
  [
    /^(?:(?:(?:visit|see|go|do|spend time|include|put|move|shift|bring|get)|dont (?:visit|see|go|do|spend time|include|put|move|shift|bring|get)|keep) ?<place>(?: not| never| except| avoid)?) ?$/,
    daysOfPlace,
  ],
  [/^(?:<place>(?: not| never| except| avoid)?) ?$/, daysOfPlace],
  [
    /^(?:(?:no|not|avoid|never|dont (?:visit|see|go|do|spend time|include|put|move|shift|bring|get)|without) (?:<place>|<kind>)) ?$/,
    avoid,
  ],
  [/^(?:(?:<kind>) (?:not|never|except|avoid)) ?$/, avoid],
  // Fewer and more
  [
    /^(?:(?:fewer|less|not many|not so many|cut down) <kind>) ?$/,
    (clause) => ({
      verb: "fewer",
      what: objectIn(clause),
      dayIds: clause.days,
    }),
  ],
  [
    /^(?:(?:remove|drop|skip|delete|cancel|cut|omit|leave out|take out|get rid|throw out|set aside|(?:dont|not) (?:visit|see|go|do)|no|no more|not|without|never|dont) (?:all |any |every )?(?:<place>|<kind>)(?: more| out| away)?) ?$/,
    (clause) => ({
      verb: "remove",
      what: objectIn(clause),
      dayIds: clause.days,
    }),
  ],
  [
    /^(?:(?:take|leave|throw) (?:<place>|<kind>) (?:out|away)) ?$/,
    (clause) => ({
      verb: "remove",
      what: objectIn(clause),
      dayIds: clause.days,
    }),
  ],
  [
    /^(?:(?:add|include|put|visit|see|go|find|bring|fit|squeeze|show|spend time|time|more|put back|bring back|one more)? ?(?:in |more |another |one |nice |good )*(?:<kind>|<new>)(?: back| in| too| as well| more)?) ?$/,
    (clause) => ({
      verb: "add",
      what: objectIn(clause),
      dayIds: clause.days ?? clause.toDays,
    }),
  ],
];

function objectIn({ objects }: WishClause): WishObject {
  return objects[0] as WishObject;
}

function placesIn({ objects }: WishClause, at = 0): NamedPlaces {
  return objects[at] as NamedPlaces;
}

function move(clause: WishClause, to: Extract<ReadWish, { verb: "move" }>["to"]): ReadWish {
  return { verb: "move", what: placesIn(clause), to, dayIds: clause.toDays ?? clause.days };
}

function stay(clause: WishClause, minutes: number | "longer" | "shorter"): ReadWish {
  return { verb: "stay", what: placesIn(clause), minutes, dayIds: clause.days };
}

function swap(
  { days }: WishClause,
  what: WishObject | undefined,
  by: WishObject | undefined,
): ReadWish | undefined {
  if (what === undefined || (what.kind === "places" && what.found[0]?.in !== "plan"))
    return undefined;
  // Of two places that both are in the plan nobody knows what was meant.
  if (by?.kind === "places" && by.found[0]?.in === "plan") return undefined;
  return { verb: "swap", what, by, dayIds: days };
}

function daysOfPlace(clause: WishClause): ReadWish | undefined {
  if (clause.notDays !== undefined) return avoid(clause);
  const isNot = /\b(?:not|never|except|avoid)\b|^dont/.test(clause.shape);
  if (isNot) return clause.days === undefined ? undefined : avoid(clause);
  const days = clause.toDays ?? clause.days;
  return days === undefined
    ? undefined
    : { verb: "move", what: placesIn(clause), to: "day", dayIds: days };
}

function avoid(clause: WishClause): ReadWish | undefined {
  const days = clause.notDays ?? clause.days;
  return days === undefined ? undefined : { verb: "avoid", what: objectIn(clause), dayIds: days };
}

function byDay(minutes: number): number {
  return minutes < EARLIEST_VISIT ? minutes + NOON : minutes;
}
