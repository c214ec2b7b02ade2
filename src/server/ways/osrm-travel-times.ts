import * as z from "zod/mini";
import type { Position } from "../../domain/places/geo.ts";
import {
  MOST_WALKED_KM,
  type PackedWalks,
  packedWalksSchema,
  packWalks,
  type Walk,
} from "../../domain/places/walk-times.ts";
import { orBroken } from "../lib/ask-json.ts";
import { createPacedTurn } from "../lib/paced-turn.ts";
import { ServiceError } from "../lib/service-error.ts";
import { createKeptAnswers, type ServiceParts } from "../store/kept-answers.ts";
import { createOsrmLines, pointText } from "./osrm-lines.ts";
import type { TravelTimes } from "./travel-times.ts";

const SERVICE = "Routing";
const DEADLINE_MS = 15_000;
/** Durations and distances between 100 places have some 200 kB. */
const MAX_BYTES = 2 * 1024 * 1024;
/** Streets change slowly. */
const KEEP_MS = 180 * 24 * 3_600_000;
/** The service's own limit of positions in a question, unless its operator sets another. */
const MOST_AT_ONCE = 100;
/** A table is much work for a small server: one at a time, and no more than one a second. */
const REST_MS = 1_000;
/** Sixty towns at once wait for each other. */
const WAIT_MS = 120_000;
const MAX_WAITING = 100;
const matrix = z.array(z.array(z.nullable(z.number().check(z.nonnegative()))));
const answerSchema = z.object({ code: z.literal("Ok"), durations: matrix, distances: matrix });
type Table = z.infer<typeof answerSchema>;

/** Ways on foot by a server with OSRM's table service, kept for half a year for all trips. */
export function createOsrmTravelTimes(
  options: ServiceParts & { readonly routingUrl: string },
): TravelTimes {
  const { routingUrl, userAgent, circuit, askService } = options;
  const answers = createKeptAnswers(options, {
    name: "walks",
    schema: packedWalksSchema,
    keepMs: KEEP_MS,
  });
  const inTurn = createPacedTurn({
    restMs: REST_MS,
    waitMs: WAIT_MS,
    maxWaiting: MAX_WAITING,
    onOverload: () => new ServiceError(`${SERVICE}: too many wait for it`, { trouble: "late" }),
  });

  /** In parts where they are too many for one question: each group with itself and with each other. */
  async function askAll(places: readonly Position[]): Promise<PackedWalks> {
    const walks = new Map<string, Walk | "none">();
    for (const [from, to] of partsOf(places.length)) {
      const table = await inTurn(() => circuit.ask(SERVICE, () => ask(places, from, to)));
      for (const [row, one] of from.entries()) {
        for (const [column, other] of to.entries()) {
          walks.set(`${one} ${other}`, walkIn(table, row, column));
        }
      }
    }
    return packWalks(places, (from, to) => walks.get(`${from} ${to}`));
  }

  async function ask(
    places: readonly Position[],
    from: readonly number[],
    to: readonly number[],
  ): Promise<Table> {
    const isSquare = from === to;
    const points = isSquare ? from : [...from, ...to];
    const text = points.flatMap((number) => {
      const place = places[number];
      return place === undefined ? [] : pointText(place);
    });
    const ends = isSquare
      ? ""
      : `&sources=${from.map((_, at) => at).join(";")}&destinations=${to.map((_, at) => from.length + at).join(";")}`;
    const answer = await askService({
      service: SERVICE,
      url: `${routingUrl}/table/v1/foot/${text.join(";")}?annotations=duration,distance${ends}`,
      headers: { "user-agent": userAgent },
      deadlineMs: DEADLINE_MS,
      mostBytes: MAX_BYTES,
    });
    const table = answerSchema.safeParse(answer).data;
    const isWhole = (rows: Table["durations"] | undefined) =>
      rows?.length === from.length && rows.every((row) => row.length === to.length);
    return orBroken(
      SERVICE,
      isWhole(table?.durations) && isWhole(table?.distances) ? table : undefined,
    );
  }

  return {
    kept: (places) => answers.kept(keyOf(places)),
    line: createOsrmLines({ ...options, inTurn }),
    find: (places, { signal }) => answers.find(keyOf(places), () => askAll(places), signal),
  };
}

/** @returns the rows and columns of each question; the same array where all go to all. */
function partsOf(count: number): (readonly [from: readonly number[], to: readonly number[]])[] {
  const all = Array.from({ length: count }, (_, number) => number);
  if (count <= MOST_AT_ONCE) return [[all, all]];
  const half = MOST_AT_ONCE / 2;
  if (count <= MOST_AT_ONCE + half) {
    // As many as one question takes, and to the few others from all, in two or three more.
    const [first, others] = [all.slice(0, MOST_AT_ONCE), all.slice(MOST_AT_ONCE)];
    const room = MOST_AT_ONCE - others.length;
    const starts = Array.from({ length: Math.ceil(count / room) }, (_, nth) => nth * room);
    return [
      [first, first],
      ...starts.map((start) => [all.slice(start, start + room), others] as const),
    ];
  }
  const groups = Array.from({ length: Math.ceil(count / half) }, (_, nth) =>
    all.slice(nth * half, (nth + 1) * half),
  );
  return groups.flatMap((from, nth) => groups.slice(nth).map((to) => [from, to] as const));
}

/** An empty cell is a pair that no way leads between. */
function walkIn({ durations, distances }: Table, row: number, column: number): Walk | "none" {
  const [seconds, metres] = [durations[row]?.[column], distances[row]?.[column]];
  return seconds == null || metres == null ? "none" : { minutes: seconds / 60, metres };
}

function keyOf(places: readonly Position[]): string {
  const text = places.map(({ lat, lon }) => `${lat.toFixed(4)},${lon.toFixed(4)}`).join(";");
  return `walks 1 / ${MOST_WALKED_KM} / ${text}`;
}
