import type { TripData } from "../../../../domain/trip/trip.ts";
import { NOTE_MESSAGES } from "../../../messages/domain/note-messages.ts";
import { messageText } from "../../../messages/guide-text.ts";
import { storedWords } from "../../../messages/domain/stored-words.ts";

type NoteListProps = { readonly notes: NonNullable<TripData["notes"]> };

/** The planner's notes on a plan. Notes of a later version, whose words we don't have, are left out. */
export function NoteList({ notes }: NoteListProps) {
  const texts = notes.flatMap(
    (note) =>
      (typeof note === "string"
        ? note
        : messageText(NOTE_MESSAGES, storedWords.withPlaces(note))) ?? [],
  );
  return (
    <ul className="list-disc space-y-2 ps-5">
      {texts.map((text) => (
        <li key={text} dir="auto">
          {text}
        </li>
      ))}
    </ul>
  );
}
