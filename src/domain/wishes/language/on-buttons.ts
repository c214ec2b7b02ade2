import { noteChoice } from "./near-choices.ts";
import type { SaidObject } from "./said-items.ts";
import type { NameIndex } from "./said-names.ts";
import type { Segment } from "./said-segment.ts";
import type { Choice, SaidPart, SaidWish } from "./said-wish.ts";
import { isDescribedThing } from "./things.ts";

/** Written with a capital wherever they stand. */
const NO_NAME =
  /^(?:euros?|dollars?|pounds?|yen|english|wifi|uber|airbnb|christmas|easter|ramadan|covid|google|instagram|tiktok|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/i;
const JOINT = /^(?:of|de|da|do|dos|das|du|des|del|di|the|la|le|el|and)$/;

/**
 * A question whose buttons name only what is a place, a kind, a dish, a thing that guides describe, or by its capitals
 * or quotes a name; "skipping it isn't cruel" offers no "cruel". Where none is left its words are kept as a note.
 */
export function onButtons(
  part: SaidPart,
  segmentOfIt: () => Segment | undefined,
  whole: string,
  names: NameIndex,
): SaidPart {
  if (part.kind !== "ask") return part;
  const mayStand = ({ label, wishes }: Choice) =>
    label === "note" || wishes.every((wish) => objectsOf(wish).every(isSaid));
  const isSaid = (what: SaidObject) =>
    what.kind === "category" ||
    what.found.some(({ id, name }) => id !== name) ||
    isThing(what.text);
  const isThing = (name: string) =>
    isDescribedThing(name) ||
    [" stuff", " places"].some((behind) =>
      whole.toLowerCase().includes(name.toLowerCase() + behind),
    ) ||
    (!names.cityWords?.includes(name.toLowerCase()) &&
      (isWrittenAsName(name, whole) || names.isDescribed?.(name) === true));
  const choices = part.choices.filter(mayStand);
  if (choices.length === part.choices.length) return part;
  const segment = choices.length > 0 ? undefined : segmentOfIt();
  return { ...part, choices: segment === undefined ? choices : [noteChoice(segment)] };
}

function objectsOf(wish: SaidWish): readonly SaidObject[] {
  return [
    ...("what" in wish && wish.what !== undefined ? [wish.what] : []),
    ...("by" in wish && typeof wish.by === "object" ? [wish.by] : []),
  ];
}

/** With a capital where no sentence begins, with several, or in quotes. */
function isWrittenAsName(name: string, whole: string): boolean {
  if (NO_NAME.test(name)) return false;
  const at = whole.toLowerCase().indexOf(name.toLowerCase());
  if (at === -1) return false;
  const words = whole.slice(at, at + name.length).split(" ");
  const lead = whole.slice(0, at);
  const before = lead.trimEnd();
  if (/["“”‘«„]$/.test(before)) return true;
  const isCapital = words.every((word) => JOINT.test(word) || /^\p{Lu}\p{L}/u.test(word));
  const isFirst =
    before === "" || /[.!?]$/.test(before) || lead.slice(before.length).includes("\n");
  return isCapital && (!isFirst || words.length > 1) && /\p{Ll}/u.test(whole);
}
