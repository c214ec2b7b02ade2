import * as z from "zod/mini";
import type { Position } from "../../domain/places/geo.ts";
import { MOST_WAY_POINTS } from "../../domain/places/trip-way.ts";
import { orBroken } from "../lib/ask-json.ts";
import { createCoalescer } from "../lib/coalesce.ts";
import type { createPacedTurn } from "../lib/paced-turn.ts";
import { createSemaphore } from "../lib/semaphore.ts";
import { ServiceError } from "../lib/service-error.ts";
import { waitUntil } from "../lib/wait-until.ts";
import type { ServiceParts } from "../store/kept-answers.ts";
import type { TravelTimes } from "./travel-times.ts";

const SERVICE = "Routing";
const DEADLINE_MS = 8_000;
/** A walk has some hundred points. */
const MAX_BYTES = 512 * 1024;
/** Who looks at a map waits no longer. */
const WAIT_MS = 5_000;
const MAX_WAITING = 20;
/** A metre. */
const DECIMALS = 5;

const degrees = (most: number) => z.number().check(z.minimum(-most), z.maximum(most));
const coordinatesSchema = z.array(z.tuple([degrees(180), degrees(90)])).check(z.minLength(2));
const routeSchema = z.object({ geometry: z.object({ coordinates: coordinatesSchema }) });
const answerSchema = z.object({ code: z.literal("Ok"), routes: z.array(routeSchema) });

/**
 * Ways on foot as lines, by OSRM's route service.
 *
 * @param parts.inTurn the turn of the tables, which plans wait for: one line at a time stands in it.
 */
export function createOsrmLines(
  parts: Pick<ServiceParts, "userAgent" | "circuit" | "askService"> & {
    readonly routingUrl: string;
    readonly inTurn: ReturnType<typeof createPacedTurn>;
  },
): TravelTimes["line"] {
  const { routingUrl, userAgent, circuit, askService, inTurn } = parts;
  const coalesce = createCoalescer<readonly Position[]>();
  const turn = createSemaphore({
    permits: 1,
    waitMs: WAIT_MS,
    maxWaiting: MAX_WAITING,
    onOverload: () => new ServiceError(`${SERVICE}: too many wait for it`, { trouble: "late" }),
  });

  async function ask(ends: string): Promise<readonly Position[]> {
    const release = await turn.acquire();
    try {
      const question = {
        service: SERVICE,
        url: `${routingUrl}/route/v1/foot/${ends}?overview=full&geometries=geojson`,
        headers: { "user-agent": userAgent },
        deadlineMs: DEADLINE_MS,
        mostBytes: MAX_BYTES,
      };
      const answer = await inTurn(() => circuit.ask(SERVICE, () => askService(question)));
      const [route] = answerSchema.safeParse(answer).data?.routes ?? [];
      return lineOf(orBroken(SERVICE, route).geometry.coordinates);
    } finally {
      release();
    }
  }

  return (from, to, { signal }) => {
    const ends = `${pointText(from)};${pointText(to)}`;
    return waitUntil(
      coalesce(ends, () => ask(ends)),
      signal,
    );
  };
}

/** Longitude first, to ten metres. */
export function pointText({ lat, lon }: Position): string {
  return `${lon.toFixed(4)},${lat.toFixed(4)}`;
}

/** Thins out a line with more points than are sent; its ends stay. */
function lineOf(coordinates: z.infer<typeof coordinatesSchema>): Position[] {
  const step = Math.ceil(coordinates.length / (MOST_WAY_POINTS - 1));
  const round = (value: number) => Number(value.toFixed(DECIMALS));
  return coordinates
    .filter((_, at) => at % step === 0 || at === coordinates.length - 1)
    .map(([lon, lat]) => ({ lat: round(lat), lon: round(lon) }));
}
