import { AppError } from "../errors/app-error.ts";
import type { ListedPlace, ReadList } from "./listed-place.ts";
import { listedPlace } from "./listed-text.ts";
import type { Outline } from "./outline.ts";
import { outlineName } from "./outline-text.ts";
import { isNoPlace } from "./page-words.ts";
import { isBookmarks, readBookmarks } from "./read-bookmarks.ts";
import { childrenNamed, degrees, textOf } from "./read-element.ts";
import { readGpx } from "./read-gpx.ts";
import { readKml } from "./read-kml.ts";
import { readPage } from "./read-page.ts";
import { readPlacesJson } from "./read-places-json.ts";
import { readTable } from "./read-table.ts";
import { readXml, type XmlElement } from "./read-xml.ts";

/** A day's walk has some ten thousand points, with a height and a time each. */
const MAX_ELEMENTS = 200_000;

/**
 * The places of a list as people have it: KML, GPX, JSON, a table, a page of text, or links of maps. What it is shows
 * in its first letters, whatever it is called. It yields often.
 *
 * @param text of a length that the caller has bounded.
 * @throws AppError `import_unreadable`, also where it names no place.
 */
export function* readList(text: string): Generator<void, ReadList, void> {
  const plain = text.replace(/^\ufeff/, "").trim();
  if (plain.includes("\0")) throw new AppError("import_unreadable", { problem: "notList" });
  const read = yield* readAny(plain);
  const isEmpty = read.places.length + read.shortLinks.length === 0 && read.prose.trim() === "";
  if (isEmpty) throw new AppError("import_unreadable", { problem: "noNames" });
  return read;
}

function* readAny(text: string): Generator<void, ReadList, void> {
  if (/^[{[]\s*["{[\]}]/.test(text)) return yield* readPlacesJson(text);
  if (isBookmarks(text)) return yield* readBookmarks(text);
  if (text.startsWith("<")) return yield* readXmlList(text);
  return (yield* readTable(text)) ?? (yield* readPage(text));
}

function* readXmlList(text: string): Generator<void, ReadList, void> {
  const { whole, isCut } = wholePart(text);
  const root = yield* readXml(whole, MAX_ELEMENTS, isCut);
  const list = yield* placesOfXml(root);
  return isCut ? { ...list, left: list.left + 1 } : list;
}

/** A file that broke off on its way, up to its last whole place. */
function wholePart(text: string): { whole: string; isCut: boolean } {
  if (/<\/(?:kml|gpx)>\s*(?:<!--[^>]{0,200}-->\s*)?$/.test(text.slice(-400))) {
    return { whole: text, isCut: false };
  }
  const ends = ["</Placemark>", "</wpt>"].map((tag) => text.lastIndexOf(tag) + tag.length);
  const end = Math.max(...ends);
  return end > 20 ? { whole: text.slice(0, end), isCut: true } : { whole: text, isCut: false };
}

function* placesOfXml(root: XmlElement): Generator<void, ReadList, void> {
  if (root.name === "kml") return yield* placesOf(yield* readKml(root, { isList: true }));
  if (root.name !== "gpx") throw new AppError("import_unreadable", { problem: "notList" });
  const points = yield* placesOf(yield* readGpx(root, { isList: true }));
  return points.places.length > 0 ? points : { ...points, places: startsOf(root) };
}

function* placesOf({ hotels, days, others }: Outline): Generator<void, ReadList, void> {
  yield;
  const all = [...days.flatMap(({ places }) => places), ...others, ...hotels];
  const places = all.flatMap(({ name, details, at, isArea }) => {
    const found =
      isNoPlace(name) && name !== "" ? undefined : listedPlace({ name, note: details, at, isArea });
    return found === undefined || found === "short" ? [] : found;
  });
  return { places, prose: "", shortLinks: [], left: all.length - places.length };
}

/** A recorded walk is a place to go to: where it begins. */
function startsOf(gpx: XmlElement): ListedPlace[] {
  return childrenNamed(gpx, "trk").flatMap((track) => {
    const [segment] = childrenNamed(track, "trkseg");
    const [start] = segment === undefined ? [] : childrenNamed(segment, "trkpt");
    const at = start && degrees(start.attributes.get("lat"), start.attributes.get("lon"));
    const name = outlineName(textOf(track, "name"));
    return at === undefined || name === "" ? [] : [{ name, at }];
  });
}
