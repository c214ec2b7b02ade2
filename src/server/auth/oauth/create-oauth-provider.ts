import { generateKeyPairSync, hkdfSync } from "node:crypto";
import Provider, { type Configuration, errors, interactionPolicy } from "oidc-provider";
import { APP_SCOPES } from "../../../domain/access-token.ts";
import { mcpAddress } from "../../config/mcp-address.ts";
import type { Clock } from "../../lib/clock.ts";
import { escapeHtml, plainPage } from "../../lib/page-text.ts";
import { newToken } from "../../lib/tokens.ts";
import { wordsFor } from "../../lib/words-for.ts";
import type { OAuthStore } from "../../store/oauth-store.ts";
import {
  AUTHORIZE_PATH,
  CONNECT_PATH,
  LIVES_S,
  MINUTE_S,
  REGISTER_PATH,
  SESSION_COOKIE,
  TOKEN_PATHS,
  TOKEN_PREFIX,
} from "./oauth-names.ts";
import { createStoreAdapter } from "./store-adapter.ts";

/** As long as somebody may take to sign in and to decide. */
const ASKED_S = 30 * MINUTE_S;

export type ProviderParts = {
  readonly publicUrl: string;
  readonly oauth: OAuthStore;
  readonly clock: Clock;
  /** The same on every server of ours. */
  readonly secret: () => Buffer;
  readonly log: { error(facts: object, message: string): void };
};

/** Settings that are the same wherever we run. */
const RULES: Configuration = {
  clientDefaults: { id_token_signed_response_alg: "ES256" },
  clientAuthMethods: ["none"],
  responseTypes: ["code"],
  scopes: [],
  claims: {},
  pkce: { required: () => true },
  routes: {
    authorization: AUTHORIZE_PATH,
    token: TOKEN_PATHS[0],
    revocation: TOKEN_PATHS[1],
    jwks: "/oauth/jwks",
  },
  findAccount: (_ctx, accountId) => ({ accountId, claims: () => ({ sub: accountId }) }),
  async loadExistingGrant({ oidc }) {
    const grantId = oidc.result?.consent?.grantId;
    return grantId === undefined ? undefined : oidc.provider.Grant.find(grantId);
  },
  issueRefreshToken: () => true,
  revokeGrantPolicy: () => true,
  expiresWithSession: () => false,
  ttl: {
    AccessToken: LIVES_S.access,
    AuthorizationCode: MINUTE_S,
    RefreshToken: LIVES_S.refresh,
    Grant: LIVES_S.grant,
    Interaction: ASKED_S,
    Session: 10 * MINUTE_S,
    IdToken: MINUTE_S,
  },
  renderError(ctx, { error, error_description }) {
    const words = wordsFor(ctx.req);
    const { cannotConnect } = words.accountPages;
    // The library's, for who writes the app.
    const text = escapeHtml(error_description ?? error);
    ctx.type = "html";
    const body = `<h1>${cannotConnect}</h1><p lang="en" dir="ltr">${text}</p>`;
    ctx.body = plainPage(words, cannotConnect, body);
  },
};

/** The library that speaks OAuth, set up for programs that want our /mcp and nothing else. */
export function createOAuthProvider(deps: ProviderParts): Provider {
  const cookieKey = hkdfSync("sha256", deps.secret(), "", "tripwright oauth cookies", 32);
  const provider = new Provider(deps.publicUrl, {
    ...RULES,
    ...grantsOf(mcpAddress(deps.publicUrl)),
    adapter: createStoreAdapter(deps.oauth, deps.clock),
    // The library wants a key for identity tokens, of which there are none.
    jwks: { keys: [newUnusedKey()] },
    discovery: {
      registration_endpoint: `${deps.publicUrl}${REGISTER_PATH}`,
      scopes_supported: APP_SCOPES,
    },
    interactions: { url: (_ctx, { uid }) => `${CONNECT_PATH}/${uid}`, policy: askedEachTime() },
    cookies: {
      keys: [Buffer.from(cookieKey).toString("base64url")],
      names: {
        session: SESSION_COOKIE,
        interaction: "tripwright-oauth-asked",
        resume: "tripwright-oauth-resume",
      },
      short: { sameSite: "lax" },
      long: { sameSite: "lax" },
    },
  });
  provider.proxy = true;
  provider.on("server_error", (_ctx, error) => {
    deps.log.error({ err: error }, "the authorisation server failed");
  });
  // Scanners of secrets know tokens by how they begin.
  Object.assign(provider.AccessToken.prototype, {
    generateTokenId(this: { format?: string }) {
      this.format = "opaque";
      return `${TOKEN_PREFIX}${newToken()}`;
    },
  });
  // No page of another site reads an answer.
  provider.use(async (ctx, next) => {
    await next();
    ctx.remove("access-control-allow-origin");
  });
  return provider;
}

/** Tokens are for the one resource, which is /mcp. */
function grantsOf(resource: string): Configuration {
  return {
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => resource,
        useGrantedResource: () => true,
        getResourceServerInfo(_ctx, indicator) {
          if (indicator !== resource) throw new errors.InvalidTarget();
          return {
            scope: APP_SCOPES.join(" "),
            audience: resource,
            accessTokenTTL: LIVES_S.access,
            accessTokenFormat: "opaque",
          };
        },
      },
    },
    rotateRefreshToken({ oidc }) {
      // Asked before the token is used up; the library looks at the resource afterwards.
      const asked = oidc.params?.resource;
      if (asked !== undefined && asked !== resource) throw new errors.InvalidTarget();
      return true;
    },
  };
}

/** Who is signed in with us says our own session, asked each time. */
function askedEachTime() {
  const policy = interactionPolicy.base();
  policy.get("login")?.checks.clear();
  policy
    .get("login")
    ?.checks.add(
      new interactionPolicy.Check("asked_anew", "the traveller is asked", ({ oidc }) =>
        oidc.result?.login === undefined
          ? interactionPolicy.Check.REQUEST_PROMPT
          : interactionPolicy.Check.NO_NEED_TO_PROMPT,
      ),
    );
  return policy;
}

function newUnusedKey() {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return { ...privateKey.export({ format: "jwk" }), use: "sig", alg: "ES256" };
}
