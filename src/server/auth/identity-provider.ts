import type { Profile } from "../../domain/wire-schemas.ts";

/** Kept between the redirect to the provider and the callback. */
export type SignInSecrets = {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
};

export type SignedIn = {
  readonly issuer: string;
  readonly subject: string;
  /** The user-info response, in the shape of Google's v1. */
  readonly profile: Profile;
  readonly accessToken: string;
};

/**
 * The sign-in was refused. The message is for the dialog, without its last full stop; it says what
 * can be done where trying again can't help. The code, in capitals, is for the log. Neither holds
 * any text of the provider's or the caller's.
 */
export class SignInRefused extends Error {
  override readonly name = "SignInRefused";
  readonly code: string;

  constructor(message: string, code: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Identifies people by OpenID Connect. Each step ends within 10 s. */
export type IdentityProvider = {
  readonly kind: "google" | "oidc";
  /**
   * Makes an authorization request (code, PKCE S256, state, nonce).
   *
   * @throws SignInRefused when the provider can't be reached, or doesn't know our redirect address.
   */
  begin(): Promise<{ url: URL; secrets: SignInSecrets }>;
  /**
   * Turns the callback's address into a person: exchanges the code, checks the identity token
   * (issuer, audience, signature, nonce, times), and asks for the user info.
   *
   * @throws SignInRefused when any of these checks fails.
   */
  finish(callbackUrl: URL, secrets: SignInSecrets): Promise<SignedIn>;
  /** Revokes the token and ends the provider's own session where it lets us. */
  end(accessToken: string): Promise<void>;
};
