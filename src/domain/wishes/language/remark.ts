import type { SaidItem } from "./said-items.ts";
import { IS_WHO } from "./said-segment.ts";

const DETERMINER = /^(?:the|our|my|this|that|these|those|your)$/;
const WHEN = /^(?:when|before|while|as|since|after|once|until)$/;
const SAYS_NOTHING =
  /^(?:\?|-|it|by|who|child|elder|not|cant|N|fine|like|all|so|because|any|yes|stuff|thing|S|walk|cheap|top|plan|more|other|isin|some|same|then|special|hotel|day|calm|full|else|and|better|tired)$/;

/**
 * "My kids won't sit through that", "it's a tourist trap": someone or something and what is so of it, without anything
 * that a plan could do. It is said with what isn't needed.
 */
export function isRemark(items: readonly SaidItem[]): boolean {
  if (isOfOpening(items)) return true;
  const told = items.filter(({ code }) => code !== "," && code !== "and" && code !== "so");
  // "..., when it is not yet hot", "before it's rammed".
  const isLed = WHEN.test(told[0]?.word ?? "");
  const [first] = isLed ? told.slice(1) : told;
  const isSaidOf =
    first?.isSubject === true ||
    first?.code === "it" ||
    IS_WHO.test(first?.code ?? "") ||
    DETERMINER.test(first?.word ?? "");
  // "None of us is an art kid".
  const isOfNone = /^(?:none|neither|nobody|no one|noone)\b/.test(first?.words ?? "");
  if (isOfNone && /^(?:is|are|was|were)$/.test(told[1]?.words?.split(" ")[0] ?? "")) return true;
  // "It's free".
  if (told.length === 2 && first?.code === "it" && told[1]?.code === "free") return true;
  // "Kids won't like it".
  const isDisliked =
    IS_WHO.test(first?.code ?? "") &&
    told
      .map(({ code, word }) => (code === "want" ? word : code))
      .join(" ")
      .endsWith("not like it");
  if (isDisliked) return true;
  // "Be somewhere loud" is what one wants.
  if (told.some(({ words = "" }) => /^(?:be|go|have)\b/.test(words))) return false;
  const says = items.some(({ code }) => code === "?" || code === "not");
  // "The football stadium" is a thing, "the lift broke down" is so.
  const isThing =
    !isLed &&
    DETERMINER.test(first?.word ?? "") &&
    told.filter(({ code }) => code === "?").length < 3 &&
    told.slice(1).every(({ code }) => /^(?:\?|it|any)$/.test(code));
  if (isThing) return false;
  const verb = items.some(
    ({ code, word, words = "" }) =>
      code === "?" ||
      /\b(?:is|are|was|were|am|be|been|have|has|had|m|r)\b/.test(`${word} ${words}`),
  );
  return (
    isSaidOf &&
    says &&
    verb &&
    items.every(
      (item) =>
        SAYS_NOTHING.test(item.code) ||
        (isLed && (item === told[0] || /^gets?$/.test(item.word ?? ""))),
    ) &&
    !items.some(({ word }) => REQUESTS.test(word ?? ""))
  );
}

/** "Please check what is open on the 24th": every plan does. */
function isOfOpening(items: readonly SaidItem[]): boolean {
  const said = items.map(({ word = "", words = word }) => words).join(" ");
  return (
    items.every(({ what, meal }) => what === undefined && meal === undefined) &&
    /^(?:(?:and|please|can|could|you|also) )*(?:check|make sure|find out|look up) (?:what|which|if|whether|that|when|it|everything|the|opening|all)\b/.test(
      said,
    ) &&
    /\b(?:open|closed|shut|opening)\b/.test(said)
  );
}

/** Words of what someone would like, whatever follows. */
const REQUESTS =
  /^(?:need|needs|want|wants|would|wed|id|hed|shed|theyd|should|shall|lets|must|hope|hoping|wish|wishes|prefer|prefers|could|can|please|only|eats|eat|cannot|cant|allergic|afraid|scared|uses|unchanged|hurt|hurts|aches?|feet|foot|knees?|legs|pains?|sick|ill)$/;
