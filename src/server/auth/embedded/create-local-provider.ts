import { generateKeyPairSync } from "node:crypto";
import Provider from "oidc-provider";
import { API_PATHS, type Profile } from "../../../domain/wire.ts";
import { failurePage } from "../../lib/page-text.ts";
import { newToken } from "../../lib/tokens.ts";
import { wordsFor } from "../../lib/words-for.ts";
import { EMBEDDED_PATH, INTERACTION_PATH } from "./embedded-path.ts";
import { createMemoryAdapter } from "./memory-adapter.ts";

/** The library that speaks OpenID Connect, set up for accounts of our own. */
export function createLocalProvider({
  publicUrl,
  clientId,
  clientSecret,
  findProfile,
}: {
  readonly publicUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly findProfile: (accountId: string) => Promise<Profile | undefined>;
}): Provider {
  const provider = new Provider(`${publicUrl}${EMBEDDED_PATH}`, {
    adapter: createMemoryAdapter(Date.now),
    jwks: { keys: [newSigningKey()] },
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${publicUrl}${API_PATHS.signInCallback}`],
        response_types: ["code"],
        grant_types: ["authorization_code"],
        token_endpoint_auth_method: "client_secret_post",
        id_token_signed_response_alg: "ES256",
      },
    ],
    claims: {
      openid: ["sub"],
      email: ["email", "email_verified"],
      profile: ["name", "given_name", "family_name", "picture"],
    },
    scopes: ["openid", "email", "profile"],
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
    },
    interactions: { url: (_, interaction) => `${INTERACTION_PATH}/${interaction.uid}` },
    // The mount prefix is stripped before the provider sees a request, so it would set "/" paths wrongly.
    cookies: {
      keys: [newToken()],
      short: { path: "/", sameSite: "lax" },
      long: { path: "/", sameSite: "lax" },
    },
    async findAccount(_, id) {
      const profile = await findProfile(id);
      if (profile === undefined) return undefined;
      const { verified_email: email_verified, id: sub, ...rest } = profile;
      return { accountId: id, claims: () => ({ sub, email_verified, ...rest }) };
    },
    // There is one client, and it is our own: no consent is asked for.
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
      AccessToken: 3600,
      AuthorizationCode: 60,
      IdToken: 3600,
      Interaction: 600,
      Session: 86_400,
      Grant: 86_400,
    },
    renderError(ctx, out) {
      ctx.type = "html";
      const words = wordsFor(ctx.req);
      ctx.body = failurePage(words, out.error_description ?? out.error);
    },
  });
  // Scheme and host are PUBLIC_URL's, which embedded-provider.ts has put into these headers.
  provider.proxy = true;
  // The provider lets pages of every origin read some answers; our pages need none of them.
  provider.use(async (ctx, next) => {
    await next();
    ctx.remove("access-control-allow-origin");
  });
  return provider;
}

/** The key lives as long as the process: what it signs is read within the minute or never. */
function newSigningKey() {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return { ...privateKey.export({ format: "jwk" }), use: "sig", alg: "ES256", kid: newToken() };
}
