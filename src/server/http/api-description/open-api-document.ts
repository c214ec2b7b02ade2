import * as z from "zod/mini";
import { ACCESS_SCOPES } from "../../../domain/access-token.ts";
import { generationEventSchema } from "../../../domain/api/generation.ts";
import { edits } from "../../../domain/edits/edit-kinds.ts";
import { type ErrorCode, statusOf } from "../../../domain/errors/app-error.ts";
import { errorAnswerSchema } from "../../../domain/errors/error-answer.ts";
import { LINK_HEADER } from "../../../domain/sharing/share-link.ts";
import { sharedAnswerSchema } from "../../../domain/sharing/shared-trip.ts";
import { tripDaySchema, tripPlaceSchema, tripSchema } from "../../../domain/trip/trip.ts";
import { tripFactsSchema } from "../../../domain/trip/trip-facts.ts";
import { IDEMPOTENCY_KEY } from "../../../domain/wire.ts";
import { operationIdOf } from "./operation-ids.ts";
import type { RequestHeader, RouteDescription } from "./route-description.ts";

type Json = Readonly<Record<string, unknown>>;

/** A route of the API as it was registered. */
export type DescribedRoute = {
  readonly method: string;
  /** With `:name` for a parameter. */
  readonly path: string;
  readonly api: RouteDescription;
};

/** Schemas that stand in several answers, by the names that programs know them by. */
const NAMES = z.registry<{ id: string }>();
NAMES.add(tripSchema, { id: "Trip" });
NAMES.add(tripDaySchema, { id: "Day" });
NAMES.add(tripPlaceSchema, { id: "Place" });
NAMES.add(tripFactsSchema, { id: "TripFacts" });
NAMES.add(sharedAnswerSchema, { id: "SharedTrip" });
NAMES.add(edits.schema, { id: "Edit" });
NAMES.add(errorAnswerSchema, { id: "Error" });
NAMES.add(generationEventSchema, { id: "GenerationEvent" });

const HEADERS: Readonly<Record<RequestHeader, Json>> = {
  "idempotency-key": {
    name: "Idempotency-Key",
    in: "header",
    required: true,
    description: "Names the request: sent again it changes nothing more.",
    schema: { type: "string", pattern: IDEMPOTENCY_KEY.source },
  },
  "if-match": {
    name: "If-Match",
    in: "header",
    required: true,
    description: "The ETag of the version that is changed, or * for whichever it is.",
    schema: { type: "string" },
  },
  "if-none-match": {
    name: "If-None-Match",
    in: "header",
    description: "The ETag of the answer that is known.",
    schema: { type: "string" },
  },
  "last-event-id": {
    name: "Last-Event-ID",
    in: "header",
    description: "The number of the last event that is known.",
    schema: { type: "string" },
  },
};

/** Errors of any request. */
const ALWAYS: readonly ErrorCode[] = [
  "bad_request",
  "wrong_host",
  "wrong_origin",
  "request_too_slow",
  "header_too_large",
  "unsupported_media_type",
  "body_too_large",
  "too_many_requests",
  "storage_full",
  "storage_unreachable",
  "storage_damaged",
  "busy",
  "internal",
];
const BY_TOKEN: readonly ErrorCode[] = ["token_refused", "token_forbids"];
const BY_PERSON: readonly ErrorCode[] = [...BY_TOKEN, "not_signed_in", "other_person"];
const BY_HEADER: Readonly<Record<RequestHeader, readonly ErrorCode[]>> = {
  "idempotency-key": ["idempotency_key_missing", "idempotency_key_reused"],
  "if-match": ["version_required"],
  "if-none-match": [],
  "last-event-id": [],
};

/** Every error that a route may answer with. */
function errorsOf({ api }: Pick<DescribedRoute, "api">): ErrorCode[] {
  const isByPerson = api.by === "session" || (api.scope !== undefined && api.scope !== "any");
  return [
    ...ALWAYS,
    ...(isByPerson ? BY_PERSON : BY_TOKEN),
    ...(api.by === "link" ? (["link_ended", "link_forbids"] as const) : []),
    ...(api.headers ?? []).flatMap((header) => BY_HEADER[header]),
    ...(api.errors ?? []),
  ];
}

/**
 * The API in OpenAPI 3.1.
 *
 * @param server.url where it answers; `server.version` the program's.
 */
export function openApiDocument(
  routes: readonly DescribedRoute[],
  server: { url: string; version: string },
): Json {
  const schemas: Record<string, unknown> = {};

  function schemaOf(schema: z.ZodMiniType): Json {
    // The input as it is sent, before a reader has made anything of it.
    const made = z.toJSONSchema(schema, {
      metadata: NAMES,
      io: "input",
      unrepresentable: "any",
    });
    // A reference leads to the document's own schemas, in place of the schema's.
    const text = JSON.stringify(made).replaceAll('"#/$defs/', '"#/components/schemas/');
    // Written from a JSON schema above.
    const { $schema: _dialect, $defs = {}, id, ...rest } = JSON.parse(text) as Json;
    for (const [name, one] of Object.entries($defs as Json)) {
      const { id: _name, ...named } = one as Json;
      schemas[name] = named;
    }
    if (typeof id !== "string" || NAMES.get(schema)?.id !== id) return rest;
    schemas[id] = rest;
    return { $ref: `#/components/schemas/${id}` };
  }

  function contentOf(content: RouteDescription["answers"][number]): Json {
    if (content === null) return {};
    if ("media" in content) return Object.fromEntries(content.media.map((type) => [type, {}]));
    return { "application/json": { schema: schemaOf(content) } };
  }

  function operationOf(route: DescribedRoute): Json {
    const { path, api } = route;
    const { summary, params = {}, query = {}, headers = [], body, answers } = api;
    const isVersioned = headers.includes("if-none-match");
    const errors = errorAnswers(errorsOf(route));
    return {
      operationId: operationIdOf(route.method, pathOf(route)),
      summary,
      security: securityOf(route),
      parameters: [
        ...[...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => ({
          name,
          in: "path",
          required: true,
          schema: params[name] === undefined ? { type: "string" } : schemaOf(params[name]),
        })),
        ...Object.entries(query).map(([name, schema]) => ({
          name,
          in: "query",
          required: schema._zod.optin === undefined,
          schema: schemaOf(schema),
        })),
        ...headers.map((header) => HEADERS[header]),
      ],
      ...(body === undefined ? {} : { requestBody: { required: true, content: contentOf(body) } }),
      responses: {
        ...errors,
        ...Object.fromEntries(
          Object.entries(answers).map(([status, answer]) => {
            const content = { ...errors[status]?.content, ...contentOf(answer) };
            const description = Number(status) < 400 ? "Done" : "Not done";
            return [status, answer === null ? { description } : { description, content }];
          }),
        ),
        ...(isVersioned ? { 304: { description: "What is known is still so" } } : {}),
      },
    };
  }

  const paths: Record<string, Record<string, Json>> = {};
  schemaOf(errorAnswerSchema);
  schemaOf(generationEventSchema);
  for (const route of routes) {
    const path = pathOf(route);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return {
    openapi: "3.1.1",
    info: {
      title: "Tripwright",
      version: server.version,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: server.url }],
    paths,
    components: { schemas, securitySchemes: SECURITY },
  };
}

/** Its path as OpenAPI writes it. */
function pathOf({ path }: DescribedRoute): string {
  return path.replaceAll(/:(\w+)/g, "{$1}");
}

const SECURITY = {
  session: {
    type: "apiKey",
    in: "cookie",
    name: "__Host-tripwright",
    description:
      "Of who is signed in with a browser. Without https its name is tripwright-session.",
  },
  token: {
    type: "http",
    scheme: "bearer",
    description: `An access token, made under Account. Its scopes: ${ACCESS_SCOPES.join(", ")}.`,
  },
  link: {
    type: "apiKey",
    in: "header",
    name: LINK_HEADER,
    description: "The token of a link to a trip, for its guests.",
  },
};

function securityOf({ api }: DescribedRoute): Json[] {
  const { scope } = api;
  if (scope === "any") return [{}, { token: [] }];
  if (scope !== undefined) return [{ session: [] }, { token: [scope] }];
  if (api.by === "link") return [{ link: [] }];
  return api.by === "session" ? [{ session: [] }] : [];
}

/** Errors by their status. */
function errorAnswers(
  codes: readonly ErrorCode[],
): Record<string, { description: string; content: Json }> {
  const byStatus = Map.groupBy(new Set(codes), (code) => String(statusOf(code)));
  return Object.fromEntries(
    [...byStatus].map(([status, ofStatus]) => [
      status,
      {
        description: ofStatus.join(", "),
        content: {
          "application/json": {
            schema: {
              allOf: [
                { $ref: "#/components/schemas/Error" },
                {
                  properties: {
                    error: { type: "object", properties: { code: { enum: ofStatus } } },
                  },
                },
              ],
            },
          },
        },
      },
    ]),
  );
}
