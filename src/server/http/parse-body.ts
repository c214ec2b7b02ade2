import type * as z from "zod/mini";
import { AppError } from "../../domain/app-error.ts";

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
  throw new AppError("bad_request", { problem: describeIssue(parsed.error.issues[0]) });
}

function describeIssue(issue: z.core.$ZodIssue | undefined): string {
  if (issue === undefined) return "it doesn't fit";
  const field = issue.path.length === 0 ? "the body" : issue.path.map(String).join(".");
  switch (issue.code) {
    case "unrecognized_keys":
      return `${field} has a field we don't know`;
    case "invalid_type":
      return `${field} should be of type ${issue.expected}`;
    case "too_big":
      return `${field} is too long`;
    case "invalid_value":
      return `${field} should be one of ${issue.values.filter((value) => value !== "").join(", ")}`;
    default:
      return `${field} doesn't fit`;
  }
}
