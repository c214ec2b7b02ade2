import { LIMITS } from "../../domain/limits.ts";
import { coordinatesText } from "../../domain/places/coordinates.ts";
import type { FoundPlaces } from "../../domain/places/found-places.ts";
import type { Position } from "../../domain/places/geo.ts";
import type { Suggestion } from "../../domain/places/guide-answer.ts";
import { plainText } from "../../domain/plain-text.ts";
import { findCity } from "../../guide/find-city.ts";
import type { Guide } from "../../guide/guide.ts";
import { labelsOf, type NamedPlace } from "../../guide/named/named-place.ts";
import { anythingQuery, placesQuery, readPlaces } from "../../guide/named/photon-features.ts";
import { orBroken } from "../lib/ask-json.ts";
import { createCoalescer } from "../lib/coalesce.ts";
import { createMinuteLimit } from "../lib/minute-limit.ts";
import { createSemaphore } from "../lib/semaphore.ts";
import { ServiceError } from "../lib/service-error.ts";
import { waitUntil } from "../lib/wait-until.ts";
import type { ServiceParts } from "../store/kept-answers.ts";
import { orElse } from "./or-else.ts";
import type { PlaceFinder, Suggester } from "./place-finder.ts";
import { unasked } from "./unasked.ts";

const MOST = 8;
const MAX_LABEL = 200;
const DEADLINE_MS = 3_000;
/** Text in other scripts is answered in them. */
const LATIN = /\p{Script=Latin}/u;
const SERVICE = "Photon";
/**
 * Visitors need no account for either; Photon is shared by everybody. So often destinations are asked for, and so often
 * places; beyond this there are only the guide's.
 */
const MAX_A_MINUTE = 60;
/** One question at a time. A caller who finds this many waiting, or would wait longer than this, gets the guide's answer. */
const MAX_WAITING = 4;
const WAIT_MS = 2_000;
/** Towns hardly ever change. What was found for a beginning of a name is good for whoever types it. */
const KEEP_MS = 24 * 3_600_000;
const MAX_KEPT = 5_000;
const SHORTEST_NAME = 3;
/** As far as an outing goes. */
const NEAR_DEGREES = 1;

/**
 * Suggests the guide's cities first, then OpenStreetMap's by Photon; only the guide's where Photon
 * fails.
 */
export function createOpenPlaceFinder(
  options: ServiceParts & {
    readonly photonUrl: string;
    readonly guide: Suggester;
    readonly own: Guide;
  },
): PlaceFinder {
  const { photonUrl, userAgent, guide, own, circuit, clock, askService } = options;
  const coalesce = createCoalescer<Suggestion[]>({ clock, forMs: KEEP_MS, most: MAX_KEPT });
  const coalesceFound = createCoalescer<FoundPlaces>({ clock, forMs: KEEP_MS, most: MAX_KEPT });
  const mayAsk = createMinuteLimit(clock, MAX_A_MINUTE);
  const tooMany = () => new ServiceError(`${SERVICE}: too many ask it`, { trouble: "late" });
  const turn = createSemaphore({
    permits: 1,
    waitMs: WAIT_MS,
    maxWaiting: MAX_WAITING,
    onOverload: tooMany,
  });

  async function ask(input: string): Promise<Suggestion[]> {
    const places = await askPhoton(placesQuery(input, asked(input)));
    const labels = labelsOf(places);
    return places.map(({ id }, index) => ({
      label: (labels[index] ?? "").slice(0, MAX_LABEL),
      value: { place_id: id },
    }));
  }

  async function askNamed(input: string, near: Position | undefined): Promise<FoundPlaces> {
    const places = await askPhoton(anythingQuery(input, { ...asked(input), ...around(near) }));
    return {
      places: places.map(({ name, within, centre }) => ({
        name: name.slice(0, LIMITS.text.placeName),
        where: [...new Set(within)]
          .filter((part) => part !== name)
          .join(", ")
          .slice(0, MAX_LABEL),
        geoCoordinates: coordinatesText(centre),
      })),
    };
  }

  async function askPhoton(parameters: string[][]): Promise<NamedPlace[]> {
    const query = new URLSearchParams(parameters);
    const answer = await askService({
      service: SERVICE,
      url: `${photonUrl}/api?${query}`,
      headers: { "user-agent": userAgent },
      deadlineMs: DEADLINE_MS,
    });
    return orBroken(SERVICE, readPlaces(answer));
  }

  async function inTurn<Answer>(kind: string, work: () => Promise<Answer>): Promise<Answer> {
    const release = await turn.acquire();
    try {
      if (!mayAsk(kind)) throw tooMany();
      return await circuit.ask(SERVICE, work);
    } finally {
      release();
    }
  }

  return {
    id: "photon",
    async suggest(input, { signal }) {
      const known = await guide.suggest(input, { signal });
      const plain = plainText(input);
      if (plain === "") return known;
      const answer = coalesce(plain, () => inTurn("destinations", () => ask(input)));
      const found = await orElse(waitUntil(answer, signal), async () => []);
      return withoutDoubles(own, [...known, ...found]).slice(0, MOST);
    },
    isFailing: () => circuit.isOpen(SERVICE),
    async find(input, { near, signal }) {
      const plain = plainText(input);
      if (plain.length < SHORTEST_NAME) return { places: [] };
      const key = `${plain}\n${Object.values(around(near)).join()}`;
      const answer = coalesceFound(key, () => inTurn("places", () => askNamed(input, near)));
      return orElse(waitUntil(answer, signal), unasked);
    },
  };
}

/** Language and limit of a question to Photon: a Latin text is asked in English. */
function asked(input: string): { lang: string; limit: string } {
  return { lang: LATIN.test(input) ? "en" : "default", limit: String(MOST) };
}

/** The parameters for what is near, which are the same for a part of a town: so is the answer. */
function around(near: Position | undefined): Record<string, string> {
  if (near === undefined) return {};
  const [lat, lon] = [near.lat, near.lon].map((degrees) => Math.round(degrees * 20) / 20);
  if (lat === undefined || lon === undefined) return {};
  const box = [lon - NEAR_DEGREES, lat - NEAR_DEGREES, lon + NEAR_DEGREES, lat + NEAR_DEGREES];
  return { lat: `${lat}`, lon: `${lon}`, bbox: box.join() };
}

/** "Lisbon, Portugal" and "Lisbon, Lisbon District, Portugal" are one city of the guide. */
function withoutDoubles(guide: Guide, suggestions: readonly Suggestion[]): Suggestion[] {
  const seen = new Set<string>();
  return suggestions.filter(({ label }) => {
    const key = findCity(guide, label)?.id ?? plainText(label);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
