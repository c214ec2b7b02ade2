import type { IdentityProvider } from "../identity-provider.ts";
import type { OpenIdSettings } from "./openid-identity-provider.ts";

/** The same; the library, which is large, is loaded with the first sign-in. */
export function createLazyIdentityProvider(settings: OpenIdSettings): IdentityProvider {
  let made: Promise<IdentityProvider> | undefined;
  function provider(): Promise<IdentityProvider> {
    made ??= import("./openid-identity-provider.ts").then(({ createOpenIdIdentityProvider }) =>
      createOpenIdIdentityProvider(settings),
    );
    return made;
  }
  return {
    kind: settings.kind,
    begin: async () => (await provider()).begin(),
    finish: async (callbackUrl, secrets) => (await provider()).finish(callbackUrl, secrets),
    end: async (accessToken) => (await provider()).end(accessToken),
  };
}
