import type { IncomingMessage, ServerResponse } from "node:http";
import type Provider from "oidc-provider";
import type { Grant } from "oidc-provider";
import { APP_SCOPES, type AppScope } from "../../../domain/access-token.ts";
import { MCP_PATH, mcpAddress } from "../../config/mcp-address.ts";
import type { OAuthStore } from "../../store/oauth-store.ts";
import type { User } from "../../store/user-store.ts";
import type { BearerKind } from "../bearer-kind.ts";
import type { ProviderParts } from "./create-oauth-provider.ts";
import {
  AUTHORIZE_PATH,
  DAY_S,
  entryId,
  LIVES_S,
  SESSION_COOKIE,
  TOKEN_PREFIX,
} from "./oauth-names.ts";

const ACCESS_TOKEN = /^two_[\w-]{43}$/;
const MAX_APPS = 50;

/** The rights that a program asks a traveller for. */
export type AskedConnection = {
  readonly clientName: string;
  readonly redirectUri: string;
  readonly scopes: readonly AppScope[];
};

/** A program that a traveller has allowed something. */
export type ConnectedApp = {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly AppScope[];
  readonly connectedAtMs: number;
};

type Exchange = readonly [request: IncomingMessage, response: ServerResponse];

/** Lets travellers connect programs: OAuth 2.1 by authorization code and PKCE, for our /mcp only. */
export class AuthorizationServer {
  /** The tokens that it gives, good at /mcp only. */
  readonly bearer: BearerKind = {
    prefix: TOKEN_PREFIX,
    find: (token, request) => this.#findBearer(token, request.routeOptions.url),
  };
  readonly #deps: ProviderParts;
  readonly #oauth: OAuthStore;
  readonly #address: URL;
  #made: Promise<Provider> | undefined;

  constructor(deps: ProviderParts) {
    this.#deps = deps;
    this.#oauth = deps.oauth;
    this.#address = new URL(deps.publicUrl);
  }

  /** Answers a request at one of its own addresses. */
  async handle(...[request, response]: Exchange): Promise<void> {
    const { protocol, host } = this.#address;
    // The proxy's word on how it was asked doesn't count: our address does.
    request.headers["x-forwarded-proto"] = protocol.slice(0, -1);
    request.headers["x-forwarded-host"] = host;
    if (request.url?.split("?", 1)[0] === AUTHORIZE_PATH) forgetSession(request);
    await (await this.#provider()).callback()(request, response);
  }

  /** The question on the page that the browser is on; undefined where it has ended. */
  async asked(...exchange: Exchange): Promise<AskedConnection | undefined> {
    const found = await this.#find(...exchange);
    if (found === undefined) return undefined;
    const client = await (await this.#provider()).Client.find(String(found.params.client_id));
    if (client === undefined) return undefined;
    return {
      clientName: client.clientName ?? "",
      redirectUri: String(found.params.redirect_uri),
      scopes: askedScopes(found.params),
    };
  }

  /** Records the traveller's decision. @returns the address that the browser goes on to; undefined as above. */
  async decide(
    exchange: Exchange,
    { user, isAllowed }: { readonly user: User; readonly isAllowed: boolean },
  ): Promise<string | undefined> {
    const found = await this.#find(...exchange);
    if (found === undefined) return undefined;
    const result = isAllowed
      ? {
          login: { accountId: user.id, remember: false },
          consent: { grantId: await this.#allow(found, user) },
        }
      : { error: "access_denied", error_description: "The traveller said no." };
    return (await this.#provider()).interactionResult(...exchange, result, {
      mergeWithLastSubmission: false,
    });
  }

  /** A user's programs, the newest first. */
  async list(userId: string): Promise<ConnectedApp[]> {
    const grants = await this.#oauth.list(userId, "grant", this.#deps.clock.nowMs());
    const apps = await Promise.all(
      grants.map(async ({ grantId = "", payload }): Promise<ConnectedApp> => {
        const client = await this.#oauth.find(
          entryId("client", String(payload.clientId)),
          this.#deps.clock.nowMs(),
        );
        return {
          id: grantId,
          name: String(client?.entry.payload.client_name ?? ""),
          scopes: grantedScopes(payload.resources),
          connectedAtMs: Number(payload.iat) * 1000,
        };
      }),
    );
    return apps.toSorted((one, other) => other.connectedAtMs - one.connectedAtMs);
  }

  /** Ends all tokens of a program at once. @returns whether the user had connected it. */
  async end(userId: string, id: string): Promise<boolean> {
    const grants = await this.#oauth.list(userId, "grant", this.#deps.clock.nowMs());
    if (!grants.some(({ grantId }) => grantId === id)) return false;
    await this.#oauth.removeGrant(id);
    return true;
  }

  /** Its library is large: it is loaded when the first program asks. */
  #provider(): Promise<Provider> {
    this.#made ??= import("./create-oauth-provider.ts").then(({ createOAuthProvider }) =>
      createOAuthProvider(this.#deps),
    );
    return this.#made;
  }

  async #find(...exchange: Exchange) {
    try {
      return await (await this.#provider()).interactionDetails(...exchange);
    } catch (error) {
      const { errors } = await import("oidc-provider");
      if (error instanceof errors.SessionNotFound) return undefined;
      throw error;
    }
  }

  async #allow(
    { params }: Awaited<ReturnType<Provider["interactionDetails"]>>,
    user: User,
  ): Promise<string> {
    const clientId = String(params.client_id);
    const earlier = await this.#oauth.list(user.id, "grant", this.#deps.clock.nowMs());
    // The new grant replaces the program's earlier one, and the oldest where there are too many.
    const sameClient = earlier.filter(({ payload }) => payload.clientId === clientId);
    const oldest = earlier.toSorted((one, other) => one.expiresAtMs - other.expiresAtMs);
    const tooMany = oldest.slice(0, Math.max(0, earlier.length + 1 - MAX_APPS));
    for (const { grantId } of new Set([...sameClient, ...tooMany])) {
      if (grantId !== undefined) await this.#oauth.removeGrant(grantId);
    }
    const grant: Grant = new (await this.#provider()).Grant({ accountId: user.id, clientId });
    grant.addResourceScope(mcpAddress(this.#deps.publicUrl), askedScopes(params).join(" "));
    const client = await this.#oauth.find(entryId("client", clientId), this.#deps.clock.nowMs());
    if (client !== undefined) {
      const expiresAtMs = this.#deps.clock.nowMs() + (LIVES_S.grant + DAY_S) * 1000;
      await this.#oauth.put({ ...client.entry, expiresAtMs });
    }
    return grant.save();
  }

  async #findBearer(token: string, url: string | undefined) {
    if (url !== MCP_PATH || !ACCESS_TOKEN.test(token)) return undefined;
    const found = await this.#oauth.find(entryId("access", token), this.#deps.clock.nowMs());
    if (found?.user === undefined) return undefined;
    const { grantId = "", payload } = found.entry;
    const { aud, scope } = payload;
    if (aud !== mcpAddress(this.#deps.publicUrl)) return undefined;
    // One that was made while its program was being disconnected is good for nothing.
    const key = entryId("grant", grantId);
    if ((await this.#oauth.find(key, this.#deps.clock.nowMs())) === undefined) return undefined;
    return { user: found.user, scopes: scopesOf(scope), right: { kind: "app" as const, key } };
  }
}

/** The session of an earlier request would answer for the person who was signed in then. */
function forgetSession({ headers }: IncomingMessage): void {
  const others = (headers.cookie ?? "")
    .split(";")
    .filter((cookie) => !cookie.trim().startsWith(SESSION_COOKIE));
  headers.cookie = others.join(";");
}

/** The scopes that a program asks for, as far as there are such; reading, where it names none. */
function askedScopes({ scope }: { readonly scope?: unknown }): AppScope[] {
  const asked = scopesOf(scope);
  return asked.length === 0 ? ["read"] : asked;
}

function grantedScopes(resources: unknown): AppScope[] {
  const granted = typeof resources === "object" && resources !== null ? resources : {};
  return Object.values(granted).flatMap(scopesOf);
}

function scopesOf(scope: unknown): AppScope[] {
  const named = typeof scope === "string" ? scope.split(" ") : [];
  return APP_SCOPES.filter((one) => named.includes(one));
}
