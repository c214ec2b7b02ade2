import type { NameIndex } from "../language/said-names.ts";
import type { SaidPart } from "../language/said-wish.ts";
import { leftOf } from "./left-of.ts";
import { quoteIn } from "./quote-in.ts";
import { readModelSaid } from "./read-model-said.ts";

/**
 * What `readWishes` has parts of a text read by: those that the reader left are read by a model. A faulty answer leaves
 * them as they are, and so does one that passes over a part.
 *
 * @param answer of a model that was asked about `leftOf` the parts; any JSON.
 */
export function modelReading(
  answer: unknown,
): (parts: readonly SaidPart[], names: NameIndex) => readonly SaidPart[] {
  return (parts, names) => {
    const left = leftOf(parts.filter(({ kind }) => kind === "ask"));
    const byModel = answer === undefined ? undefined : readModelSaid(answer, left, names);
    if (byModel === undefined) return parts;
    return parts.flatMap((part) => {
      if (part.kind !== "ask" || part.isTurned === true) return part;
      const within = byModel.filter((one) => quoteIn(one.text, part.text) !== undefined);
      const isRead = within.some((one) => one.kind === "wish" || choicesOf(one) > 0);
      return isRead ? [...within, ...passedOver(part, within)] : part;
    });
  };
}

function choicesOf(part: SaidPart): number {
  return part.kind === "ask" ? part.choices.length : 0;
}

/** What stands between the words that were read. */
function passedOver(part: SaidPart, read: readonly SaidPart[]): readonly SaidPart[] {
  let rest = part.text;
  for (const { text } of read) rest = rest.replace(quoteIn(text, rest) ?? text, "\n");
  return rest.split("\n").flatMap((words) => {
    const text = words.replace(/^[\s,;]+|[\s,;]+$/g, "");
    // "And", "so".
    if (text.split(/\s+/).length < 3) return [];
    const from = part.from + part.text.indexOf(text);
    return [{ from, to: from + text.length, text, kind: "ask", choices: [] } as const];
  });
}
