import * as z from "zod/mini";
import { LANGUAGE_TAGS } from "./language-tags.ts";
import type { Message } from "./message.ts";

/**
 * Names and texts of the built-in guide in a reader's language, each by the hash of its English, which trips store: an
 * English text that has changed since has no translation.
 */
export const guideTextsSchema = z.object({
  language: z.enum(LANGUAGE_TAGS),
  byHash: z.record(z.string(), z.string()),
});
export type GuideTexts = z.infer<typeof guideTextsSchema>;

/** Says a text of a trip in the reader's language where it is the guide's; any other stays as it is. */
export type SayText = (english: string) => string;
/** The same for a message, whose values may be names and texts of the guide. */
export type SayGuide = {
  readonly text: SayText;
  readonly message: (message: Message) => Message;
};
