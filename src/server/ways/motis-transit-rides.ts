import * as z from "zod/mini";
import { localTime } from "../../domain/local-time.ts";
import type { Position } from "../../domain/places/geo.ts";
import { type Ride, rideSchema } from "../../domain/places/ride.ts";
import { readAnswer } from "../lib/ask-json.ts";
import { createPacedTurn } from "../lib/paced-turn.ts";
import { ServiceError } from "../lib/service-error.ts";
import { createKeptAnswers, type ServiceParts } from "../store/kept-answers.ts";
import { createNotedRides } from "./noted-rides.ts";
import { lastRideIn, type MotisPlan, motisPlanSchema, readMotisPlan } from "./read-motis-plan.ts";
import type { RideQuestion, TransitRides } from "./transit-rides.ts";

const SERVICE = "Timetable";
const DEADLINE_MS = 15_000;
/** Twenty ways with their stops have some 300 kB; a large city answers with more than it is asked for. */
const MAX_BYTES = 4 * 1024 * 1024;
/** Timetables change with the season. */
const KEEP_MS = 30 * 24 * 3_600_000;
/** Volunteers run the one public server; its policy asks for few questions. */
const REST_MS = 1_000;
const WAIT_MS = 60_000;
const MAX_WAITING = 200;
const WINDOW_SECONDS = 3_600;
const MOST_WAYS = 20;

/** Rides by a server with the API of MOTIS 2, kept for a month for all trips. */
export function createMotisTransitRides(
  options: ServiceParts & { readonly transitUrl: string },
): TransitRides {
  const { transitUrl, userAgent, circuit, askService } = options;
  const answers = createKeptAnswers<Ride | null>(options, {
    name: "ride",
    schema: z.nullable(rideSchema),
    keepMs: KEEP_MS,
  });
  const inTurn = createPacedTurn({
    restMs: REST_MS,
    waitMs: WAIT_MS,
    maxWaiting: MAX_WAITING,
    onOverload: () => new ServiceError(`${SERVICE}: too many wait for it`, { trouble: "late" }),
  });

  async function rideFor(question: RideQuestion): Promise<Ride | null> {
    const found = readMotisPlan(await ask(question), question.atMs);
    return found === null ? null : withLast(found, question);
  }

  /** With its last departure, of a way home; a second question. */
  async function withLast(ride: Ride, question: RideQuestion): Promise<Ride> {
    const { nightEndsMs, timeZone, atMs } = question;
    if (nightEndsMs === undefined) return ride;
    const { date } = localTime(atMs, timeZone);
    const lastMinutes = lastRideIn(await ask(question, nightEndsMs), date, timeZone);
    return lastMinutes === undefined ? ride : { ...ride, lastMinutes };
  }

  /** @param arriveByMs the latest ways that are there by then, in place of those of the hour. */
  function ask({ from, to, atMs }: RideQuestion, arriveByMs?: number): Promise<MotisPlan> {
    const query = new URLSearchParams({
      fromPlace: placeText(from),
      toPlace: placeText(to),
      time: new Date(arriveByMs ?? atMs).toISOString(),
      arriveBy: String(arriveByMs !== undefined),
      searchWindow: String(WINDOW_SECONDS),
      numItineraries: "1",
      maxItineraries: String(MOST_WAYS),
      detailedTransfers: "false",
      detailedLegs: "false",
    });
    return inTurn(() =>
      circuit.ask(SERVICE, async () => {
        const answer = await askService({
          service: SERVICE,
          url: `${transitUrl}/api/v5/plan?${query}`,
          headers: { "user-agent": userAgent },
          deadlineMs: DEADLINE_MS,
          mostBytes: MAX_BYTES,
        });
        return readAnswer(SERVICE, motisPlanSchema, answer);
      }),
    );
  }

  return {
    source: new URL(transitUrl).host,
    kept: (question) => answers.kept(keyOf(question)),
    find: (question, { signal }) => answers.find(keyOf(question), () => rideFor(question), signal),
    ...createNotedRides(options),
  };
}

function placeText({ lat, lon }: Position): string {
  return `${lat.toFixed(4)},${lon.toFixed(4)}`;
}

function keyOf({ from, to, weekday, hour, nightEndsMs }: RideQuestion): string {
  const home = nightEndsMs === undefined ? "" : " / home";
  return `ride 1 / ${placeText(from)} / ${placeText(to)} / ${weekday} / ${hour}${home}`;
}
