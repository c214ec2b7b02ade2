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

const NAMES_SOMETHING =
  /^(?:P|K|k|E|food|meal|need|D|T\w+|S|R|N|swap|move|add|rm|fewer|more|max|min|start|end|back|rather|if|only|arrive|depart|flight|rail|leave|reach|busy|booked)$/;
const NOTHING_MORE =
  /^(?:(?:thank|thanks|thx|cheers)\b.*|(?:we |i )?know (?:that )?(?:it['’]?s|it is) [\p{L}' ’]{3,30}|(?:we |i )?(?:have |['’]ve )?(?:already )?(?:been|done|visited|seen) (?:it|there|that)?(?: (?:before|already|once|twice|(?:two|three|2|3) times|last year|in \d{4}))*|no need to go (?:there )?again|did|put|plan|consider|we get|while they do|awkward|maybe|(?:the )?rest (?:is )?(?:(?:u|you) (?:decide|choose|pick)|(?:is )?up to (?:u|you)|whatever)|only|also|well|no|(?:please |pls )*(?:plan|arrange|organi[sz]e) (?:the )?(?:rest of )?(?:the |our )?(?:day|mon|tues|wednes|thurs|fri|satur|sun)(?:day)? around(?: it| this| that)?|only (?:something short|short things|morning (?:stuff|things))(?: in the morning)?|(?:it(?:['’]?s| is) )?(?:like )?[£$€]?\d+ ?(?:bucks|quid|euros?|dollars?|pounds?)? is (?:a lot|too much|crazy|robbery|insane)|(?:please |pls )*(?:plan|arrange|organi[sz]e) (?:the |all )?(?:other (?:points|things|stops|sights)|rest|everything else)(?: of (?:this|that|the) day)? around(?: it)?)$/iu;

/**
 * What is only told, where nothing that a plan could do is known of it: "I have haggling to do", "it is not a must", "mum
 * said I can choose". What is asked for, and what names a day, an hour or a thing, is never one.
 */
export function isTold(items: readonly SaidItem[], text: string): boolean {
  if (NOTHING_MORE.test(text.trim())) return true;
  const [first] = items.filter(({ code }) => !/^(?:and|but|so|,|because)$/.test(code));
  const isOfSomeone =
    first?.isSubject === true ||
    first?.code === "it" ||
    first?.code === "rest" ||
    IS_WHO.test(first?.code ?? "");
  return (
    isOfSomeone &&
    items.length > 1 &&
    // "I don't" takes back what is said before it.
    items.at(-1)?.code !== "not" &&
    !items.some(({ code }) => NAMES_SOMETHING.test(code)) &&
    !items.some(
      ({ code, word = "" }) =>
        (REQUESTS.test(word) && !/^(?:can|eats?)$/.test(word)) ||
        (code === "want" && !/^(?:have|has|had|get|got)$/.test(word)),
    )
  );
}
