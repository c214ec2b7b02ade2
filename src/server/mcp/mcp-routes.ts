import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { allowsScope } from "../../domain/access-token.ts";
import { customsOf } from "../../domain/customs.ts";
import { AppError } from "../../domain/errors/app-error.ts";
import { loadWords, type Words, wordsIn } from "../../domain/messages/words.ts";
import { MCP_METADATA_PATH, MCP_PATH, mcpAddress } from "../config/mcp-address.ts";
import type { Context } from "../context.ts";
import { bearerOf } from "../http/caller-reader.ts";
import { asAppError } from "../http/error-answers.ts";
import { languageOfRequest, localeOfRequest } from "../lib/language-of-request.ts";
import { createMinuteLimit } from "../lib/minute-limit.ts";
import type { User } from "../store/user-store.ts";
import type { Tool } from "./tool.ts";

/** A model rarely makes one a second. */
const MAX_CALLS_A_MINUTE = 120;

/**
 * The tools, over the Model Context Protocol's Streamable HTTP, without sessions. Every request needs a token: a
 * session's cookie is for pages. Host and origin are checked for all routes.
 */
export function registerMcpRoutes(
  app: FastifyInstance,
  context: Pick<Context, "callerOf" | "clock" | "config">,
  loadTools: () => Promise<readonly Tool[]>,
): void {
  let loaded: Promise<readonly Tool[]> | undefined;
  const mayCall = createMinuteLimit(context.clock, MAX_CALLS_A_MINUTE);
  const { publicUrl } = context.config;
  const address = mcpAddress(publicUrl);
  // Where a program that has no token learns who gives one (RFC 9728).
  const metadata = `resource_metadata="${publicUrl}${MCP_METADATA_PATH}"`;

  /** Before the body is read. */
  async function requireToken(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    reply
      .header("cache-control", "private, no-store")
      .header("www-authenticate", `Bearer ${metadata}`);
    if (bearerOf(request) === undefined) throw new AppError("not_signed_in");
    await context.callerOf(request);
    reply.removeHeader("www-authenticate");
  }

  app.post(MCP_PATH, { onRequest: requireToken }, async (request, reply) => {
    const caller = await context.callerOf(request);
    if (caller === undefined) throw new AppError("not_signed_in");
    const { user, scopes, right } = caller;
    const { body } = request;
    // Several at once are of the protocol's past, and would be a way around the limit.
    if (typeof body !== "object" || body === null || Array.isArray(body)) {
      throw new AppError("bad_request", { problem: "fieldType", field: "", types: ["object"] });
    }
    // The tools and the protocol's library are large: they are loaded with the first request.
    loaded ??= loadTools();
    const tools = await loaded;
    const { serveTools } = await import("./serve-tools.ts");
    const isAllowed = ({ scope }: Tool) => allowsScope(scopes, scope);
    const called = tools.find(({ name }) => name === calledTool(body));
    if (called !== undefined && !isAllowed(called)) {
      reply.header(
        "www-authenticate",
        `Bearer error="insufficient_scope", scope="${called.scope}", ${metadata}`,
      );
      throw new AppError("token_forbids", { scope: called.scope });
    }
    const answer = await serveTools(requestOf(request, reply, address), body, {
      tools: tools.filter(isAllowed),
      call: { userId: user.id, right, requestId: request.id, words: await wordsOf(user, request) },
      mayCall: () => mayCall(user.id),
      asAppError(error) {
        const known = asAppError(error, request);
        if (known.status >= 500) request.log.error({ err: error }, "a tool failed");
        return known;
      },
    });
    reply.code(answer.status);
    for (const [name, value] of answer.headers) reply.header(name, value);
    return reply.send(answer.body ?? undefined);
  });
}

/** Programs rarely name a language: what the traveller chose comes first. */
async function wordsOf({ language }: User, request: FastifyRequest): Promise<Words> {
  const spoken = language ?? languageOfRequest(request);
  await loadWords(spoken);
  return wordsIn(spoken, customsOf(localeOfRequest(request, spoken)));
}

/** The tool that a request is for, if it calls one. */
function calledTool(body: object): unknown {
  if (!("method" in body) || body.method !== "tools/call") return undefined;
  const params = "params" in body ? body.params : undefined;
  return typeof params === "object" && params !== null && "name" in params
    ? params.name
    : undefined;
}

/** The part of a request that the protocol's library reads beside its body. It ends with the connection. */
function requestOf(request: FastifyRequest, reply: FastifyReply, address: string): Request {
  const gone = new AbortController();
  reply.raw.once("close", () => gone.abort());
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    const isRead = name === "accept" || name === "content-type" || name.startsWith("mcp-");
    if (isRead && typeof value === "string") headers.set(name, value);
  }
  return new Request(address, { method: "POST", headers, signal: gone.signal });
}
