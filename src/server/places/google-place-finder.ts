import type { Suggestion } from "../../domain/places/guide-answer.ts";
import type { GooglePlaces } from "../google/google-places.ts";
import type { CircuitBreaker } from "../lib/circuit-breaker.ts";
import type { Clock } from "../lib/clock.ts";
import { createCoalescer } from "../lib/coalesce.ts";
import { createMinuteLimit } from "../lib/minute-limit.ts";
import { waitUntil } from "../lib/wait-until.ts";
import { orElse } from "./or-else.ts";
import type { Suggester } from "./place-finder.ts";

const MOST = 8;
const MAX_LABEL = 200;
/**
 * Visitors need no account for suggestions, and every request costs money: above this limit the
 * guide suggests.
 */
const MAX_A_MINUTE = 300;
const SERVICE = "Google Places autocomplete";

/**
 * Suggests destinations by Google, without storing them; the guide's where Google fails or the
 * input is empty.
 */
export function createGooglePlaceFinder(options: {
  google: GooglePlaces;
  guide: Suggester;
  circuit: CircuitBreaker;
  clock: Clock;
}): Suggester {
  const { google, guide, circuit, clock } = options;
  const coalesce = createCoalescer<Suggestion[]>();
  const mayAsk = createMinuteLimit(clock, MAX_A_MINUTE);

  async function suggest(input: string): Promise<Suggestion[]> {
    const found = await google.autocomplete(input);
    return found.slice(0, MOST).map(({ placeId, text }) => ({
      label: text.slice(0, MAX_LABEL),
      value: { place_id: placeId },
    }));
  }

  return {
    id: "google",
    async suggest(input, { signal }) {
      if (input === "" || !mayAsk("everyone")) return guide.suggest(input, { signal });
      const answer = coalesce(input, () => circuit.ask(SERVICE, () => suggest(input)));
      return orElse(waitUntil(answer, signal), () => guide.suggest(input, { signal }));
    },
    isFailing: () => circuit.isOpen(SERVICE),
  };
}
