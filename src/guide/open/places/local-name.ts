import { plainText } from "../../../domain/plain-text.ts";
import type { OsmElement } from "../open-data.ts";
import { plainWikitext } from "../reading/plain-wikitext.ts";

const LENGTHS = { least: 2, most: 70 } as const;

/** How the people there write a name: OpenStreetMap's `name` is what signs say. @param shown what the guide calls it. */
export function localName(
  element: OsmElement | undefined,
  shown: string,
): { readonly localName?: string } {
  const name = plainWikitext(element?.tags.name ?? "");
  const isUsable = name.length >= LENGTHS.least && name.length <= LENGTHS.most;
  return isUsable && plainText(name) !== plainText(shown) ? { localName: name } : {};
}
