import { coordinatesText } from "../places/coordinates.ts";
import type { Position } from "../places/geo.ts";
import type { ListedPlace } from "./listed-place.ts";
import { readMapLink } from "./map-link.ts";
import { outlineDetails, outlineName } from "./outline-text.ts";

/** A place as a list has it. */
export type RawPlace = {
  readonly name?: string | undefined;
  readonly at?: Position | undefined;
  readonly address?: string | undefined;
  readonly note?: string | undefined;
  /** `at` is the middle of an area. */
  readonly isArea?: true | undefined;
  /** Of a map, or of anything. */
  readonly url?: string | undefined;
};

/** Takeout's text for a place without a position. */
const NOT_SAID = /^No location information is available/;
const MAX_PIN_NAME = 60;
/** Names that maps give to a spot without one. */
const NO_NAME =
  /^(?:dropped pin|pin|gesetzte stecknadel|rep(?:è|e)re plac(?:é|e)|marcador|untitled(?: placemark)?)$/i;

/**
 * A place of a list: with the position that it, or the link of a map beside it, says.
 *
 * @returns undefined where it has no name and no position; "short" where all there is of it is a link that says nothing.
 */
export function listedPlace(raw: RawPlace): ListedPlace | "short" | undefined {
  const link = raw.url === undefined ? undefined : readMapLink(raw.url);
  const linked = link?.kind === "place" ? link : undefined;
  const at = raw.at ?? linked?.at;
  const address = outlineName(raw.address);
  const said = outlineName(raw.name);
  const own = NO_NAME.test(said) ? "" : said;
  const note = outlineDetails(raw.note);
  const name =
    own ||
    outlineName(linked?.name) ||
    (address.split(",")[0] ?? "") ||
    (at === undefined ? "" : nameOfPin(note, at));
  if (name === "") return link?.kind === "short" ? "short" : undefined;
  return {
    name,
    ...(at === undefined ? {} : { at }),
    ...(raw.isArea === undefined ? {} : { isArea: raw.isArea }),
    ...(raw.at === undefined && linked?.isAbout === true ? { isAbout: true } : {}),
    ...(address === "" || address === name ? {} : { address }),
    ...(note === "" || note === name || NOT_SAID.test(note) ? {} : { note }),
  };
}

/** A short note on a pin says more than where it is. */
function nameOfPin(note: string, at: Position): string {
  return note !== "" && note.length <= MAX_PIN_NAME && !NOT_SAID.test(note)
    ? outlineName(note)
    : coordinatesText(at);
}
