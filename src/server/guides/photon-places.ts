import type { Guide } from "../../guide/guide.ts";
import { type Choice, chooseNamed } from "../../guide/named/choose-named.ts";
import type { NamedPlace } from "../../guide/named/named-place.ts";
import {
  anythingQuery,
  placesQuery,
  readPlaces,
  sightsQuery,
} from "../../guide/named/photon-features.ts";
import type { Typed } from "../../guide/named/read-typed.ts";
import { orBroken } from "../lib/ask-json.ts";
import { createOpenService, type OpenServiceParts } from "./open-service.ts";

const SERVICE = "Photon place";
const REST_MS = 60_000;
const DEADLINE_MS = 6_000;
const MAX_BYTES = 256 * 1024;
/** Enough for all of a name that many places have. */
const MOST = "30";
const MAX_SIGHTS = "5";

/** Photon's places by name, in its order. All throw ServiceError. */
export type PhotonPlaces = {
  /** Kinds of places that can be travelled to. */
  named(q: string, signal: AbortSignal): Promise<NamedPlace[]>;
  /** Sights, or houses where a number was typed. */
  sights(q: string, signal: AbortSignal): Promise<NamedPlace[]>;
  /** The place that Photon ranks highest, whatever its kind. */
  first(q: string, signal: AbortSignal): Promise<NamedPlace | undefined>;
  /** Which of the places of that name was meant, by their English names, and by their own where these don't tell. */
  choose(q: string, typed: Typed, signal: AbortSignal): Promise<Chosen>;
};
type Chosen = { readonly choice: Choice; readonly found: readonly NamedPlace[] };

export function createPhotonPlaces(
  photonUrl: string,
  parts: OpenServiceParts & { readonly guide: Guide },
): PhotonPlaces {
  const service = createOpenService(SERVICE, REST_MS, parts);

  async function ask(query: string[][], signal: AbortSignal): Promise<NamedPlace[]> {
    const url = `${photonUrl}/api?${new URLSearchParams(query)}`;
    const question = { url, deadlineMs: DEADLINE_MS, mostBytes: MAX_BYTES, signal };
    return orBroken(SERVICE, readPlaces(await service.ask(question)));
  }

  const named = (q: string, lang: string, signal: AbortSignal) =>
    ask(placesQuery(q, { lang, limit: MOST }), signal);

  return {
    named: (q, signal) => named(q, "en", signal),
    sights: (q, signal) => ask(sightsQuery(q, { lang: "en", limit: MAX_SIGHTS }), signal),
    first: async (q, signal) =>
      (await ask(anythingQuery(q, { lang: "en", limit: "1" }), signal))[0],
    async choose(q, typed, signal) {
      const inEnglish = await named(q, "en", signal);
      if (inEnglish.length === 0) return { choice: { kind: "none" }, found: inEnglish };
      const choice = chooseNamed(parts.guide, inEnglish, typed);
      const isPlain = inEnglish.length === 1 && choice.kind === "one" && choice.match === "same";
      if (isPlain) return { choice, found: inEnglish };
      const inOwn = new Map((await named(q, "default", signal)).map((place) => [place.id, place]));
      const both = inEnglish.map((place) => {
        const own = inOwn.get(place.id);
        if (own === undefined) return place;
        return { ...place, localName: own.name, within: [...place.within, ...own.within] };
      });
      return { choice: chooseNamed(parts.guide, both, typed), found: both };
    },
  };
}
