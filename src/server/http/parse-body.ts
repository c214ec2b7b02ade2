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
    case "too_big":
      return `${field} may ${amountOf(issue.origin, issue.maximum)} at most`;
    case "too_small":
      return `${field} must ${amountOf(issue.origin, issue.minimum)} at least`;
    default: {
      const { values, types } = whatFits(issue);
      if (values.length > 0) return `${field} should be one of ${values.join(", ")}`;
      return types.length > 0
        ? `${field} should be of type ${types.join(" or ")}`
        : `${field} doesn't fit`;
    }
  }
}

function amountOf(origin: string, amount: number | bigint): string {
  if (origin === "string") return `have ${amount} characters`;
  return origin === "array" ? `have ${amount} entries` : `be ${amount}`;
}

/** What would fit in place of what was sent, where it is said by values or by types. */
function whatFits(issue: z.core.$ZodIssue): { values: string[]; types: string[] } {
  switch (issue.code) {
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
