import { isPlanned, isUnknown, plainItems, type SaidObject } from "../language/said-items.ts";
import type { NameIndex } from "../language/said-names.ts";
import { choiceOf, type SaidPart, type SaidWish } from "../language/said-wish.ts";
import type { About } from "./parts.ts";

/** They tell where the travellers have been. */
const WAS_THERE =
  /\b(?:been (?:to|in|at|up|inside)|seen|saw|done|did|visited|went (?:to|up|inside)|climbed)\b/i;
/** And yet they were not, want to go again, or speak of something else. */
const NOT_THERE =
  /\?|\b(?:planned|your plan|the plan|scheduled)\b|n['’]t\b|\b(?:not|never|want\w*|would|wed|like to|love to|must|should|can|could|loved?|favou?rite|when|once|after|until|(?:be|get|gets|getting) (?:seen|done|visited)|photos?|pictures?|videos?|films?|movies?|tv|tiktok|instagram|online|booked|booking)\b|['’]d\b/i;
/** "No need to go again", "so skip those", "show us something else". */
const NOT_AGAIN =
  /^[^.!?\n]{0,40}?[.!;]?[^.!?\n]{0,24}?\b(?:(?:skip|leave|drop|omit|cut) (?:it|them|those|that|these|both|all)(?: out)?|no need(?: for| to (?:go|see|visit|do|repeat))?(?: (?:it|them|those|that|these|there|back|again|both))*(?=\s*(?:$|[.,;!?\n]|so\b|and\b))|(?:don['’]?t|do not) (?:need|want) (?:to (?:go|see|visit|do|repeat) )?(?:it|them|those|that|these|there|again)(?: again)?|not again|(?:not|n['’]t) necessary|(?:show|give|find) (?:me|us) (?:something|anything|places|things) (?:else|new|different)|something (?:else|new|different)(?: this time)?)\b/i;
const MOST_CHOICES = 3;

/**
 * Where the travellers have been before: "we did the Louvre last time, so skip it" leaves it out, and without such words
 * they are asked whether it is to be left out. Of a trip only what is planned can be.
 */
export function withVisits(
  parts: readonly SaidPart[],
  text: string,
  { names, isOfForm }: About,
): readonly SaidPart[] {
  const told: SaidPart[] = [];
  let readTo = 0;
  for (const part of parts) {
    // "So skip those" belongs to what was left out.
    if (part.to <= readTo) continue;
    const isMeant = ({ what }: { readonly what: SaidObject }) => isOfForm || isPlanned(what);
    const first = placesBeen(part.text, names).filter(isMeant);
    const behind = part.from + (first.at(-1)?.to ?? 0);
    const refused = first.length === 0 ? null : NOT_AGAIN.exec(text.slice(behind));
    // "We saw the Vatican | and the Forum twice, so skip those": both.
    const all = text.slice(part.from, behind + (refused?.[0].length ?? 0));
    const been = refused === null ? first : placesBeen(all, names, part.text).filter(isMeant);
    const wishes = been.map(({ what }): SaidWish => ({ verb: "remove", what }));
    const to = Math.max(part.to, behind + (refused?.[0].length ?? 0));
    const isLeftOut = part.kind === "wish" && part.wishes.every(({ verb }) => verb === "remove");
    if (been.length === 0 || isLeftOut) told.push(part);
    else if (refused === null) told.push(asked(part, wishes));
    else {
      told.push({ from: part.from, to, text: text.slice(part.from, to), kind: "wish", wishes });
      readTo = to;
    }
  }
  return told;
}

/** The places that words say somebody has seen, and where the words of each end; `told`: the part that says so. */
function placesBeen(
  text: string,
  names: NameIndex,
  told = text,
): readonly { readonly what: SaidObject; readonly to: number }[] {
  const said = WAS_THERE.exec(told)?.[0];
  if (said === undefined || NOT_THERE.test(told)) return [];
  // "Done the castle": the castle.
  return plainItems(text.replace(said, " ".repeat(said.length)), names).flatMap(({ what, to }) =>
    what?.kind === "places" && !isUnknown(what) && what.found[0]?.isForFeasts !== true
      ? [{ what, to }]
      : [],
  );
}

/** Whether they are to be left out: all of them, or some. */
function asked(part: SaidPart, wishes: readonly SaidWish[]): SaidPart {
  const all = wishes.length > 1 ? [{ label: "doIt" as const, name: "", wishes }] : [];
  const each = wishes.slice(0, MOST_CHOICES).map(choiceOf);
  const others = part.kind === "ask" ? part.choices.filter(({ label }) => label === "add") : [];
  const note = { label: "note" as const, name: "", wishes: [{ verb: "note" as const }] };
  return {
    ...{ from: part.from, to: part.to, text: part.text, kind: "ask" },
    choices: [...all, ...each, ...others.slice(0, 1), note],
  };
}
