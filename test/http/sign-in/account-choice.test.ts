import { expect, test } from "vitest";
import { OpenIdIdentityProvider } from "../../../src/server/auth/openid/openid-identity-provider.ts";
import { closeAfterEach } from "../../support/server/close-after-each.ts";
import { EVIL_CLIENT, startEvilIssuer } from "../../support/sign-in/evil-issuer.ts";

const { keep } = closeAfterEach();

test.each([
  ["google", undefined, "select_account"],
  ["oidc", undefined, null],
  ["oidc", ["none", "login"], null],
  ["oidc", ["none", "select_account"], "select_account"],
  ["oidc", "select_account", null],
] as const)(
  "a provider of kind %s that announces the prompts %j is asked for %j",
  async (kind, known, asked) => {
    const issuer = keep(await startEvilIssuer());
    issuer.bend({ discovery: (good) => ({ ...good, prompt_values_supported: known }) });
    const provider = new OpenIdIdentityProvider({
      kind,
      issuer: issuer.url,
      clientId: EVIL_CLIENT.id,
      clientSecret: EVIL_CLIENT.secret,
      userInfoUrl: undefined,
      publicUrl: "http://localhost:1",
    });
    const { url } = await provider.begin();
    expect(url.searchParams.get("prompt")).toBe(asked);
  },
);
