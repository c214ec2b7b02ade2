import type { ListedPlace, ReadList } from "./listed-place.ts";
import { listedPlace } from "./listed-text.ts";
import { stopsOf } from "./map-link.ts";

const MAX_LINKS = 5_000;
const LINKS_A_STEP = 100;
const ANCHOR = /<a\s[^<>]{0,200}?href="([^"<>]{1,2000})"[^<>]{0,20000}>([^<>]{0,300})<\/a>/gi;
/** Site name at the end of a page's title: " - Google Maps", " | OpenStreetMap". */
const SITE = /\s[-–—|·]\s[^|]{0,80}$/u;
const SITES = /^(?:google|apple|bing) maps$|^openstreetmap$/i;
const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};

/** Whether a text is a browser's export of bookmarks, which all browsers write alike. */
export function isBookmarks(text: string): boolean {
  return /^<!doctype netscape-bookmark-file/i.test(text.slice(0, 100));
}

/**
 * The places of a browser's bookmarks: links of maps; the titles of other pages are `prose`, as most are no place. It yields
 * every some links.
 *
 * @param text of a length that the caller has bounded.
 */
export function* readBookmarks(text: string): Generator<void, ReadList, void> {
  const places: ListedPlace[] = [];
  const shortLinks: string[] = [];
  const prose: string[] = [];
  let count = 0;
  for (const [, href = "", title = ""] of text.matchAll(ANCHOR)) {
    count += 1;
    if (count > MAX_LINKS) break;
    if (count % LINKS_A_STEP === 0) yield;
    const url = unescaped(href);
    const name = unescaped(title).replace(SITE, "").trim();
    const stops = stopsOf(url);
    const linked = listedPlace({ url });
    if (stops.length > 0) places.push(...stops.map((stop) => ({ ...stop })));
    else if (linked === "short" && (name === "" || SITES.test(name))) shortLinks.push(url);
    // Its page is of a place: one of that name, where somebody knows it.
    else if (linked === "short") places.push({ name, isWords: true });
    else if (linked === undefined) prose.push(name);
    else places.push(nameless(linked.name) && name !== "" ? { ...linked, name } : linked);
  }
  return { places, prose: prose.join("\n"), shortLinks, left: 0 };
}

/** A position in place of a name. */
const nameless = (name: string) => !/\p{L}{2}/u.test(name);

function unescaped(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);
}
