import type { Segment } from "../said-segment.ts";
import type { SaidTime } from "../said-times.ts";
import { dayWish, each, first, type Reading, type Rule, withDay } from "./rule.ts";

const HALF_DAY = 12 * 60;
function startDay(segment: Segment): Reading | undefined {
  const [time] = segment.times;
  if (time?.minutes === undefined || segment.times.length > 1) return undefined;
  // "Start at 1".
  const minutes =
    time.isSure !== true && time.minutes < 5 * 60 ? time.minutes + HALF_DAY : time.minutes;
  return minutes < 4 * 60 || minutes > 20 * 60
    ? undefined
    : dayWish({ verb: "start-day", minutes })(segment);
}

function endDay(segment: Segment): Reading | undefined {
  const [time] = segment.times;
  if (time?.minutes === undefined || segment.times.length > 1) return undefined;
  const minutes = endOf({ minutes: time.minutes, isSure: time.isSure === true });
  return minutes < 12 * 60 ? undefined : dayWish({ verb: "end-day", minutes })(segment);
}

/** "By 7" is in the evening. */
function endOf({ minutes, isSure }: SaidTime): number {
  return !isSure && minutes < HALF_DAY ? minutes + HALF_DAY : minutes;
}

function setStart(segment: Segment): Reading | undefined {
  const [time] = segment.times;
  if (time?.minutes === undefined || segment.times.length > 1 || first(segment).length > 1)
    return undefined;
  const isEvening = segment.part === "evening" || segment.part === "afternoon";
  const isLate =
    time.isSure !== true && (time.minutes < 8 * 60 || (isEvening && time.minutes < HALF_DAY));
  const minutes = isLate ? time.minutes + HALF_DAY : time.minutes;
  return each(segment, (what) => ({ verb: "set-start", what, minutes }));
}

const free = (segment: Segment) => dayWish({ verb: "free", part: segment.part ?? "day" })(segment);

/** Wishes about hours, pace and people. Each is a whole segment: no word of it is left over. */
export const HOUR_RULES: readonly Rule[] = [
  [/^(?:want )?booked P Tat$/, setStart],
  [/^P booked Tat$/, setStart],
  [/^(?:move |add |want |start )*P (?:Q )?Tat(?: Q)?$/, setStart],
  [/^Tat P$/, setStart],
  [/^(?:want |day |add )*start (?:day )?(?:Q )?T(?:at|from|since|by)(?: start)?$/, startDay],
  [/^(?:not|no) start (?:day )?Tby$/, startDay],
  [/^(?:Q )?Tsince$/, startDay],
  [/^Tfrom start$/, startDay],
  [/^Tat start$/, startDay],
  [/^(?:want |add )?startlater$/, dayWish({ verb: "start-day", minutes: "later" })],
  [/^endearly$/, dayWish({ verb: "end-day", minutes: "earlier" })],
  [/^(?:want )?lesswalk$/, dayWish({ verb: "less-walking" })],
  [/^shorter day$/, dayWish({ verb: "end-day", minutes: "earlier" })],
  [
    /^(?:want )?(?:start (?:day )?later|later start)$/,
    (one) =>
      one.shape === "later" && one.when === undefined
        ? undefined
        : dayWish({ verb: "start-day", minutes: "later" })(one),
  ],
  [
    /^(?:want )?(?:start (?:day )?earlier|earlier start|start first|first start)$/,
    dayWish({ verb: "start-day", minutes: "earlier" }),
  ],
  [/^(?:want |day )*(?:end |back )+(?:(?:day |hotel )(?:back )*)*T(?:by|at)(?: hotel)?$/, endDay],
  [
    /^(?:want )?(?:end|back)(?: day| hotel)? earlier$/,
    dayWish({ verb: "end-day", minutes: "earlier" }),
  ],
  [/^(?:want |add |keep )*(?:free|nothing) Q$/, free],
  [/^(?:keep |leave )?Q (?:free|nothing)$/, free],
  [/^leave (?:free|nothing)$/, withDay(free)],
  [/^(?:clear|add vacant|keep vacant)(?: Q)?$/, withDay(free)],
  [/^(?:keep |add )Q vacant$/, free],
  [/^(?:want |add |keep )*(?:free|nothing|rm all)(?: day| Q)?$/, withDay(free)],
  [/^(?:want |add |keep )*calm(?: day| start| Q)*$/, dayWish({ verb: "pace", pace: "relaxed" })],
  [/^(?:keep )?Q calm$/, withDay(dayWish({ verb: "pace", pace: "relaxed" }))],
  [/^(?:want |add )?full(?: day)?$/, dayWish({ verb: "pace", pace: "full" })],
  [
    /^(?:want )?(?:fewer|shorter|not|not want) walk$|^walk fewer$/,
    dayWish({ verb: "less-walking" }),
  ],
  [/^(?:want |add )?cheap(?: day)?$/, dayWish({ verb: "cheaper" })],
  [/^order(?: order)?$/, dayWish({ verb: "best-order" })],
  [
    /^(?:fine )?(?:keep|not move|lock)(?: all| fine| day)*$/,
    withDay((one) =>
      one.hasIt && one.shape.startsWith("keep") ? undefined : dayWish({ verb: "lock-days" })(one),
    ),
  ],
  [/^fine$/, withDay(dayWish({ verb: "lock-days" }))],
  [/^unlock$/, withDay(dayWish({ verb: "unlock-days" }))],
  [
    /^(?:want |add |only )*(?:need|need meal|meal need|need only)$/,
    ({ need }) => (need === undefined ? undefined : [{ verb: "need", need }]),
  ],
];
