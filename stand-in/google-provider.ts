import { generateKeyPairSync, randomBytes } from "node:crypto";
import Provider, { interactionPolicy, type JWK, type KoaContextWithOIDC } from "oidc-provider";
import type { GoogleFault } from "./google-fault.ts";
import type { GoogleLog } from "./google-log.ts";
import { errorPage } from "./google-pages.ts";
import { createMemoryAdapter } from "./memory-adapter.ts";

/** Google's names where the provider has others. */
const ERROR_NAMES: Readonly<Record<string, string>> = {
  invalid_redirect_uri: "redirect_uri_mismatch",
};

/** The scopes as Google names them to those who asked for openid, email and profile. */
const GRANTED_SCOPE =
  "email profile openid https://www.googleapis.com/auth/userinfo.email https://www.googleapis.com/auth/userinfo.profile";

type Settings = {
  readonly issuer: string;
  readonly log: GoogleLog;
  /** Read again at each `register`. */
  readonly client: {
    readonly clientId: string;
    readonly clientSecret: string;
    readonly redirectUris: string[];
  };
  readonly claimsOf: (id: string) => { sub: string; [claim: string]: unknown } | undefined;
  readonly interactionPath: (uid: string) => string;
  readonly fault: () => GoogleFault | undefined;
  /** Where errors are shown after a redirect. */
  readonly errorPath: string;
};

/** The provider under Google's paths, with Google's claims, prompts and manners. */
export function createGoogleProvider(settings: Settings): {
  readonly provider: Provider;
  /** Registers the client with its current settings. */
  readonly register: () => Promise<void>;
} {
  const { issuer, log, client } = settings;
  const adapter = createMemoryAdapter(Date.now);
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: "select_account", requestable: true }), 0);

  const provider = new Provider(issuer, {
    adapter,
    jwks: { keys: [newSigningKey()] },
    routes: {
      authorization: "/o/oauth2/v2/auth",
      token: "/token",
      revocation: "/revoke",
      jwks: "/oauth2/v3/certs",
      userinfo: "/v1/userinfo",
    },
    claims: {
      openid: ["sub"],
      email: ["email", "email_verified"],
      profile: ["name", "given_name", "family_name", "picture"],
    },
    scopes: ["openid", "email", "profile"],
    responseTypes: ["code"],
    clientAuthMethods: ["client_secret_basic", "client_secret_post"],
    conformIdTokenClaims: false,
    pkce: { required: () => false },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      rpInitiatedLogout: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
    },
    interactions: { policy, url: (_, { uid }) => settings.interactionPath(uid) },
    cookies: {
      keys: [randomBytes(32).toString("hex")],
      names: { session: "SID", interaction: "SIDI", resume: "SIDR" },
      short: { path: "/", sameSite: "lax" },
      long: { path: "/", sameSite: "lax" },
    },
    findAccount: (_, id) => {
      const claims = settings.claimsOf(id);
      return claims === undefined ? undefined : { accountId: id, claims: () => claims };
    },
    // Every account here has given its consent before.
    async loadExistingGrant(ctx) {
      const accountId = ctx.oidc.session?.accountId;
      const clientId = ctx.oidc.client?.clientId;
      if (accountId === undefined || clientId === undefined) return undefined;
      const grant = new ctx.oidc.provider.Grant({ accountId, clientId });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
    ttl: {
      AccessToken: 3599,
      AuthorizationCode: 60,
      IdToken: 3600,
      Interaction: 600,
      Session: 86_400,
      Grant: 86_400,
    },
    renderError(ctx, out) {
      const code = ERROR_NAMES[out.error] ?? out.error;
      if (settings.fault() === "error-redirect") {
        ctx.redirect(`${settings.errorPath}?authError=${packed(code)}`);
        return;
      }
      ctx.type = "html";
      ctx.body = errorPage(ctx.status, code);
    },
  });
  provider.use(async (ctx, next) => {
    await next();
    // The provider puts it there for its own routes only.
    if (!("oidc" in ctx)) return;
    const asked = ctx as typeof ctx & KoaContextWithOIDC;
    if (asked.oidc.route === "discovery") ctx.body = discoveryAt(issuer);
    else {
      nameTheChoice(asked);
      note(asked, log);
    }
  });

  return {
    provider,
    async register() {
      await adapter("Client").upsert(client.clientId, {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: client.redirectUris,
        response_types: ["code"],
        grant_types: ["authorization_code"],
        token_endpoint_auth_method: "client_secret_post",
      });
    },
  };
}

/** Google packs the reason into a binary message, its code first. */
function packed(code: string): string {
  const said = "Bad Request";
  return Buffer.from(
    `\n${String.fromCharCode(code.length)}${code}\x12${String.fromCharCode(said.length)}${said}`,
  ).toString("base64url");
}

/** Google's document, at the stand-in's own addresses. */
function discoveryAt(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/o/oauth2/v2/auth`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/v1/userinfo`,
    revocation_endpoint: `${issuer}/revoke`,
    jwks_uri: `${issuer}/oauth2/v3/certs`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["RS256"],
    scopes_supported: ["openid", "email", "profile"],
    token_endpoint_auth_methods_supported: ["client_secret_post", "client_secret_basic"],
    claims_supported:
      "aud email email_verified exp family_name given_name iat iss name picture sub".split(" "),
    code_challenge_methods_supported: ["plain", "S256"],
    grant_types_supported: ["authorization_code", "refresh_token"],
    // Google doesn't say it: our server knows that by Google's issuer, which this one can't have.
    prompt_values_supported: ["none", "consent", "select_account"],
  };
}

/** Google sends people back with more than the standard asks for. */
function nameTheChoice(ctx: KoaContextWithOIDC): void {
  const location = ctx.response.get("location");
  if (!URL.canParse(location)) return;
  const back = new URL(location);
  if (!back.searchParams.has("code")) return;
  back.searchParams.set("scope", GRANTED_SCOPE);
  back.searchParams.set("authuser", "0");
  back.searchParams.set("prompt", "none");
  ctx.set("location", back.href);
}

/** Logs the request, and answers a revocation with Google's empty object. */
function note(ctx: KoaContextWithOIDC, log: GoogleLog): void {
  const { route, params = {} } = ctx.oidc;
  const body: unknown = ctx.body;
  switch (route) {
    case "authorization":
      log.authorizations.push(Object.fromEntries(new URLSearchParams(ctx.querystring)));
      break;
    case "token":
      if (ctx.status === 200 && hasTokens(body)) {
        ctx.body = { ...body, scope: GRANTED_SCOPE };
        log.issued.push({ accessToken: body.access_token, idToken: body.id_token });
      }
      break;
    case "revocation": {
      if (ctx.status !== 200) break;
      const token = String(params.token);
      const isKnown = log.issued.some(({ accessToken }) => accessToken === token);
      if (isKnown && !log.revokedTokens.includes(token)) {
        log.revokedTokens.push(token);
        ctx.body = {};
        break;
      }
      ctx.status = 400;
      ctx.body = { error: "invalid_token", error_description: "Token expired or revoked" };
      break;
    }
    case "userinfo": {
      const bearer = /^Bearer (\S+)$/.exec(ctx.get("authorization"))?.[1];
      log.userInfoCalls.push({ path: ctx.path, bearer, status: ctx.status });
      break;
    }
    default:
  }
}

function hasTokens(body: unknown): body is { access_token: string; id_token: string } {
  return typeof body === "object" && body !== null && "access_token" in body && "id_token" in body;
}

function newSigningKey(): JWK {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const kid = randomBytes(20).toString("hex");
  return { ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256", kid } as JWK;
}
