import { plainText } from "../plain-text.ts";

/** Small letters of Cyrillic, Greek and Turkish that look like a Latin one, small or large, each before that. */
const LOOKALIKES = new Map(
  "аa вb еe ѕs іi јj кk мm нh оo рp сc тt уy хx һh ԁd ԛq ԝw αa βb εe ζz ηh ιi κk μm νn οo ρp τt υy χx ıi"
    .split(" ")
    .map((pair) => [pair.slice(0, 1), pair.slice(1)] as const),
);

/** Whether two names look the same: case, accents, spaces, punctuation and script make no other name. */
export function isSameName(one: string, other: string): boolean {
  return one === other || (asSeen(one) !== "" && asSeen(one) === asSeen(other));
}

function asSeen(name: string): string {
  const letters = Array.from(plainText(name), (letter) => LOOKALIKES.get(letter) ?? letter);
  return letters.join("").replaceAll(" ", "");
}
