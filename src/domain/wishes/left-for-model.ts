import type { WishAnswer } from "./answer-wish.ts";
import type { AskedPart } from "./read-wishes.ts";

const BETWEEN = "; ";

/** What the grammar left unread of a wish, for a model; what turns a wish round is asked back from the traveller. */
export function leftForModel(answer: WishAnswer): string {
  if (answer.state === "unread") return answer.parts.join(BETWEEN);
  return answer.state === "here" ? leftOf(answer.asked) : "";
}

/** The parts that a model may read, as one text. */
export function leftOf(asked: readonly AskedPart[]): string {
  return asked
    .filter(({ isTurned }) => isTurned !== true)
    .map(({ text }) => text)
    .join(BETWEEN);
}
