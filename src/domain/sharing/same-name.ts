import { plainText } from "../plain-text.ts";

/** Letters that look like a small or large Latin one, each before it: Cyrillic, Greek, other letters of Latin, digits. */
const LOOKALIKES = new Map(
  [
    "аa вb еe ѕs іi јj кk мm нh оo рp сc тt уy хx һh ԁd ԛq ԝw",
    "αa βb εe ζz ηh ιi κk μm νn οo ρp τt υy χx",
    "ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz ɑa ɡg ıi ȷj ɩi",
    "0o 1l",
  ]
    .flatMap((pairs) => pairs.split(" "))
    .map((pair) => [pair.slice(0, 1), pair.slice(1)] as const),
);
/** Invisible characters, and marks that stand over, under or around a letter of any script. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Script=Inherited}]/gu;

/** Whether two names look the same: case, accents, spaces, punctuation, script and small capitals make no other name. */
export function isSameName(one: string, other: string): boolean {
  return one === other || (nameAsSeen(one) !== "" && nameAsSeen(one) === nameAsSeen(other));
}

/** A name as it looks: letters and digits alone, each in one form. */
export function nameAsSeen(name: string): string {
  const letters = Array.from(
    plainText(name.replace(UNSEEN, "")),
    (letter) => LOOKALIKES.get(letter) ?? letter,
  );
  return letters.join("").replaceAll(" ", "");
}
