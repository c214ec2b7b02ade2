import type { Suggestion } from "../../domain/places/guide-answer.ts";
import { plainText } from "../../domain/plain-text.ts";
import { findCity } from "../../guide/find-city.ts";
import type { Guide } from "../../guide/guide.ts";
import { labelsOf } from "../../guide/named/named-place.ts";
import { placesQuery, readPlaces } from "../../guide/named/photon-features.ts";
import { askJson } from "../lib/ask-json.ts";
import type { CircuitBreaker } from "../lib/circuit-breaker.ts";
import type { Clock } from "../lib/clock.ts";
import { createCoalescer } from "../lib/coalesce.ts";
import { createMinuteLimit } from "../lib/minute-limit.ts";
import { createSemaphore } from "../lib/semaphore.ts";
import { ServiceError } from "../lib/service-error.ts";
import { waitUntil } from "../lib/wait-until.ts";
import { orGuide } from "./or-guide.ts";
import type { PlaceFinder } from "./place-finder.ts";

const MOST = 8;
const MAX_LABEL = 200;
const DEADLINE_MS = 3_000;
/** Text in other scripts is answered in them. */
const LATIN = /\p{Script=Latin}/u;
const SERVICE = "Photon";
/** Visitors need no account for suggestions; Photon is shared by everybody. Beyond this there are only the guide's. */
const MAX_A_MINUTE = 60;
/** One question at a time. A caller who finds this many waiting, or would wait longer than this, gets the guide's answer. */
const MAX_WAITING = 4;
const WAIT_MS = 2_000;
/** Towns hardly ever change. What was found for a beginning of a name is good for whoever types it. */
const KEEP_MS = 24 * 3_600_000;
const MAX_KEPT = 5_000;

/**
 * Suggests the guide's cities first, then OpenStreetMap's by Photon; only the guide's where Photon
 * fails.
 */
export function createOpenPlaceFinder(options: {
  photonUrl: string;
  userAgent: string;
  guide: PlaceFinder;
  own: Guide;
  circuit: CircuitBreaker;
  clock: Clock;
  askService?: typeof askJson;
}): PlaceFinder {
  const { photonUrl, userAgent, guide, own, circuit, clock, askService = askJson } = options;
  const coalesce = createCoalescer<Suggestion[]>({ clock, forMs: KEEP_MS, most: MAX_KEPT });
  const mayAsk = createMinuteLimit(clock, MAX_A_MINUTE);
  const tooMany = () => new ServiceError(`${SERVICE}: too many ask it`, { trouble: "late" });
  const turn = createSemaphore({
    permits: 1,
    waitMs: WAIT_MS,
    maxWaiting: MAX_WAITING,
    onOverload: tooMany,
  });

  async function ask(input: string): Promise<Suggestion[]> {
    const lang = LATIN.test(input) ? "en" : "default";
    const query = new URLSearchParams(placesQuery(input, { lang, limit: String(MOST) }));
    const answer = await askService({
      service: SERVICE,
      url: `${photonUrl}/api?${query}`,
      headers: { "user-agent": userAgent },
      deadlineMs: DEADLINE_MS,
    });
    const places = readPlaces(answer);
    if (places === undefined) {
      throw new ServiceError(`${SERVICE}: an answer of another shape`, { trouble: "broken" });
    }
    const labels = labelsOf(places);
    return places.map(({ id }, index) => ({
      label: (labels[index] ?? "").slice(0, MAX_LABEL),
      value: { place_id: id },
    }));
  }

  async function askInTurn(input: string): Promise<Suggestion[]> {
    const release = await turn.acquire();
    try {
      if (!mayAsk("everyone")) throw tooMany();
      return await circuit.ask(SERVICE, () => ask(input));
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
      const answer = coalesce(plain, () => askInTurn(input));
      const found = await orGuide(waitUntil(answer, signal), async () => []);
      return withoutDoubles(own, [...known, ...found]).slice(0, MOST);
    },
  };
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
