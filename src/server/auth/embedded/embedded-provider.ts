import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type Provider from "oidc-provider";
import type { CustomFetch } from "openid-client";
import { AppError } from "../../../domain/errors/app-error.ts";
import type { Profile } from "../../../domain/wire.ts";
import { escapeHtml } from "../../lib/page-text.ts";
import { newToken } from "../../lib/tokens.ts";
import { EMBEDDED_PATH } from "./embedded-path.ts";

/** A request and its answer as Node has them; the library reads its cookie there, and writes it. */
export type RawExchange = readonly [request: IncomingMessage, answer: ServerResponse];

/**
 * An OpenID Connect provider inside our own server, for accounts of our own: the same path as with any other provider.
 * Who someone is its pages find out (auth/local-sign-in-routes.ts) and tell it by `finish`.
 */
export class EmbeddedProvider {
  readonly issuer: string;
  readonly clientId = "tripwright";
  readonly clientSecret = newToken();
  readonly userInfoUrl: string;
  readonly #publicUrl: URL;
  readonly #findProfile: (accountId: string) => Promise<Profile | undefined>;
  #app: FastifyInstance | undefined;
  #made: Promise<Provider> | undefined;

  /** @param findProfile the profile of an account that may sign in. */
  constructor(publicUrl: string, findProfile: (accountId: string) => Promise<Profile | undefined>) {
    this.#publicUrl = new URL(publicUrl);
    this.#findProfile = findProfile;
    this.issuer = `${publicUrl}${EMBEDDED_PATH}`;
    this.userInfoUrl = `${this.issuer}/oauth2/v1/userinfo`;
  }

  register(app: FastifyInstance): void {
    this.#app = app;
    // The provider reads request bodies itself, so nothing here may read them first.
    void app.register((scope, _, done) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser("*", (_request, _payload, taken) => taken(null));
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

  /**
   * Asks the provider as our own half of the sign-in does: within the process, so that it works whether or not this
   * machine reaches the address that people use.
   */
  readonly ask: CustomFetch = async (url, { method, headers, body }) => {
    const { pathname, search } = new URL(url);
    const answer = await this.#app?.inject({
      method: method === "POST" ? "POST" : "GET",
      url: `${pathname}${search}`,
      headers: { ...headers, host: this.#publicUrl.host },
      ...(body === undefined || body === null ? {} : { payload: String(body) }),
    });
    if (answer === undefined) throw new Error("the embedded provider has no routes yet");
    const said = new Headers();
    for (const name of ["content-type", "www-authenticate"]) {
      const value = answer.headers[name];
      if (value !== undefined) said.set(name, String(value));
    }
    return new Response(answer.body, { status: answer.statusCode, headers: said });
  };

  /** Whether the browser's sign-in is still waiting. @throws AppError `sign_in_failed` where it isn't. */
  async assertWaiting(exchange: RawExchange): Promise<void> {
    await this.#waiting(exchange);
  }

  /** Ends a sign-in as somebody. @returns where the browser goes on. @throws AppError `sign_in_failed` */
  async finish(exchange: RawExchange, accountId: string): Promise<string> {
    const provider = await this.#provider();
    const interaction = await this.#waiting(exchange);
    // The provider would ask, on a page whose script our policy forbids, whether to sign the other out.
    const { session } = interaction;
    if (session !== undefined && session.accountId !== accountId) {
      await (await provider.Session.findByUid(session.uid))?.destroy();
      delete interaction.session;
      await interaction.persist();
    }
    return provider.interactionResult(
      ...exchange,
      { login: { accountId, remember: false } },
      { mergeWithLastSubmission: false },
    );
  }

  async endSession(accessToken: string): Promise<void> {
    const provider = await this.#provider();
    const token = await provider.AccessToken.find(accessToken);
    if (token?.sessionUid === undefined) return;
    const session = await provider.Session.findByUid(token.sessionUid);
    await session?.destroy();
  }

  /** The address of a picture with somebody's initials. */
  picture(name: string): string {
    return `${this.issuer}/picture/${encodeURIComponent(initials(name))}.svg`;
  }

  /** Its library is large: it is loaded when the first traveler signs in. */
  #provider(): Promise<Provider> {
    this.#made ??= import("./create-local-provider.ts").then(({ createLocalProvider }) =>
      createLocalProvider({
        publicUrl: this.#publicUrl.origin,
        clientId: this.clientId,
        clientSecret: this.clientSecret,
        findProfile: this.#findProfile,
      }),
    );
    return this.#made;
  }

  async #waiting(exchange: RawExchange) {
    const provider = await this.#provider();
    try {
      return await provider.interactionDetails(...exchange);
    } catch (error) {
      const { errors } = await import("oidc-provider");
      if (!(error instanceof errors.SessionNotFound)) throw error;
      throw new AppError("sign_in_failed", {
        problem: "it took too long or was started in another window. Please try again",
      });
    }
  }

  async #sendUserInfo(request: FastifyRequest, reply: FastifyReply) {
    const bearer = /^Bearer (\S+)$/.exec(request.headers.authorization ?? "")?.[1] ?? "";
    const token = await (await this.#provider()).AccessToken.find(bearer);
    const profile = token?.isValid ? await this.#findProfile(token.accountId) : undefined;
    if (profile === undefined) throw new AppError("not_signed_in");
    return reply.send(profile);
  }

  /** The provider writes the answer itself. */
  async #passOn({ raw }: FastifyRequest, reply: FastifyReply): Promise<void> {
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    Object.assign(raw, { originalUrl: raw.url });
    raw.url = (raw.url ?? "").slice(EMBEDDED_PATH.length) || "/";
    raw.headers["x-forwarded-proto"] = this.#publicUrl.protocol.slice(0, -1);
    raw.headers["x-forwarded-host"] = this.#publicUrl.host;
    await (await this.#provider()).callback()(raw, reply.raw);
  }
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
