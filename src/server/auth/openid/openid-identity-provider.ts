import * as openid from "openid-client";
import { API_PATHS } from "../../../domain/wire.ts";
import type { Profile } from "../../../domain/wire-schemas.ts";
import { isLoopback } from "../../config/is-loopback.ts";
import { type IdentityProvider, SignInRefused, type SignInSecrets } from "../identity-provider.ts";
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
  readonly clientId: string;
  readonly clientSecret: string;
  readonly userInfoUrl: string | undefined;
  /** Our own origin, to which the provider sends people back. */
  readonly publicUrl: string;
  /** The longest that one step may take; tests set a shorter time. */
  readonly deadlineMs?: number;
  /** Sends the requests to the provider; `askProvider` by default. */
  readonly ask?: openid.CustomFetch;
};

/** Any OpenID Connect issuer, found by discovery at the first sign-in. */
export class OpenIdIdentityProvider implements IdentityProvider {
  readonly kind: IdentityProvider["kind"];
  readonly #settings: OpenIdSettings;
  readonly #named: { readonly issuer: string; readonly redirectUri: string };
  readonly #deadlineMs: number;
  readonly #extensions: ((client: openid.Configuration) => void)[];
  #discovered: Promise<openid.ServerMetadata> | undefined;
  #registered: Promise<void> | undefined;
  #knownKeys: openid.ExportedJWKSCache | undefined;

  constructor(settings: OpenIdSettings) {
    const { kind, issuer, publicUrl, deadlineMs = STEP_DEADLINE_MS } = settings;
    this.kind = kind;
    this.#settings = settings;
    this.#named = { issuer, redirectUri: `${publicUrl}${API_PATHS.signInCallback}` };
    this.#deadlineMs = deadlineMs;
    this.#extensions = [
      openid.enableNonRepudiationChecks,
      ...(isLoopback(issuer) ? [openid.allowInsecureRequests] : []),
    ];
  }

  async begin() {
    const step = this.#beginStep();
    const client = await this.#clientFor(step);
    await this.#checkRegistration(client, step);
    return this.#authorizationRequest(client);
  }

  async finish(callbackUrl: URL, secrets: SignInSecrets) {
    const step = this.#beginStep();
    const client = await this.#clientFor(step);
    const { claims, accessToken } = await this.#exchange(client, callbackUrl, secrets, step);
    const profile = await this.#fetchProfile(client, accessToken, claims.sub);
    return { issuer: claims.iss, subject: claims.sub, profile, accessToken };
  }

  async end(accessToken: string) {
    const client = await this.#clientFor(this.#beginStep());
    await openid.tokenRevocation(client, accessToken).catch((error: unknown) => {
      // Google's answer for a token that has expired, as each has an hour after the sign-in: there is nothing to end.
      const isOver = error instanceof openid.ResponseBodyError && error.error === "invalid_token";
      if (!isOver) throw error;
    });
  }

  #serverMetadata(step: ProviderStep): Promise<openid.ServerMetadata> {
    this.#discovered ??= this.#discover(step).catch((error: unknown) => {
      this.#discovered = undefined;
      throw explainDiscovery(error, this.#named);
    });
    return this.#discovered;
  }

  async #discover(step: ProviderStep): Promise<openid.ServerMetadata> {
    const client = await openid.discovery(new URL(this.#settings.issuer), ...this.#client(), {
      [openid.customFetch]: step.fetch,
      timeout: this.#deadlineMs / 1000,
      execute: this.#extensions,
    });
    // Throws where there is no sign-in page, or one that is not on the web.
    openid.buildAuthorizationUrl(client, {});
    return client.serverMetadata();
  }

  /** The client for one step: its requests end with the step. */
  async #clientFor(step: ProviderStep): Promise<openid.Configuration> {
    const server = await this.#serverMetadata(step);
    const client = new openid.Configuration(server, ...this.#client());
    client[openid.customFetch] = step.fetch;
    client.timeout = this.#deadlineMs / 1000;
    for (const extension of this.#extensions) extension(client);
    if (this.#knownKeys !== undefined) openid.setJwksCache(client, this.#knownKeys);
    return client;
  }

  async #authorizationRequest(client: openid.Configuration) {
    const codeVerifier = openid.randomPKCECodeVerifier();
    const secrets = { state: openid.randomState(), nonce: openid.randomNonce(), codeVerifier };
    const prompt = promptFor(this.kind, client.serverMetadata());
    const url = openid.buildAuthorizationUrl(client, {
      redirect_uri: this.#named.redirectUri,
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
  #checkRegistration(client: openid.Configuration, step: ProviderStep): Promise<void> {
    this.#registered ??= this.#probe(client, step).catch((error: unknown) => {
      this.#registered = undefined;
      throw error;
    });
    return this.#registered;
  }

  async #probe(client: openid.Configuration, step: ProviderStep): Promise<void> {
    const { url } = await this.#authorizationRequest(client);
    const problem = await probeRegistration(url, this.#named.redirectUri, step.signal);
    if (problem !== undefined) throw explainRegistration(problem, this.#named);
  }

  async #exchange(
    client: openid.Configuration,
    callbackUrl: URL,
    secrets: SignInSecrets,
    step: ProviderStep,
  ): Promise<{ claims: openid.IDToken; accessToken: string }> {
    try {
      const tokens = await openid.authorizationCodeGrant(client, callbackUrl, {
        pkceCodeVerifier: secrets.codeVerifier,
        expectedState: secrets.state,
        expectedNonce: secrets.nonce,
        idTokenExpected: true,
      });
      this.#knownKeys = openid.getJwksCache(client);
      const claims = tokens.claims();
      const { id_token: idToken, access_token: accessToken } = tokens;
      if (claims === undefined || idToken === undefined) throw new Error("no identity token");
      if (tokens.token_type !== "bearer") throw new Error("unexpected token type");
      checkIdentityToken(claims, { idToken, accessToken, clientId: this.#settings.clientId });
      return { claims, accessToken };
    } catch (error) {
      throw explainExchange(error, this.#named, step.clockLeadMs());
    }
  }

  async #fetchProfile(
    client: openid.Configuration,
    accessToken: string,
    subject: string,
  ): Promise<Profile> {
    const url = this.#settings.userInfoUrl ?? client.serverMetadata().userinfo_endpoint;
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

  #client() {
    const { clientId, clientSecret } = this.#settings;
    const metadata = { client_secret: clientSecret, [openid.clockTolerance]: CLOCK_TOLERANCE_S };
    return [clientId, metadata, openid.ClientSecretPost(clientSecret)] as const;
  }

  #beginStep(): ProviderStep {
    return startProviderStep(this.#deadlineMs, this.#settings.ask);
  }
}

/**
 * A provider that knows the value asks which account to use, so that people can switch accounts.
 */
function promptFor(
  kind: IdentityProvider["kind"],
  { prompt_values_supported: known }: openid.ServerMetadata,
): string | undefined {
  const isKnown = Array.isArray(known) && known.includes("select_account");
  return kind === "google" || isKnown ? "select_account" : undefined;
}
