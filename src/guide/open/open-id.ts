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
  return `v-${hashOf(name.toLowerCase()).toString(36)}`;
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const letter of text)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0;
  return hash;
}
