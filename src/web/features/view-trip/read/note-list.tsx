import type { TripData } from "../../../../domain/trip/trip.ts";
import { NOTE_MESSAGES } from "../../../messages/domain/note-messages.ts";
import { storedWords } from "../../../messages/domain/stored-words.ts";
import { messageText } from "../../../messages/guide-text.ts";
import { wishWords } from "../../../messages/trip-page/wish-words.ts";
import { useEditModeContext } from "../trip/edit-mode.ts";

type Notes = NonNullable<TripData["notes"]>;

/** The planner's notes on a plan. Notes of a later version, whose words we don't have, are left out. */
export function NoteList({ notes }: { readonly notes: Notes }) {
  const { ask } = useEditModeContext();
  const said = notes.flatMap((note) => {
    const text =
      typeof note === "string" ? note : messageText(NOTE_MESSAGES, storedWords.withPlaces(note));
    return text === undefined ? [] : [{ text, open: openWishes(note) }];
  });
  return (
    <ul className="list-disc space-y-2 ps-5">
      {said.map(({ text, open }) => (
        <li key={text} dir="auto">
          {text}
          {ask === undefined
            ? null
            : open.map((wish) => (
                <button
                  key={wish}
                  type="button"
                  className="button button-quiet no-print me-2 mt-1 block"
                  onClick={() => ask({ kind: "replan", wish, isSaid: true })}
                >
                  {wishWords.askAbout(wish)}
                </button>
              ))}
        </li>
      ))}
    </ul>
  );
}

/** Wishes that were not understood, which can be asked for again. */
function openWishes(note: Notes[number]): readonly string[] {
  const isOpen = typeof note !== "string" && note.code === "wishesUnread";
  const wishes = isOpen ? note.values?.wishes : undefined;
  return Array.isArray(wishes) ? wishes.filter((one) => typeof one === "string") : [];
}
