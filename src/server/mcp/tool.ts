import * as z from "zod/mini";
import type { AccessScope } from "../../domain/access-token.ts";
import type { Words } from "../../domain/messages/words.ts";
import { IDEMPOTENCY_KEY } from "../../domain/wire.ts";
import { parseBody } from "../http/parse-body.ts";
import type { Right } from "../store/access.ts";

/** For whom a tool is called. */
export type ToolCall = {
  readonly userId: string;
  readonly right: Right;
  /** Names the request in the log. */
  readonly requestId: string;
  /** In the traveller's language, as far as the program says it. */
  readonly words: Words;
};

/** The effect of a tool, for programs that decide whether to ask a person first. */
export type ToolEffect =
  | "reads"
  /** It adds, and takes nothing away. */
  | "adds"
  /** It changes what is there; with the same key again it changes nothing. */
  | "changes";

type ToolWords = {
  readonly name: string;
  readonly title: string;
  /** For models, which decide by it when to call the tool. */
  readonly description: string;
  /** The scope that a token needs. */
  readonly scope: AccessScope;
  readonly effect: ToolEffect;
};

/** Something that a program can have done over MCP, by the same services as the routes of its room. */
export type Tool = ToolWords & {
  readonly input: z.ZodMiniType;
  readonly output: z.ZodMiniType;
  /** @throws AppError for what stands in the way, `bad_request` for an input that doesn't fit among them. */
  call(input: unknown, call: ToolCall): Promise<unknown>;
};

/** A tool whose code knows the types of its input and output. */
export function defineTool<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  tool: ToolWords & {
    readonly input: Input;
    readonly output: Output;
    call(input: z.output<Input>, call: ToolCall): Promise<z.input<Output>>;
  },
): Tool {
  return { ...tool, call: (input, call) => tool.call(parseBody(tool.input, input), call) };
}

/** A field of an input. */
export const tripIdSchema = z
  .string()
  .check(z.regex(/^\d{13}$/), z.describe("The id of a trip, from list_trips."));

/** A field of an input that changes something. */
export const idempotencyKeySchema = z
  .string()
  .check(
    z.regex(IDEMPOTENCY_KEY),
    z.describe(
      "Names this change: 8 to 100 letters, digits, hyphens or underscores, a new one for each change. " +
        "Send the same key again after a lost answer: the change is then made once.",
    ),
  );
