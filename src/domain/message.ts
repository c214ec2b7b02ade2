import * as z from "zod/mini";
import { LIMITS, longTextSchema } from "./limits.ts";
import { ownField } from "./own-field.ts";

/**
 * A value in a message: a name, a number, minutes after midnight, a weekday (0 for Monday), a
 * date ("2026-05-04"), another code, or a list of one of these. A list holds no list, which Firestore refuses.
 */
const messageValueSchema = z.union([
  longTextSchema,
  z.number(),
  z.array(longTextSchema).check(z.maxLength(LIMITS.message.entries)),
  z.array(z.number()).check(z.maxLength(LIMITS.message.entries)),
]);

export const messageValuesSchema = z
  .record(z.string(), messageValueSchema)
  .check(z.refine((values) => Object.keys(values).length <= LIMITS.message.values));

/** A message as it is stored and sent: a code with values. The words are in a catalogue. */
export const messageSchema = z.object({
  code: z.string().check(z.maxLength(60)),
  /** Left out where the words need none. */
  values: z.optional(messageValuesSchema),
});

export type MessageValues = z.infer<typeof messageValuesSchema>;
export type Message = z.infer<typeof messageSchema>;

/** The words by code: a text, or a function of the values. */
type Catalogue = Readonly<Record<string, string | ((values: never) => string)>>;

/** The values that a catalogue's entry takes; none for a text. */
export type ValuesOf<Entry> = Entry extends (values: infer Values) => string
  ? Values
  : Readonly<Record<string, never>>;

/** Every message that a catalogue has words for. */
export type MessageOf<Words extends Catalogue> = {
  [Code in keyof Words & string]: Words[Code] extends (values: infer Values) => string
    ? { code: Code; values: Values }
    : { code: Code };
}[keyof Words & string];

/**
 * The words of a message. A code keeps its values for good: other values are another code.
 *
 * @returns undefined where the catalogue doesn't know the code or the values don't fit it.
 */
export function messageText(catalogue: Catalogue, { code, values }: Message): string | undefined {
  const entry = ownField(catalogue, code);
  if (typeof entry !== "function" || values === undefined) {
    return typeof entry === "string" ? entry : undefined;
  }
  try {
    return entry(values as never);
  } catch {
    return undefined;
  }
}
