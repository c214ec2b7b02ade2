import { localTime } from "../../../domain/local-time.ts";
import type { FileWords } from "../../../domain/messages/words.ts";
import { guideText } from "../guide-text.ts";
import { exportWords } from "./export-words.ts";
import { language } from "./language.ts";
import { NOTE_MESSAGES } from "./note-messages.ts";
import { openDataWords } from "./open-data-words.ts";
import { storedWords } from "./stored-words.ts";
import { transferWords } from "./transfer-words.ts";

/** The words with which a trip's files are written. */
export function fileWords(): FileWords {
  return {
    language,
    exports: exportWords,
    notes: NOTE_MESSAGES,
    openData: openDataWords,
    stored: storedWords,
    transfer: transferWords,
    say: guideText,
    today: localTime(Date.now()).date,
  };
}
