import type { KnownCity } from "../../domain/engine/known-city.ts";
import { AppError, type ErrorCode } from "../../domain/errors/app-error.ts";
import type { ReadList } from "../../domain/files/listed-place.ts";
import { readList } from "../../domain/files/read-list.ts";
import { zipEntries } from "../../domain/files/zip-entries.ts";
import { type MatchedList, matchIdeas } from "../../domain/ideas/match-ideas.ts";
import { LIMITS } from "../../domain/limits.ts";
import type { MessageValues } from "../../domain/message.ts";
import { runToEnd } from "../../domain/plan/run-to-end.ts";
import type { Trip } from "../../domain/trip/trip.ts";
import { textOfBytes } from "./text-of-bytes.ts";
import { unpacked } from "./unpacked.ts";

/** A list that a traveller gives: a file, or what they pasted. */
export type GivenList = { readonly bytes: ArrayBuffer } | { readonly text: string };

export type ListedPlaces =
  | (MatchedList & { readonly shortLinks: readonly string[] })
  | { readonly problem: { readonly code: ErrorCode; readonly values?: MessageValues | undefined } };

/** Files of an archive that may be lists. */
const LISTS = /\.(?:kml|gpx|csv|tsv|json|geojson|txt|md)$/i;
const MOST_FILES = 50;

/**
 * The places of a list beside a trip, with what the guide knows of them; or why it can't be read. Loaded in the page's
 * worker: a file that takes its time, or never ends, holds up nothing else.
 */
export async function listPlaces(
  trip: Trip,
  list: GivenList,
  city: KnownCity | undefined,
): Promise<ListedPlaces> {
  try {
    const read = "text" in list ? runToEnd(readList(list.text)) : await readFile(list.bytes);
    return { ...runToEnd(matchIdeas(trip, read, city)), shortLinks: read.shortLinks };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, values } = error;
    return { problem: { code, ...(values === undefined ? {} : { values }) } };
  }
}

async function readFile(buffer: ArrayBuffer): Promise<ReadList> {
  const bytes = new Uint8Array(buffer);
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
  return isZip ? readArchive(bytes) : runToEnd(readList(textOfBytes(bytes)));
}

/** A KMZ, or Takeout's archive: the lists among its files, together. */
async function readArchive(archive: Uint8Array): Promise<ReadList> {
  let left: number = LIMITS.file.unpackedBytes;
  let problem: unknown = new AppError("import_unreadable", { problem: "notList" });
  const lists: ReadList[] = [];
  for (const { packed, isDeflated } of zipEntries(archive, LISTS, MOST_FILES)) {
    const bytes = isDeflated ? await unpacked(packed, left) : packed;
    left -= bytes.length;
    if (left < 0) throw new AppError("import_unreadable", { problem: "tooLarge" });
    try {
      lists.push(runToEnd(readList(textOfBytes(bytes))));
    } catch (error) {
      // Settings of the account, an empty list.
      if (!(error instanceof AppError)) throw error;
      problem = error;
    }
  }
  if (lists.length === 0) throw problem;
  return {
    places: lists.flatMap(({ places }) => places),
    prose: lists.map(({ prose }) => prose).join("\n"),
    shortLinks: lists.flatMap(({ shortLinks }) => shortLinks),
    left: lists.reduce((sum, { left }) => sum + left, 0),
  };
}
