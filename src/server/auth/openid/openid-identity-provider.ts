import * as openid from "openid-client";
import { API_PATHS, type Profile } from "../../../domain/wire.ts";
import { isLoopback } from "../../config/is-loopback.ts";
import { type IdentityProvider, SignInRefused } from "../identity-provider.ts";
import { CLOCK_TOLERANCE_S, checkIdentityToken } from "./check-identity-token.ts";
import {
  explainDiscovery,
  explainExchange,
  explainRegistration,
  explainUserInfo,
  explainUserInfoStatus,
} from "./explain-refusal.ts";
import { probeRegistration } from "./probe-registration.ts";
import { type ProviderStep, STEP_DEADLINE_MS, startProviderStep } from "./provider-step.ts";
import { readUserInfo } from "./user-info.ts";

const SCOPE = "openid email profile";

export type OpenIdSettings = {
  readonly kind: IdentityProvider["kind"];
  readonly issuer: string;
  /** The issuer that accounts are stored with, where it isn't the provider's own. */
  readonly accountIssuer?: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly userInfoUrl: string | undefined;
  /** Our own origin, to which the provider sends people back. */
  readonly publicUrl: string;
  /** The longest that one step may take; tests set a shorter time. */
  readonly deadlineMs?: number;
  /** What asks the provider; without it, `askProvider`. */
  readonly ask?: openid.CustomFetch;
  /** Runs after the token was revoked, where the provider's session is ours to end. */
  readonly endProviderSession?: (accessToken: string) => Promise<void>;
};

/** Any OpenID Connect issuer, found by discovery at the first sign-in. */
export function createOpenIdIdentityProvider(settings: OpenIdSettings): IdentityProvider {
  const redirectUri = `${settings.publicUrl}${API_PATHS.signInCallback}`;
  const named = { issuer: settings.issuer, redirectUri };
  const { clientId, deadlineMs = STEP_DEADLINE_MS } = settings;
  const clientAuthentication = openid.ClientSecretPost(settings.clientSecret);
  const clientMetadata = {
    client_secret: settings.clientSecret,
    [openid.clockTolerance]: CLOCK_TOLERANCE_S,
  };
  const execute = [
    openid.enableNonRepudiationChecks,
    ...(isLoopback(settings.issuer) ? [openid.allowInsecureRequests] : []),
  ];
  let discovered: Promise<openid.ServerMetadata> | undefined;
  let registered: Promise<void> | undefined;
  let knownKeys: openid.ExportedJWKSCache | undefined;

  function serverMetadata(step: ProviderStep): Promise<openid.ServerMetadata> {
    discovered ??= discover(step).catch((error: unknown) => {
      discovered = undefined;
      throw explainDiscovery(error, named);
    });
    return discovered;
  }

  async function discover(step: ProviderStep): Promise<openid.ServerMetadata> {
    const client = await openid.discovery(
      new URL(settings.issuer),
      clientId,
      clientMetadata,
      clientAuthentication,
      { [openid.customFetch]: step.fetch, timeout: deadlineMs / 1000, execute },
    );
    // Throws where there is no sign-in page, or one that is not on the web.
    openid.buildAuthorizationUrl(client, {});
    return client.serverMetadata();
  }

  /** The client for one step: its requests end with the step. */
  async function clientFor(step: ProviderStep): Promise<openid.Configuration> {
    const server = await serverMetadata(step);
    const client = new openid.Configuration(server, clientId, clientMetadata, clientAuthentication);
    client[openid.customFetch] = step.fetch;
    client.timeout = deadlineMs / 1000;
    for (const extension of execute) extension(client);
    if (knownKeys !== undefined) openid.setJwksCache(client, knownKeys);
    return client;
  }

  async function authorizationRequest(client: openid.Configuration) {
    const codeVerifier = openid.randomPKCECodeVerifier();
    const secrets = { state: openid.randomState(), nonce: openid.randomNonce(), codeVerifier };
    const prompt = promptFor(settings.kind, client.serverMetadata());
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
  }

  /** Asked once in a process: whether the provider knows our redirect address. */
  function checkRegistration(client: openid.Configuration, step: ProviderStep): Promise<void> {
    registered ??= probe(client, step).catch((error: unknown) => {
      registered = undefined;
      throw error;
    });
    return registered;
  }

  async function probe(client: openid.Configuration, step: ProviderStep): Promise<void> {
    // The embedded provider knows this client: we registered it.
    if (settings.kind === "embedded") return;
    const { url } = await authorizationRequest(client);
    const problem = await probeRegistration(url, redirectUri, step.signal);
    if (problem !== undefined) throw explainRegistration(problem, named);
  }

  async function exchange(
    client: openid.Configuration,
    callbackUrl: URL,
    secrets: Parameters<IdentityProvider["finish"]>[1],
    step: ProviderStep,
  ): Promise<{ claims: openid.IDToken; accessToken: string }> {
    try {
      const tokens = await openid.authorizationCodeGrant(client, callbackUrl, {
        pkceCodeVerifier: secrets.codeVerifier,
        expectedState: secrets.state,
        expectedNonce: secrets.nonce,
        idTokenExpected: true,
      });
      knownKeys = openid.getJwksCache(client);
      const claims = tokens.claims();
      const { id_token: idToken, access_token: accessToken } = tokens;
      if (claims === undefined || idToken === undefined) throw new Error("no identity token");
      if (tokens.token_type !== "bearer") throw new Error("unexpected token type");
      checkIdentityToken(claims, { idToken, accessToken, clientId });
      return { claims, accessToken };
    } catch (error) {
      throw explainExchange(error, named, step.clockLeadMs());
    }
  }

  async function fetchProfile(
    client: openid.Configuration,
    accessToken: string,
    subject: string,
  ): Promise<Profile> {
    const url = settings.userInfoUrl ?? client.serverMetadata().userinfo_endpoint;
    if (url === undefined) {
      throw new SignInRefused(
        "the provider has no user info address. Set USERINFO_URL",
        "NO_USER_INFO_ADDRESS",
      );
    }
    try {
      const response = await openid.fetchProtectedResource(
        client,
        accessToken,
        new URL(url),
        "GET",
      );
      if (response.status !== 200) throw explainUserInfoStatus(response.status);
      return await readUserInfo(response, subject);
    } catch (error) {
      throw explainUserInfo(error);
    }
  }

  return {
    kind: settings.kind,

    async begin() {
      const step = startProviderStep(deadlineMs, settings.ask);
      const client = await clientFor(step);
      await checkRegistration(client, step);
      return authorizationRequest(client);
    },

    async finish(callbackUrl, secrets) {
      const step = startProviderStep(deadlineMs, settings.ask);
      const client = await clientFor(step);
      const { claims, accessToken } = await exchange(client, callbackUrl, secrets, step);
      const profile = await fetchProfile(client, accessToken, claims.sub);
      const issuer = settings.accountIssuer ?? claims.iss;
      return { issuer, subject: claims.sub, profile, accessToken };
    },

    async end(accessToken) {
      await settings.endProviderSession?.(accessToken);
      const client = await clientFor(startProviderStep(deadlineMs, settings.ask));
      await openid.tokenRevocation(client, accessToken).catch((error: unknown) => {
        // Google's answer for a token that has expired, as each has an hour after the sign-in: there is nothing to end.
        const isOver = error instanceof openid.ResponseBodyError && error.error === "invalid_token";
        if (!isOver) throw error;
      });
    },
  };
}

/**
 * A provider that knows the value asks which account to use, so that people can switch accounts.
 */
function promptFor(
  kind: IdentityProvider["kind"],
  { prompt_values_supported: known }: openid.ServerMetadata,
): string | undefined {
  if (kind === "embedded") return "login";
  const isKnown = Array.isArray(known) && known.includes("select_account");
  return kind === "google" || isKnown ? "select_account" : undefined;
}
