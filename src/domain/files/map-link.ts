import { ownField } from "../own-field.ts";
import type { Position } from "../places/geo.ts";
import { positionOf } from "./listed-place.ts";

/** A map's address after reading. */
export type MapLink =
  | {
      readonly kind: "place";
      readonly name?: string | undefined;
      readonly at?: Position | undefined;
      /** `at` is the middle of the map, not the place. */
      readonly isAbout?: true | undefined;
    }
  /** Nobody knows what it is before it is opened. */
  | { readonly kind: "short" };

type Address = {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly hash: string;
};

/** No link of a map is longer, but for ways with many stops. */
const MAX_LENGTH = 4000;
const ADDRESS = /^https?:\/\/([^/?#\s]{1,200})([^?#\s]*)(?:\?([^#\s]*))?(?:#(\S*))?$/i;
const PAIR =
  /^(?:loc:)?\s{0,3}(-?\d{1,3}(?:\.\d+)?)\s{0,3}[,~_/ ]\s{0,3}\+?(-?\d{1,3}(?:\.\d+)?)(?![\d.])/;
const SHORT =
  /^(?:maps\.app\.goo\.gl|goo\.gl|g\.co|share\.google|maps\.apple|osm\.org|omaps\.app|ge0\.me|w3w\.co|what3words\.com|bit\.ly|tinyurl\.com|her\.is|binged\.it|aka\.ms)$/;

/**
 * Reads the link of a map: Google's, Apple's, OpenStreetMap's, Bing's, Waze's, HERE's, Yandex's, Mapy's, and `geo:`.
 *
 * @param text the link, as it was copied.
 * @returns undefined where it is none of these.
 */
export function readMapLink(text: string): MapLink | undefined {
  const link = text.trim();
  if (link.length > MAX_LENGTH) return undefined;
  if (/^geo:/i.test(link)) return geoLink(link);
  const match = ADDRESS.exec(link);
  if (match === null) return undefined;
  const [, hostName = "", path = "", query = "", hash = ""] = match;
  const host = hostName.toLowerCase().replace(/^www\.|:\d+$/g, "");
  const address: Address = { path, query: fieldsOf(query), hash };
  if (/(?:^|\.)google\.[a-z.]{2,6}$/.test(host)) return googleLink(address, host);
  if (host === "maps.apple.com") return appleLink(address);
  if (/(?:^|\.)openstreetmap\.org$|^osm\.org$/.test(host)) return openStreetMapLink(address, host);
  if (/(?:^|\.)bing\.com$/.test(host)) return bingLink(address);
  if (/(?:^|\.)waze\.com$/.test(host)) return waze(address);
  if (/(?:^|\.)here\.com$/.test(host)) return hereLink(address);
  if (/(?:^|\.)yandex\.[a-z.]{2,6}$/.test(host)) return yandexLink(address);
  if (/^(?:[a-z]+\.)?mapy\.(?:com|cz)$/.test(host)) return mapyLink(address);
  return SHORT.test(host) ? { kind: "short" } : undefined;
}

/** The stops of a link to a way on Google's maps, in their order; none where it is no such link. */
export function stopsOf(link: string): readonly { name: string; at?: Position | undefined }[] {
  const [, hostName = "", path = "", query = ""] = ADDRESS.exec(link.trim()) ?? [];
  if (link.length > MAX_LENGTH || !/^(?:www\.|maps\.)?google\./i.test(hostName)) return [];
  if (!path.startsWith("/maps/dir")) return [];
  const fields = fieldsOf(query);
  const asked = ["origin", "waypoints", "destination"].flatMap((field) =>
    (ownField(fields, field) ?? "").split("|"),
  );
  const inPath = path.split("/").slice(3);
  const end = inPath.findIndex((part) => /^(?:@|data=)/.test(part));
  const names = [...inPath.slice(0, end < 0 ? undefined : end).map(words), ...asked];
  // Longitude comes first.
  const spots = [...path.matchAll(/!1d(-?\d{1,3}\.\d+)!2d(-?\d{1,3}\.\d+)/g)].map(([, lon, lat]) =>
    positionIn(lat, lon),
  );
  const stops = names.filter((name) => name !== "");
  return stops.map((name, at) => ({
    name,
    at: pairIn(name) ?? (spots.length === stops.length ? spots[at] : undefined),
  }));
}

function googleLink({ path, query }: Address, host: string): MapLink | undefined {
  const isMap = host.startsWith("maps.") || path.startsWith("/maps");
  if (!isMap) {
    const searched = path === "/search" ? ownField(query, "q") : undefined;
    return searched === undefined ? undefined : named(searched);
  }
  const [, kind = "", first = ""] = /^\/maps\/(place|search|dir)\/([^/@]*)/.exec(path) ?? [];
  const name = kind === "dir" ? "" : words(first);
  // A link may show several places: the last is the one that was opened.
  const marked = [...path.matchAll(/!3d(-?\d{1,3}\.\d+)!4d(-?\d{1,3}\.\d+)/g)].at(-1);
  const at = marked && positionOf(Number(marked[1]), Number(marked[2]));
  if (at !== undefined) return place(name, at);
  const asked = ["query", "q", "destination", "daddr", "ll"].flatMap(
    (field) => ownField(query, field) ?? [],
  );
  for (const one of [name, ...asked].filter((text) => text !== "")) {
    const pair = pairIn(one);
    if (pair !== undefined) return place(nameBehind(one), pair);
    if (one !== name) return named(one);
  }
  const middle = /\/@(-?\d{1,3}\.\d+),(-?\d{1,3}\.\d+)/.exec(path);
  const about = middle === null ? undefined : positionOf(Number(middle[1]), Number(middle[2]));
  if (about !== undefined) return { ...place(name, about), isAbout: true };
  if (name !== "") return { kind: "place", name };
  return { kind: "short" };
}

function appleLink({ path, query }: Address): MapLink {
  const name = ownField(query, "name") ?? ownField(query, "q") ?? "";
  const at = ["coordinate", "ll", "daddr"].flatMap(
    (field) => pairIn(ownField(query, field)) ?? [],
  )[0];
  const searched = pairIn(name);
  if (at !== undefined) return place(searched === undefined ? name : "", at);
  if (searched !== undefined) return place("", searched);
  const about = pairIn(ownField(query, "center") ?? ownField(query, "sll"));
  if (about !== undefined) return { ...place(name, about), isAbout: true };
  const text = name || (ownField(query, "address") ?? "");
  return text === "" || path.startsWith("/p/") ? { kind: "short" } : named(text);
}

function openStreetMapLink({ path, query, hash }: Address, host: string): MapLink {
  if (host === "osm.org" && path.startsWith("/go/")) return { kind: "short" };
  const at = positionIn(ownField(query, "mlat"), ownField(query, "mlon"));
  if (at !== undefined) return place("", at);
  const searched = ownField(query, "query");
  if (searched !== undefined) {
    const pair = pairIn(searched);
    return pair === undefined ? named(searched) : place("", pair);
  }
  const [, lat, lon] = /map=\d{1,2}(?:\.\d+)?\/(-?[\d.]+)\/(-?[\d.]+)/.exec(hash) ?? [];
  const about = positionIn(lat, lon);
  return about === undefined ? { kind: "short" } : { ...place("", about), isAbout: true };
}

function bingLink({ query }: Address): MapLink {
  const [, lat, lon, title = ""] =
    /^(?:point\.)(-?[\d.]+)_(-?[\d.]+)_?([^_~]*)/.exec(ownField(query, "sp") ?? "") ?? [];
  const at = positionIn(lat, lon);
  if (at !== undefined) return place(title, at);
  const name =
    ["where1", "q", "ss", "ty"].flatMap((field) => ownField(query, field) ?? [])[0] ?? "";
  const searched = pairIn(name);
  if (searched !== undefined) return place("", searched);
  const about = pairIn(ownField(query, "cp"));
  if (about !== undefined) return { ...place(name, about), isAbout: true };
  return name === "" ? { kind: "short" } : named(name);
}

function waze({ query }: Address): MapLink {
  const at = pairIn(ownField(query, "ll") ?? ownField(query, "to")?.replace(/^ll\./, ""));
  const name = ownField(query, "q") ?? "";
  if (at !== undefined) return place(name, at);
  return name === "" ? { kind: "short" } : named(name);
}

function hereLink({ path, query }: Address): MapLink {
  const [, spot = ""] = /^\/l\/(.+)$/.exec(path) ?? [];
  const at = pairIn(words(spot));
  if (at !== undefined) return place(words(spot).split(",").slice(2).join(",").trim(), at);
  const about = pairIn(ownField(query, "map"));
  return about === undefined ? { kind: "short" } : { ...place("", about), isAbout: true };
}

/** Longitude comes first. */
function yandexLink({ query }: Address): MapLink {
  const [point, middle] = ["pt", "ll"].map((field) => pairIn(ownField(query, field)));
  const name = ownField(query, "text") ?? "";
  const turned = (at: Position | undefined) => at && positionOf(at.lon, at.lat);
  const at = turned(point);
  if (at !== undefined) return place(name, at);
  const about = turned(middle);
  return about === undefined ? { kind: "short" } : { ...place(name, about), isAbout: true };
}

function mapyLink({ query }: Address): MapLink {
  const about = positionIn(ownField(query, "y"), ownField(query, "x"));
  const name = ownField(query, "q") ?? "";
  if (about === undefined) return name === "" ? { kind: "short" } : named(name);
  return { ...place(name, about), isAbout: true };
}

/** "geo:41.89,12.49", "geo:0,0?q=41.89,12.49(Colosseum)", "geo:0,0?q=Colosseum". */
function geoLink(link: string): MapLink | undefined {
  const [, spot = "", query = ""] = /^geo:([^?;]*)[^?]*(?:\?(.*))?$/i.exec(link) ?? [];
  const asked = ownField(fieldsOf(query), "q") ?? "";
  const at = pairIn(asked);
  if (at !== undefined) return place(nameBehind(asked), at);
  const there = pairIn(spot);
  if (there !== undefined) return place(asked, there);
  return asked === "" ? undefined : named(asked);
}

function place(name: string, at: Position): Extract<MapLink, { kind: "place" }> {
  return { kind: "place", ...(name === "" ? {} : { name }), at };
}

function named(text: string): MapLink {
  return text.trim() === "" ? { kind: "short" } : { kind: "place", name: text.trim() };
}

/** "41.89,12.49 (Colosseum)" and Google's older "41.89,12.49(Colosseum)". */
function nameBehind(text: string): string {
  return /\(([^)]*)\)\s*$/.exec(text)?.[1]?.trim() ?? "";
}

function pairIn(text: string | undefined): Position | undefined {
  const [, lat, lon] = PAIR.exec(text?.trim() ?? "") ?? [];
  return positionIn(lat, lon);
}

function positionIn(lat: string | undefined, lon: string | undefined): Position | undefined {
  if (lat === undefined || lon === undefined || lat === "" || lon === "") return undefined;
  return positionOf(Number(lat), Number(lon));
}

function fieldsOf(query: string): Record<string, string> {
  return Object.fromEntries(
    query
      .split("&")
      .slice(0, 50)
      .map((field) => {
        const at = field.indexOf("=");
        return at < 0
          ? [words(field), ""]
          : [words(field.slice(0, at)), words(field.slice(at + 1))];
      }),
  );
}

function words(encoded: string): string {
  const text = encoded.replaceAll("+", " ");
  try {
    return decodeURIComponent(text).trim();
  } catch {
    return text.trim();
  }
}
