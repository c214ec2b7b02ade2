import { addressProblem } from "./address-problem.ts";

const OPEN_STREET_MAP = "https://tile.openstreetmap.org/{z}/{x}/{y}.png";

/**
 * Where browsers fetch the tiles of the street map: an address with {z}, {x} and {y}.
 *
 * @param text the setting; "off" is no street map. Without it: OpenStreetMap's where `isOpen`.
 * @returns undefined: no street map is offered.
 */
export function readMapTileUrl(
  text: string | undefined,
  { isOpen, problems }: { readonly isOpen: boolean; readonly problems: string[] },
): string | undefined {
  if (text === undefined) return isOpen ? OPEN_STREET_MAP : undefined;
  if (text === "off") return undefined;
  const problem = tileUrlProblem(text);
  if (problem === undefined) return text;
  problems.push(problem);
  return undefined;
}

function tileUrlProblem(text: string): string | undefined {
  const filled = text.replace(/\{[zxy]\}/g, "0");
  const address = addressProblem("MAP_TILE_URL", filled, { takesQuery: true });
  if (address !== undefined) return address;
  if (["{z}", "{x}", "{y}"].some((part) => !text.includes(part)) || /[{}]/.test(filled)) {
    return "MAP_TILE_URL needs {z}, {x} and {y}, and nothing else in braces";
  }
  // The one origin that pages may load from must be the same for every tile.
  const isFixed = text.toLowerCase().startsWith(new URL(filled).origin);
  return isFixed ? undefined : "MAP_TILE_URL names another server for each tile, not one";
}
