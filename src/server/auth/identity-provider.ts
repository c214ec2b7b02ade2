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

/** The sign-in was refused; the message is for the log and, in plain words, for the dialog. */
export class SignInRefused extends Error {
  override readonly name = "SignInRefused";
}

/** Someone who knows who people are, by OpenID Connect. Each call to the provider ends within 10 s. */
export type IdentityProvider = {
  readonly kind: "google" | "oidc" | "embedded";
  /** Makes an authorization request (code, PKCE S256, state, nonce). @throws SignInRefused when the provider can't be reached. */
  begin(): Promise<{ url: URL; secrets: SignInSecrets }>;
  /**
   * Turns the callback's address into a person: exchanges the code, checks the identity token
   * (issuer, audience, signature, nonce), and asks for the user info.
   *
   * @throws SignInRefused for everything that doesn't hold.
   */
  finish(callbackUrl: URL, secrets: SignInSecrets): Promise<SignedIn>;
  /** Revokes the token and ends the provider's own session where it lets us. */
  end(accessToken: string): Promise<void>;
};
