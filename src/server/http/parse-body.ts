import type * as z from "zod/mini";
import { AppError } from "../../domain/errors/app-error.ts";
import type { FieldProblem } from "../../domain/messages/message-values.ts";

/**
 * Parses a request's body at the door.
 *
 * @throws AppError `bad_request` naming the first field that doesn't fit (never its value).
 */
export function parseBody<Schema extends z.ZodMiniType>(
  schema: Schema,
  body: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new AppError("bad_request", fieldProblem(parsed.error.issues[0]));
}

function fieldProblem(issue: z.core.$ZodIssue | undefined): FieldProblem {
  const field = issue?.path.map(String).join(".") ?? "";
  switch (issue?.code) {
    case "unrecognized_keys":
      return { problem: "fieldUnknown", field };
    case "too_big":
      return { problem: "fieldTooBig", field, amount: Number(issue.maximum), of: unitOf(issue) };
    case "too_small":
      return { problem: "fieldTooSmall", field, amount: Number(issue.minimum), of: unitOf(issue) };
    default: {
      const { values, types } = whatFits(issue);
      if (values.length > 0) return { problem: "fieldValue", field, allowed: values };
      return types.length > 0
        ? { problem: "fieldType", field, types }
        : { problem: "fieldUnfit", field };
    }
  }
}

function unitOf({ origin }: { origin: string }): "characters" | "entries" | "value" {
  if (origin === "string") return "characters";
  return origin === "array" ? "entries" : "value";
}

/** The valid values or types, where the problem names them. */
function whatFits(issue: z.core.$ZodIssue | undefined): { values: string[]; types: string[] } {
  switch (issue?.code) {
    case "invalid_type":
      return { values: [], types: [issue.expected] };
    case "invalid_value":
      return { values: issue.values.filter((value) => value !== "").map(String), types: [] };
    case "invalid_union": {
      const branches = issue.errors.flat().map(whatFits);
      return {
        values: branches.flatMap(({ values }) => values),
        types: branches.flatMap(({ types }) => types),
      };
    }
    default:
      return { values: [], types: [] };
  }
}
