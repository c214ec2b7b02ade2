import { shortHash } from "../../domain/short-hash.ts";
import type { OsmElement } from "./open-data.ts";

/** An id that stays the same when the guide is built again: of Wikidata, of the map, or of the name. */
export function openId({
  wikidata = "",
  element,
  name,
}: {
  wikidata?: string;
  element?: OsmElement | undefined;
  name: string;
}): string {
  if (wikidata !== "") return wikidata.toLowerCase();
  if (element !== undefined) return `${element.type.slice(0, 1)}${element.id}`;
  return `v-${shortHash(name.toLowerCase())}`;
}
