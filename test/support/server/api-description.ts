import { Ajv2020 } from "ajv/dist/2020.js";
import * as z from "zod/mini";
import { API_PATHS } from "../../../src/domain/wire.ts";

const contentSchema = z.record(z.string(), z.object({ schema: z.optional(z.looseObject({})) }));
const operationSchema = z.object({
  operationId: z.string(),
  summary: z.string().check(z.minLength(5)),
  parameters: z.array(z.object({ name: z.string(), in: z.string() })),
  responses: z.record(z.string(), z.object({ content: z.optional(contentSchema) })),
});
const documentSchema = z.looseObject({
  openapi: z.literal("3.1.1"),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
});

/** The API's description as a server publishes it, and what compares answers with it. */
export async function readApiDescription(serverUrl: string) {
  const answer = await fetch(`${serverUrl}${API_PATHS.openApi}`);
  const whole = z.record(z.string(), z.unknown()).parse(await answer.json());
  const document = documentSchema.parse(whole);
  // An answer may have no field that isn't described.
  const ajv = new Ajv2020({ strict: false });
  ajv.addSchema(closed(whole), "api");
  const compiled = new Map<string, ReturnType<typeof ajv.compile>>();
  const validate = (pointer: string) => {
    const check = compiled.get(pointer) ?? ajv.compile({ $ref: `api#${pointer}` });
    compiled.set(pointer, check);
    return check;
  };

  const operations = () =>
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        name: `${method.toUpperCase()} ${path}`,
        path,
        method,
        operation,
      })),
    );

  /** The difference between an answer and its route's description; undefined where there is none. */
  async function faultOf(name: string, answer: Response): Promise<string | undefined> {
    const found = operations().find((one) => one.name === name);
    if (found === undefined) return `${name} is not described`;
    const { path, method, operation } = found;
    const type = answer.headers.get("content-type") ?? "";
    const isStream = answer.ok && type.startsWith("text/event-stream");
    const text = isStream ? "" : await answer.text();
    if (isStream) await answer.body?.cancel();
    const said = `${name}: ${answer.status} ${type}`;
    const response = operation.responses[answer.status];
    if (response === undefined) return `${said} is no status of it: ${text.slice(0, 200)}`;
    if (response.content === undefined) return text === "" ? undefined : `${said}, a body`;
    const kinds = Object.keys(response.content);
    const kind = kinds.find(
      (one) => type === one || type.startsWith(`${one};`) || type.startsWith(one.replace("*", "")),
    );
    if (kind === undefined) return `${said} is none of ${kinds.join()}: ${text.slice(0, 200)}`;
    if (response.content[kind]?.schema === undefined) return undefined;
    const at = ["paths", path, method, "responses", answer.status, "content", kind, "schema"];
    const check = validate(
      at
        .map(
          (part) =>
            `/${encodeURIComponent(String(part).replaceAll("~", "~0").replaceAll("/", "~1"))}`,
        )
        .join(""),
    );
    if (check(JSON.parse(text))) return undefined;
    const [first] = check.errors ?? [];
    return `${said}: ${first?.instancePath} ${first?.message} ${JSON.stringify(first?.params)}`;
  }

  return { whole, document, operations, faultOf };
}

/** A copy in which objects have the described fields and no other; parts of `allOf` are left as they are. */
function closed(value: unknown): Record<string, unknown> {
  const close = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(close);
    if (typeof one !== "object" || one === null) return one;
    const entries = Object.entries(one).map(([key, inner]): [string, unknown] => [
      key,
      key === "allOf" ? inner : close(inner),
    ]);
    const copy = Object.fromEntries(entries);
    const isOpen = copy.type === "object" && copy.properties !== undefined;
    return isOpen && !("additionalProperties" in copy)
      ? { ...copy, additionalProperties: false }
      : copy;
  };
  // An object goes in.
  return close(value) as Record<string, unknown>;
}
