import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { APP_SCOPES } from "../../domain/access-token.ts";
import { AppError } from "../../domain/errors/app-error.ts";
import { MCP_METADATA_PATH, mcpAddress } from "../config/mcp-address.ts";
import type { Context } from "../context.ts";
import { addressGroup } from "../http/address-group.ts";
import { sendPage } from "../http/send-page.ts";
import { createMinuteLimit } from "../lib/minute-limit.ts";
import { plainPage } from "../lib/page-text.ts";
import { wordsFor } from "../lib/words-for.ts";
import { consentPage, signInFirstPage } from "./consent-page.ts";
import { readForms } from "./local/page-forms.ts";
import { AUTHORIZE_PATH, CONNECT_PATH, REGISTER_PATH, TOKEN_PATHS } from "./oauth/oauth-names.ts";
import { registerClient } from "./oauth/register-client.ts";

/** Each leaves something behind, for anyone: programs register once. */
const MAX_REGISTRATIONS_A_MINUTE = { ofAddress: 5, ofAll: 30 } as const;

const MAX_FORM_BYTES = 4096;

/** Where programs are connected: the authorisation server's addresses, and the page that asks the traveller. */
export function registerOAuthRoutes(
  app: FastifyInstance,
  context: Pick<Context, "authorization" | "config" | "store" | "clock" | "signedInUser">,
): void {
  const { authorization, store, clock } = context;
  const { publicUrl } = context.config;
  const mayRegister = createMinuteLimit(clock, MAX_REGISTRATIONS_A_MINUTE.ofAddress);
  const mayAnyRegister = createMinuteLimit(clock, MAX_REGISTRATIONS_A_MINUTE.ofAll);

  app.get(MCP_METADATA_PATH, (_request, reply) =>
    reply.send({
      resource: mcpAddress(publicUrl),
      resource_name: "Tripwright",
      authorization_servers: [publicUrl],
      scopes_supported: APP_SCOPES,
      bearer_methods_supported: ["header"],
    }),
  );

  app.post(REGISTER_PATH, async (request, reply) => {
    const who = addressGroup(request.ip) ?? request.ip;
    if (!(mayRegister(who) && mayAnyRegister("all"))) throw new AppError("too_many_requests");
    const registered = await registerClient(request.body, { oauth: store.oauth, clock });
    reply.header("cache-control", "no-store");
    return reply.code("error" in registered ? 400 : 201).send(registered);
  });

  // The library reads request bodies itself, so nothing here may read them first.
  void app.register((scope, _options, registered) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _payload, done) => done(null));

    scope.get("/.well-known/oauth-authorization-server", passOn);
    scope.get(AUTHORIZE_PATH, passOn);
    scope.get(`${AUTHORIZE_PATH}/:uid`, passOn);
    for (const path of TOKEN_PATHS) scope.post(path, passOn);
    registered();
  });

  void app.register((scope, _options, registered) => {
    readForms(scope, MAX_FORM_BYTES);

    scope.get(`${CONNECT_PATH}/:uid`, async (request, reply) => {
      const asked = await authorization.asked(request.raw, reply.raw);
      if (asked === undefined) return sendOver(reply);
      const user = await context.signedInUser(request);
      reply.header("cache-control", "private, no-store");
      if (user === undefined)
        return sendPage(reply, signInFirstPage(wordsFor(request), asked, request.url));
      // The browser goes on to the program's address, which a form may else not lead to.
      const policy = String(reply.getHeader("content-security-policy"));
      const to = new URL(asked.redirectUri).origin;
      reply.header(
        "content-security-policy",
        policy.replace("form-action 'self'", `form-action 'self' ${to}`),
      );
      return sendPage(reply, consentPage(wordsFor(request), asked, user.profile));
    });

    scope.post<{ Body: URLSearchParams | undefined }>(
      `${CONNECT_PATH}/:uid`,
      async (request, reply) => {
        const user = await context.signedInUser(request);
        if (user === undefined) throw new AppError("not_signed_in");
        // Another may have signed in since the page was shown.
        if (request.body?.get("person") !== user.profile.id) throw new AppError("other_person");
        const isAllowed = request.body.get("decision") === "allow";
        const next = await authorization.decide([request.raw, reply.raw], { user, isAllowed });
        if (next === undefined) return sendOver(reply);
        request.log.info({ user: user.id, isAllowed }, "a program asked to be connected");
        return reply.redirect(next, 303);
      },
    );
    registered();
  });

  /** The library writes the answer itself. */
  async function passOn({ raw }: FastifyRequest, reply: FastifyReply): Promise<void> {
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    await authorization.handle(raw, reply.raw);
  }
}

/** It took too long, was begun in another browser, or is decided. */
function sendOver(reply: FastifyReply) {
  const words = wordsFor(reply.request);
  const { requestOver, connectAgain } = words.accountPages;
  const body = `<h1>${requestOver}</h1><p>${connectAgain}</p>`;
  return sendPage(reply.code(400), plainPage(words, requestOver, body));
}
