import * as openid from "openid-client";
import * as z from "zod/mini";
import { API_PATHS, type Profile } from "../../domain/wire.ts";
import { isLoopback } from "../config.ts";
import { type IdentityProvider, SignInRefused } from "./identity-provider.ts";

const SCOPE = "openid email profile";
const TIMEOUT_SECONDS = 10;
const MAX_TEXT = 2000;
/** Each sign-in asks who it is, so that an account can be switched; a value not every issuer knows. */
const PROMPTS = { google: "select_account", embedded: "login", oidc: undefined } as const;

export type OpenIdSettings = {
  readonly kind: IdentityProvider["kind"];
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly userInfoUrl: string | undefined;
  /** Our own origin, to which the provider sends people back. */
  readonly publicUrl: string;
  /** Runs after the token was revoked, where the provider's session is ours to end. */
  readonly endProviderSession?: (accessToken: string) => Promise<void>;
};

const text = z.string().check(z.minLength(1), z.maxLength(MAX_TEXT));
/** Google's v1 answer, or the standard's: `sub` and `email_verified` stand for `id` and `verified_email`. */
const userInfoSchema = z.object({
  id: z.optional(text),
  sub: z.optional(text),
  email: text,
  verified_email: z.optional(z.boolean()),
  email_verified: z.optional(z.boolean()),
  name: z.optional(text),
  given_name: z.optional(text),
  family_name: z.optional(text),
  picture: z.optional(text),
});

/** Any OpenID Connect issuer, found by discovery at the first sign-in. */
export function createOpenIdIdentityProvider(settings: OpenIdSettings): IdentityProvider {
  const redirectUri = `${settings.publicUrl}${API_PATHS.signInCallback}`;
  const prompt = PROMPTS[settings.kind];
  let discovered: Promise<openid.Configuration> | undefined;

  function configuration(): Promise<openid.Configuration> {
    discovered ??= discover().catch((error: unknown) => {
      discovered = undefined;
      throw new SignInRefused(`${settings.issuer} can't be reached`, { cause: error });
    });
    return discovered;
  }

  async function discover(): Promise<openid.Configuration> {
    return openid.discovery(
      new URL(settings.issuer),
      settings.clientId,
      settings.clientSecret,
      openid.ClientSecretPost(settings.clientSecret),
      {
        timeout: TIMEOUT_SECONDS,
        execute: isLoopback(settings.issuer) ? [openid.allowInsecureRequests] : [],
      },
    );
  }

  async function fetchProfile(
    configuration: openid.Configuration,
    accessToken: string,
    subject: string,
  ): Promise<Profile> {
    const url = settings.userInfoUrl ?? configuration.serverMetadata().userinfo_endpoint;
    if (url === undefined) throw new SignInRefused("the provider has no user-info address");
    const response = await openid.fetchProtectedResource(
      configuration,
      accessToken,
      new URL(url),
      "GET",
    );
    const parsed = userInfoSchema.safeParse(await response.json());
    if (!parsed.success) throw new SignInRefused("the provider's user info can't be read");
    const { id, sub, verified_email, email_verified, email, name, ...rest } = parsed.data;
    if ((id ?? sub) !== subject) throw new SignInRefused("the user info is about someone else");
    if ((verified_email ?? email_verified) !== true) {
      throw new SignInRefused("the e-mail address is not verified with the provider");
    }
    return { id: subject, email, verified_email: true, name: name ?? email, ...definedOnly(rest) };
  }

  return {
    kind: settings.kind,

    async begin() {
      const client = await configuration();
      const codeVerifier = openid.randomPKCECodeVerifier();
      const secrets = { state: openid.randomState(), nonce: openid.randomNonce(), codeVerifier };
      const url = openid.buildAuthorizationUrl(client, {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state: secrets.state,
        nonce: secrets.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: "S256",
        ...(prompt === undefined ? {} : { prompt }),
      });
      return { url, secrets };
    },

    async finish(callbackUrl, secrets) {
      const client = await configuration();
      try {
        const tokens = await openid.authorizationCodeGrant(client, callbackUrl, {
          pkceCodeVerifier: secrets.codeVerifier,
          expectedState: secrets.state,
          expectedNonce: secrets.nonce,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (claims === undefined) throw new SignInRefused("the provider sent no identity token");
        const accessToken = tokens.access_token;
        const profile = await fetchProfile(client, accessToken, claims.sub);
        return { issuer: claims.iss, subject: claims.sub, profile, accessToken };
      } catch (error) {
        throw error instanceof SignInRefused ? error : refusal(error);
      }
    },

    async end(accessToken) {
      await settings.endProviderSession?.(accessToken);
      await openid.tokenRevocation(await configuration(), accessToken);
    },
  };
}

function refusal(error: unknown): SignInRefused {
  if (error instanceof openid.AuthorizationResponseError && error.error === "access_denied") {
    return new SignInRefused("the sign-in was cancelled", { cause: error });
  }
  return new SignInRefused("the provider's answer didn't hold", { cause: error });
}

function definedOnly(profile: {
  given_name?: string | undefined;
  family_name?: string | undefined;
  picture?: string | undefined;
}): Pick<Profile, "given_name" | "family_name" | "picture"> {
  return Object.fromEntries(Object.entries(profile).filter(([, value]) => value !== undefined));
}
