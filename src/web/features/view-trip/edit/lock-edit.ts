import type { Edit } from "../../../../domain/edits/edit-kinds.ts";
import type { TripDay, TripPlace } from "../../../../domain/trip/trip.ts";
import { editWords } from "../../../messages/edit-words.ts";
import { guideText } from "../../../messages/guide-text.ts";

/** Locks a place or a day, or unlocks it, and says so. */
export function lockEdit(part: TripPlace | TripDay): readonly [edit: Edit, words: string] {
  const isLocked = part.isLocked !== true;
  const name = "day" in part ? part.day : guideText(part.placeName);
  return [
    { kind: "set-lock", id: part.id, isLocked },
    isLocked ? editWords.nowLocked(name) : editWords.nowUnlocked(name),
  ];
}
