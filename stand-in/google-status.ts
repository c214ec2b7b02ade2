import type * as z from "zod/mini";
import type { HttpAnswer } from "./chat-protocol.ts";

/** An error as Google's services answer it: google.rpc.Status in JSON. */
export function googleStatus(
  code: number,
  status: string,
  message: string,
  details: readonly object[] = [],
): HttpAnswer {
  const error = { code, message, status, ...(details.length === 0 ? {} : { details }) };
  return {
    status: code,
    headers: { "content-type": "application/json; charset=UTF-8" },
    body: JSON.stringify({ error }, null, 2),
  };
}

/** Why a key or a project is refused, in Google's own code. */
export function errorInfo(
  reason: string,
  service: string,
  metadata: Readonly<Record<string, string>> = {},
): object {
  return {
    "@type": "type.googleapis.com/google.rpc.ErrorInfo",
    reason,
    domain: "googleapis.com",
    metadata: { service, ...metadata },
  };
}

/** Which parts of a request are wrong. */
export function badRequest(violations: readonly { field?: string; description: string }[]): object {
  return { "@type": "type.googleapis.com/google.rpc.BadRequest", fieldViolations: violations };
}

/** A key that no project has. */
export function invalidKey(key: string, service: string): HttpAnswer {
  const message = "API key not valid. Please pass a valid API key.";
  return googleStatus(400, "INVALID_ARGUMENT", message, [
    errorInfo("API_KEY_INVALID", service),
    { "@type": "type.googleapis.com/google.rpc.LocalizedMessage", locale: "en-US", message },
    {
      "@type": "type.googleapis.com/google.rpc.DebugInfo",
      detail: `Invalid API key: ${key}`,
    },
  ]);
}

export function missingKey(): HttpAnswer {
  return googleStatus(
    403,
    "PERMISSION_DENIED",
    "Method doesn't allow unregistered callers (callers without established identity). Please use API Key or other form of API consumer identity to call this API.",
  );
}

/** A body with fields that the message doesn't have, or with values of another type. */
export function invalidPayload(error: z.core.$ZodError): HttpAnswer {
  const violations = error.issues.flatMap((issue) => {
    const field = protoPath(issue.path);
    const at = field === "" ? "" : ` at '${field}'`;
    const descriptions =
      issue.code === "unrecognized_keys"
        ? issue.keys.map((key) => `Unknown name "${key}"${at}: Cannot find field.`)
        : [`Invalid value${at}.`];
    return descriptions.map((description) => unknownOr(field, description));
  });
  const message = violations.map(({ description }) => description).join("\n");
  return googleStatus(400, "INVALID_ARGUMENT", message, [badRequest(violations)]);
}

function unknownOr(field: string, description: string) {
  const said = `Invalid JSON payload received. ${description}`;
  return field === "" ? { description: said } : { field, description: said };
}

/** JSON's names are camel case, those in errors the message's own. */
function protoPath(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === "number" ? `[${part}]` : `.${snake(String(part))}`))
    .join("")
    .replace(/^\./, "");
}

function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
