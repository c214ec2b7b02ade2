import type { Profile } from "../../domain/wire.ts";

/** What must be remembered between sending someone to the provider and their coming back. */
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
 * The sign-in was refused. The message is for the dialog, in plain words, with what can be done about
 * it where trying again can't help, and without its last full stop; the code, in capitals, is for the log. Neither has anything in it that the provider or caller wrote.
 */
export class SignInRefused extends Error {
  override readonly name = "SignInRefused";
  readonly code: string;

  constructor(message: string, code: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Someone who knows who people are, by OpenID Connect. Each of its steps ends within 10 s. */
export type IdentityProvider = {
  readonly kind: "google" | "oidc" | "embedded";
  /**
   * Makes an authorization request (code, PKCE S256, state, nonce).
   *
   * @throws SignInRefused when the provider can't be reached, or wouldn't let anyone come back to us.
   */
  begin(): Promise<{ url: URL; secrets: SignInSecrets }>;
  /**
   * Turns the callback's address into a person: exchanges the code, checks the identity token
   * (issuer, audience, signature, nonce, times), and asks for the user info.
   *
   * @throws SignInRefused for everything that doesn't hold.
   */
  finish(callbackUrl: URL, secrets: SignInSecrets): Promise<SignedIn>;
  /** Revokes the token and ends the provider's own session where it lets us. */
  end(accessToken: string): Promise<void>;
};
