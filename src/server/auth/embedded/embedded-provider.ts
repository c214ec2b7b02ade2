import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type Provider from "oidc-provider";
import * as z from "zod/mini";
import { AppError, errorText } from "../../../domain/errors/app-error.ts";
import { wordsIn } from "../../../domain/messages/words.ts";
import type { Profile } from "../../../domain/wire.ts";
import { escapeHtml, plainPage } from "../../lib/page-text.ts";
import { newToken } from "../../lib/tokens.ts";
import { EMBEDDED_PATH } from "./embedded-path.ts";
import { failurePage, type RefusedForm, signInForm } from "./sign-in-form.ts";

const MAX_FORM_BYTES = 4096;
const MAX_ACCOUNTS = 10_000;

const accountFormSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  email: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(120), z.email()),
});

/**
 * An OpenID Connect provider inside our own server, for machines where no Google client is set up:
 * it takes any name and e-mail address. It runs on loopback addresses only.
 */
export class EmbeddedProvider {
  readonly issuer: string;
  readonly clientId = "tripwright";
  readonly clientSecret = newToken();
  readonly userInfoUrl: string;
  readonly #publicUrl: string;
  readonly #accounts = new Map<string, Profile>();
  #made: Promise<Provider> | undefined;

  constructor(publicUrl: string) {
    this.#publicUrl = publicUrl;
    this.issuer = `${publicUrl}${EMBEDDED_PATH}`;
    this.userInfoUrl = `${this.issuer}/oauth2/v1/userinfo`;
  }

  register(app: FastifyInstance): void {
    // The provider reads request bodies itself, so nothing here may read them first.
    void app.register((scope, _, done) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser("*", (_request, _payload, taken) => taken(null));
      scope.setErrorHandler(answerLostInteraction);
      scope.get(`${EMBEDDED_PATH}/interaction/:uid`, (request, reply) =>
        this.#showForm(request, reply),
      );
      scope.post(`${EMBEDDED_PATH}/interaction/:uid`, (request, reply) =>
        this.#takeForm(request, reply),
      );
      scope.get(`${EMBEDDED_PATH}/oauth2/v1/userinfo`, (request, reply) =>
        this.#sendUserInfo(request, reply),
      );
      scope.get<{ Params: { name: string } }>(`${EMBEDDED_PATH}/picture/:name`, (request, reply) =>
        reply
          .type("image/svg+xml; charset=utf-8")
          .send(initialsPicture(request.params.name.replace(/\.svg$/, ""))),
      );
      const passOn = (request: FastifyRequest, reply: FastifyReply) => this.#passOn(request, reply);
      // One by one: any other path that begins like them doesn't exist.
      for (const path of ["auth", "auth/:uid", "jwks", ".well-known/openid-configuration"]) {
        scope.get(`${EMBEDDED_PATH}/${path}`, passOn);
      }
      for (const path of ["token", "token/revocation"]) {
        scope.post(`${EMBEDDED_PATH}/${path}`, passOn);
      }
      done();
    });
  }

  async endSession(accessToken: string): Promise<void> {
    const provider = await this.#provider();
    const token = await provider.AccessToken.find(accessToken);
    if (token?.sessionUid === undefined) return;
    const session = await provider.Session.findByUid(token.sessionUid);
    await session?.destroy();
  }

  /** Its library is large: it is loaded when the first traveler signs in. */
  #provider(): Promise<Provider> {
    this.#made ??= import("./create-local-provider.ts").then(({ createLocalProvider }) =>
      createLocalProvider({
        publicUrl: this.#publicUrl,
        clientId: this.clientId,
        clientSecret: this.clientSecret,
        accounts: this.#accounts,
      }),
    );
    return this.#made;
  }

  async #showForm(request: FastifyRequest, reply: FastifyReply, refused?: RefusedForm) {
    await (await this.#provider()).interactionDetails(request.raw, reply.raw);
    return reply
      .code(refused === undefined ? 200 : 422)
      .type("text/html; charset=utf-8")
      .send(plainPage("Sign in", signInForm(refused)));
  }

  async #takeForm(request: FastifyRequest, reply: FastifyReply) {
    const fields = await readForm(request);
    const form = accountFormSchema.safeParse(Object.fromEntries(fields));
    if (!form.success) {
      return this.#showForm(request, reply, {
        problem: "Enter a name and an email address, such as ada@example.com.",
        name: fields.get("name") ?? "",
        email: fields.get("email") ?? "",
      });
    }
    const accountId = this.#remember(form.data.name, form.data.email);
    await this.#leaveOtherAccount(request, reply, accountId);
    const next = await (await this.#provider()).interactionResult(
      request.raw,
      reply.raw,
      { login: { accountId, remember: false } },
      { mergeWithLastSubmission: false },
    );
    return reply.redirect(next, 303);
  }

  /** The provider would ask, on a page whose script our policy forbids, whether to sign the other out. */
  async #leaveOtherAccount(
    request: FastifyRequest,
    reply: FastifyReply,
    accountId: string,
  ): Promise<void> {
    const interaction = await (await this.#provider()).interactionDetails(request.raw, reply.raw);
    const { session } = interaction;
    if (session === undefined || session.accountId === accountId) return;
    const known = await (await this.#provider()).Session.findByUid(session.uid);
    await known?.destroy();
    delete interaction.session;
    await interaction.persist();
  }

  async #sendUserInfo(request: FastifyRequest, reply: FastifyReply) {
    const bearer = /^Bearer (\S+)$/.exec(request.headers.authorization ?? "")?.[1] ?? "";
    const token = await (await this.#provider()).AccessToken.find(bearer);
    const account = token?.isValid ? this.#accounts.get(token.accountId) : undefined;
    if (account === undefined) throw new AppError("not_signed_in");
    return reply.send(account);
  }

  /** The provider writes the answer itself. */
  async #passOn({ raw }: FastifyRequest, reply: FastifyReply): Promise<void> {
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    Object.assign(raw, { originalUrl: raw.url });
    raw.url = (raw.url ?? "").slice(EMBEDDED_PATH.length) || "/";
    await (await this.#provider()).callback()(raw, reply.raw);
  }

  #remember(name: string, email: string): string {
    const id = createHash("sha256").update(email).digest("base64url").slice(0, 22);
    const [given_name = name, ...others] = name.split(/\s+/);
    const family_name = others.join(" ");
    this.#accounts.delete(id);
    this.#accounts.set(id, {
      id,
      email,
      verified_email: true,
      name,
      given_name,
      ...(family_name === "" ? {} : { family_name }),
      picture: `${this.issuer}/picture/${encodeURIComponent(initials(name))}.svg`,
    });
    const oldest = this.#accounts.keys().next().value;
    if (this.#accounts.size > MAX_ACCOUNTS && oldest !== undefined) this.#accounts.delete(oldest);
    return id;
  }
}

async function answerLostInteraction(error: unknown, _: FastifyRequest, reply: FastifyReply) {
  const { errors } = await import("oidc-provider");
  if (!(error instanceof errors.SessionNotFound)) throw error;
  const problem = new AppError("sign_in_failed", {
    problem: "it took too long or was started in another window. Please try again",
  });
  return reply
    .code(problem.status)
    .type("text/html; charset=utf-8")
    .send(failurePage(errorText(problem, wordsIn().errors)));
}

async function readForm({ raw }: FastifyRequest): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    // An unread rest of the body must not end the connection before the answer is sent.
    for await (const chunk of raw.iterator({ destroyOnReturn: false })) {
      bytes += chunk.length;
      if (bytes > MAX_FORM_BYTES) break;
      chunks.push(chunk);
    }
  } catch (error) {
    // There is only one cause: the sender closed the connection.
    throw new AppError("bad_request", { problem: "bodyBrokeOff" }, { cause: error });
  }
  if (bytes > MAX_FORM_BYTES) {
    throw new AppError("body_too_large", { mostBytes: MAX_FORM_BYTES });
  }
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return (
    letters
      .map((word) => (word === undefined ? "" : [...word][0]))
      .join("")
      .toUpperCase() || "?"
  );
}

function initialsPicture(text: string): string {
  const letters = escapeHtml([...text].slice(0, 2).join(""));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#2f6f73"/><text x="48" y="62" font-family="sans-serif" font-size="38" fill="#fff" text-anchor="middle">${letters}</text></svg>`;
}
