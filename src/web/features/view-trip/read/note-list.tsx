import type { TripData } from "../../../../domain/trip/trip.ts";
import { NOTE_MESSAGES } from "../../../messages/domain/note-messages.ts";
import { storedWords } from "../../../messages/domain/stored-words.ts";
import { guideText, messageText } from "../../../messages/guide-text.ts";
import { checkWords } from "../../../messages/trip-page/check-words.ts";
import { wishWords } from "../../../messages/trip-page/wish-words.ts";
import { Button } from "../../../ui/button.tsx";
import { useEditModeContext } from "../trip/edit-mode.ts";
import { TimelineLine } from "../trip/timeline-line.tsx";

type Notes = NonNullable<TripData["notes"]>;

/** The planner's notes on a plan. Notes of a later version, whose words we don't have, are left out. */
export function NoteList({ notes }: { readonly notes: Notes }) {
  const { ask } = useEditModeContext();
  const said = notes.flatMap((note) => {
    const text =
      typeof note === "string" ? note : messageText(NOTE_MESSAGES, storedWords.withPlaces(note));
    return text === undefined ? [] : [{ text, ways: waysOf(note) }];
  });
  return (
    <ul className="grid list-disc grid-cols-1 gap-2 ps-5">
      {said.map(({ text, ways }) => (
        <li key={text} dir="auto">
          {text}
          {ask === undefined
            ? null
            : ways.map(({ words, ...wish }) => (
                <Button
                  key={words}
                  className="no-print me-2 mt-1 block"
                  onClick={() => ask({ kind: "replan", ...wish, isSaid: true })}
                >
                  {words}
                </Button>
              ))}
        </li>
      ))}
    </ul>
  );
}

/** Feasts, fairs and fasts that begin on a day, above its places. */
export function FeastLines({ notes }: { readonly notes: readonly Notes[number][] }) {
  return notes.flatMap((note) => {
    const text = typeof note === "string" ? note : messageText(NOTE_MESSAGES, note);
    return text === undefined
      ? []
      : [
          <TimelineLine key={text} icon="flag">
            <span dir="auto">{text}</span>
          </TimelineLine>,
        ];
  });
}

type Way = { readonly words: string; readonly wish: string; readonly shown?: string };

/** What can be asked for: again what was not understood or fitted nowhere, and a place by itself that found no room beside all else. */
function waysOf(note: Notes[number]): readonly Way[] {
  if (typeof note === "string") return [];
  const { code, values = {} } = note;
  if (code === "wishNoRoom" && typeof values.name === "string" && values.name !== "") {
    const words = checkWords.add(guideText(values.name));
    return [{ words, wish: `see ${values.name}`, shown: words }];
  }
  const open =
    code === "wishesUnread"
      ? [values.wishes ?? []].flat()
      : code === "wishUndone"
        ? [values.wish ?? []].flat()
        : [];
  return open.map((one) => ({ words: wishWords.askAbout(`${one}`), wish: `${one}` }));
}
