import type { ErrorCode } from "../../../src/domain/errors/app-error.ts";
import { FAULTS, type FaultName } from "../../../stand-in/fault.ts";

type CellEnd = "saved" | ErrorCode;

/** One fault in one place of one provider's answers. */
export type FaultCell = {
  readonly fault: FaultName;
  readonly client: "gemini" | "openai";
  readonly slice: "first" | "later";
  /** `once`: the next call is answered well. */
  readonly lasts: "always" | "once";
  readonly expected: readonly CellEnd[];
};

/** Byte positions of a cut: in the headers of the first event, in thoughts, in hotels, in days. */
const CUTS = [0, 1, 7, 100, 333, 1000, 2500, 4000, 6000, 8000] as const;

const LATE_CUTS: ReadonlySet<string> = new Set(["cut-4000", "cut-6000", "cut-8000"]);

/** How a trip ends when the fault stays; and, where asking again helps, that it is saved when it goes. */
const ENDS: Readonly<
  Record<(typeof FAULTS)[number], CellEnd | Readonly<Record<FaultCell["client"], CellEnd>>>
> = {
  "400": "planner_declined",
  "401": "planner_refused",
  "403": "planner_refused",
  "404": "planner_declined",
  "408": "planner_unreachable",
  "429": "planner_busy",
  "429-wait": "planner_busy",
  "429-long": "planner_busy",
  // Tomorrow, and once the operator has paid.
  "429-day": { gemini: "planner_busy", openai: "planner_refused" },
  "500": "planner_busy",
  "502": "planner_busy",
  "503": "planner_busy",
  "504": "planner_unreachable",
  "key-echo": "planner_refused",
  refused: "planner_unreachable",
  silent: "planner_unreachable",
  thinks: "saved",
  stalled: "planner_unreachable",
  "cut-event": "planner_unreadable",
  "cut-utf8": "planner_unreadable",
  "error-bare": "planner_busy",
  "error-data": "planner_busy",
  "bad-json": "planner_unreadable",
  "bad-sse": "planner_unreadable",
  "bad-utf8": "planner_unreadable",
  "wrong-shape": "planner_unreadable",
  repeats: "planner_unreadable",
  notes: "saved",
  fence: "saved",
  prose: "saved",
  nested: "saved",
  empty: "planner_unreadable",
  thoughts: "planner_unreadable",
  safety: "planner_stopped",
  recitation: "planner_stopped",
  language: "planner_stopped",
  "max-tokens": "saved",
  continuation: "saved",
  other: "planner_stopped",
  "given-up": { gemini: "planner_unreadable", openai: "planner_busy" },
  "finish-unknown": "planner_stopped",
  blocked: "planner_blocked",
  "blocked-unsaid": "planner_blocked",
  html: "planner_unreadable",
  "huge-event": "planner_unreadable",
  "huge-text": "planner_unreadable",
  "gzip-bomb": "planner_unreadable",
  "gzip-bomb-500": "planner_busy",
  comments: "saved",
  "no-temperature": "saved",
  "no-sampling": "saved",
  "no-thinking-level": "saved",
  "no-thinking": "saved",
  "no-reasoning": "saved",
  "no-response-format": "saved",
  "no-json-mode": "saved",
  "no-store": "saved",
  "no-max-tokens": "saved",
  "no-stream-options": "saved",
  "no-optional": "saved",
};

/** These aren't asked again by us. */
const FINAL: ReadonlySet<FaultName> = new Set<FaultName>([
  "400",
  "401",
  "403",
  "404",
  "429-long",
  "429-day",
  "key-echo",
  "safety",
  "recitation",
  "language",
  "other",
  "finish-unknown",
  "blocked",
  "blocked-unsaid",
]);

/** Every cell there is. */
export function faultCells(): FaultCell[] {
  const faults = [...FAULTS, ...CUTS.map((bytes) => `cut-${bytes}` as const)];
  return faults.flatMap((fault) =>
    (["gemini", "openai"] as const).flatMap((client) =>
      (["first", "later"] as const).flatMap((slice) =>
        (["always", "once"] as const).map((lasts) => ({
          fault,
          client,
          slice,
          lasts,
          expected: expectedEnds({ fault, client, slice, lasts }),
        })),
      ),
    ),
  );
}

function expectedEnds(cell: Omit<FaultCell, "expected">): CellEnd[] {
  const known = FAULTS.find((name) => name === cell.fault);
  const ends = known === undefined ? "planner_unreadable" : ENDS[known];
  const end = typeof ends === "string" ? ends : ends[cell.client];
  if (cell.lasts === "once") return FINAL.has(cell.fault) ? [end] : ["saved"];
  // A day that fits in before the cut is kept, so the trip may get whole within the attempts.
  return LATE_CUTS.has(cell.fault) ? [end, "saved"] : [end];
}
