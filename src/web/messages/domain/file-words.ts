import type { FileWords } from "../../../domain/messages/words.ts";
import { guideText } from "../guide-text.ts";
import { exportWords } from "./export-words.ts";
import { openDataWords } from "./open-data-words.ts";
import { transferWords } from "./transfer-words.ts";

/** The words with which a trip's files are written. */
export function fileWords(): FileWords {
  return { exports: exportWords, openData: openDataWords, transfer: transferWords, say: guideText };
}
