import type * as z from "zod/mini";

/** The problems of a request: unknown fields, or values that don't fit. */
export function requestProblem(error: z.core.$ZodError): string {
  return error.issues
    .map((issue) => {
      const where = issue.path.join(".");
      return issue.code === "unrecognized_keys"
        ? issue.keys
            .map((key) => `Unknown name "${key}" at '${where}': Cannot find field.`)
            .join(" ")
        : `Invalid value at '${where}'.`;
    })
    .join(" ");
}
