import type { Segment } from "../said-segment.ts";
import type { Reading, Rule } from "./rule.ts";

const needs = ({ needs: said }: Segment): Reading | undefined =>
  said.length === 0 ? undefined : [...new Set(said)].map((need) => ({ verb: "need", need }));

/** Wishes for what a guide rarely knows: what people eat, steps, crowds, how one gets about. */
export const PEOPLE_RULES: readonly Rule[] = [
  // "Twins in a double pram, so lifts everywhere".
  [/^(?:(?:\?|N|S) ){0,4}need(?: (?:\?|N|need)){0,4}$/, needs],
  [/^(?:only )?need(?: (?:\?|and|need)){1,4}$/, needs],
  [/^no (?:\? )?noun(?: noun| need| or \? noun| or noun){0,3}$/, needs],
  // "My husband uses a wheelchair": whatever he does with it.
  [/^(?:\? ){1,2}need(?: \?| N)?$|^need(?: meal)?(?: \?| all| N){1,3}$/, needs],
  [
    /^(?:want |add |only |all |keep |max |N )*(?:need|need meal|meal need|need only|need meal only)$/,
    needs,
  ],
  [
    /^(?:want |rather |add |rm |not |no |fewer |cant |less )*(?:no|not|nothing|fewer|cant|rm|lesswalk|shorter) (?:want |add |walk |full |more |all )*noun(?: thing| fine)?$/,
    needs,
  ],
  [
    /^(?:want |only |add |rather )*(?:rather|only|want) (?:add )?noun(?: (?:instof|not|no|rather) (?:noun|walk))?$/,
    needs,
  ],
  [
    /^(?:want |only |add |all |rather )*noun(?: fine)?$/,
    (one) => (one.items.some(({ code }) => code === "by") ? needs(one) : undefined),
  ],
  [/^(?:want |add )*rather (?:noun|walk) than (?:noun|walk)$/, needs],
  [/^noun (?:rm|no|not|want|rather|hard)$/, needs],
  [/^noun (?:instof|not) (?:noun|walk)$/, needs],
];
