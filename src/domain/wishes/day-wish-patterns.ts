import type { WishClause } from "./wish-clauses.ts";
import type { ReadWish, WishPattern } from "./wish-pattern.ts";

const NOON = 12 * 60;

/** Wishes about days and the whole trip. */
export const DAY_WISH_PATTERNS: readonly WishPattern[] = [
  [
    /^(?:(?:lock|keep|leave|dont (?:change|touch|move))(?: everything| same)?(?: as| alone)*) ?$/,
    (clause) => onDays(clause, { verb: "lock-days" }),
  ],
  [/^(?:(?:unlock|unpin)) ?$/, (clause) => onDays(clause, { verb: "unlock-days" })],
  [
    /^(?:(?:start|begin|leave|get up|wake up|set off|go out)(?: days?)? (?:not before |after |from )?<time>) ?$/,
    (clause) => startDay(clause, clause.minutes[0] ?? 0),
  ],
  [
    /^(?:(?:dont|not) (?:start|begin|leave)(?: days?)? before <time>) ?$/,
    (clause) => startDay(clause, clause.minutes[0] ?? 0),
  ],
  [/^(?:nothing before <time>) ?$/, (clause) => startDay(clause, clause.minutes[0] ?? 0)],
  [
    /^(?:(?:start|begin|leave|get up|wake up|set off)(?: days?)? later|(?:later|late) (?:start|begin)(?: days?)?|sleep(?: longer| late)?|lie(?: longer)?) ?$/,
    (clause) => startDay(clause, "later"),
  ],
  [
    /^(?:(?:start|begin|leave|get up|set off)(?: days?)? (?:earlier|early)|(?:earlier|early) (?:start|begin)(?: days?)?) ?$/,
    (clause) => startDay(clause, "earlier"),
  ],
  [
    /^(?:(?:end|finish|stop|back|back hotel|hotel|return|done)(?: days?)? (?:by |before |until |till |no later than |not later than )?<time>) ?$/,
    (clause) => endDay(clause, back(clause.minutes[0] ?? 0)),
  ],
  [/^(?:nothing after <time>) ?$/, (clause) => endDay(clause, back(clause.minutes[0] ?? 0))],
  [
    /^(?:(?:end|finish|stop|back|back hotel|return)(?: days?)? (?:earlier|early)|(?:earlier|early) (?:end|finish|back)|shorter days?|make days? shorter) ?$/,
    (clause) => endDay(clause, "earlier"),
  ],
  [
    /^(?:(?:keep |leave |make |free |give |take )?<part> (?:free|off|open|rest|empty|nothing)) ?$/,
    (clause) => free(clause),
  ],
  [
    /^(?:(?:keep |leave |make |give |take )?(?:free|off|nothing|no plans?|rest|empty|no program|no sights|time off) <part>) ?$/,
    (clause) => free(clause),
  ],
  [
    /^(?:(?:keep |leave |make |give |take )?(?:a )?(?:free day|day off|rest day|nothing planned|no plans?)|(?:keep|leave|make) (?:day )?(?:free|open|empty)|nothing) ?$/,
    (clause) => onDays(clause, { verb: "free", part: "day" }),
  ],
  [
    /^(?:(?:take |make |go )?(?:easy|easier|slower|slow down|slow|relaxed|more relaxed|calmer|more relax|relax|relax more|less packed|less busy|less full|less stress|less stressful|less rush|less rushed|not rushed|quieter|more rest|more breaks|fewer (?:sights|places|things|stops|visits)|less (?:sights|places|things|stops)|not much|not so much|not many things|gentle|gentler)(?: days?)?(?: pace)?) ?$/,
    (clause) => pace(clause, "relaxed"),
  ],
  [
    /^(?:(?:less packed|less busy|quieter|relaxed|easier|slower|calmer|gentler) (?:days?|pace|program)) ?$/,
    (clause) => pace(clause, "relaxed"),
  ],
  [
    /^(?:(?:see |do |visit |pack )?(?:more (?:sights|places|things|stops|in)|more|a lot|lot|lots|as much|much)(?: more| as)*|(?:fuller|busier|fill)(?: days?)?|fit more|fit more in|pack more) ?$/,
    (clause) => pace(clause, "full"),
  ],
  [
    /^(?:(?:less|not so much|not much|shorter|reduce|cut|cut down|minimise|minimize) (?:walking|walks?|foot|steps|way|ways|distance|distances)(?: less)?|walk less|dont walk (?:much|far|so much)|not walk (?:much|far)|shorter walks?|(?:tired|sore) (?:feet|legs)) ?$/,
    (clause) => ({ verb: "less-walking", dayIds: clause.days }),
  ],
  [
    /^(?:(?:less|reduce|cut|shorter) (?:travel|travelling|traveling|transport|driving|metro|bus|back forth|zigzag|zigzagging|running around|commuting)(?: time)?) ?$/,
    (clause) => ({ verb: "best-order", dayIds: clause.days }),
  ],
  [
    /^(?:(?:best|better|good|optimal|find best|optimise|optimize|improve|fix|sort|rearrange|reorder|replan|re)(?: (?:order|route|day|days|everything|again|out))*) ?$/,
    (clause) => ({ verb: "best-order", dayIds: clause.days }),
  ],
  [
    /^(?:(?:make |do )?(?:cheaper|less expensive|less costly|spend less|spend less money|save money|save|cut costs?|lower costs?|cost less|on budget|budget friendly|more free (?:sights|places|things)|free (?:sights|places|things)|cheaper (?:sights|places|things|days?)|less money)(?: money)?) ?$/,
    (clause) => ({ verb: "cheaper", dayIds: clause.days }),
  ],
  [/^(?:too expensive) ?$/, (clause) => ({ verb: "cheaper", dayIds: clause.days })],
  [
    /^(?:too (?:much|far) (?:walking|walk|foot)) ?$/,
    (clause) => ({
      verb: "less-walking",
      dayIds: clause.days,
    }),
  ],
  [/^(?:too (?:busy|packed|full|much|rushed|stressful)) ?$/, (clause) => pace(clause, "relaxed")],
  [/^(?:too early) ?$/, (clause) => startDay(clause, "later")],
  [/^(?:too late) ?$/, (clause) => endDay(clause, "earlier")],
];

function startDay({ days }: WishClause, minutes: number | "earlier" | "later"): ReadWish {
  return { verb: "start-day", minutes, dayIds: days };
}

function endDay({ days }: WishClause, minutes: number | "earlier"): ReadWish {
  return { verb: "end-day", minutes, dayIds: days };
}

function pace({ days }: WishClause, choice: "relaxed" | "full"): ReadWish {
  return { verb: "pace", pace: choice, dayIds: days };
}

function free(clause: WishClause): ReadWish | undefined {
  return clause.part === undefined
    ? undefined
    : { verb: "free", part: clause.part, dayIds: clause.days };
}

function onDays({ days }: WishClause, wish: ReadWish): ReadWish | undefined {
  return days === undefined ? undefined : ({ ...wish, dayIds: days } as ReadWish);
}

function back(minutes: number): number {
  return minutes < NOON ? minutes + NOON : minutes;
}
