import { roomWords } from "../messages/room-words.ts";

/** From here on the room that is left is shown. */
const SHOWN_FROM_SHARE = 0.9;

type RoomLeftProps = {
  readonly id: string;
  readonly text: string;
  readonly maxLength: number;
};

/** How much more a text may hold, or by how much it is too long. Nothing while there is plenty of room. */
export function RoomLeft({ id, text, maxLength }: RoomLeftProps) {
  const left = roomLeft(text, maxLength);
  const isPlenty = left > maxLength * (1 - SHOWN_FROM_SHARE);
  return (
    <p id={id} role="status" className={left < 0 ? "mt-1 text-bad" : "mt-1 text-ink-soft"}>
      {isPlenty
        ? ""
        : left >= 0
          ? roomWords.charactersLeft(left)
          : roomWords.charactersTooMany(-left)}
    </p>
  );
}

/** Below zero where it is too long. */
export function roomLeft(text: string, maxLength: number): number {
  return maxLength - text.trim().length;
}
