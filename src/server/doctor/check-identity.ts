import { API_PATHS } from "../../domain/wire.ts";
import { SignInRefused } from "../auth/identity-provider.ts";
import { OpenIdIdentityProvider } from "../auth/openid/openid-identity-provider.ts";
import { askProvider } from "../auth/openid/provider-step.ts";
import type { Config } from "../config/config.ts";
import { type Finding, findingsAbout } from "./finding.ts";
import type { ProviderClock } from "./provider-clock.ts";

const DEADLINE_MS = 10_000;
const { ok, problem, warning } = findingsAbout("sign-in");

/**
 * Begins a sign-in as anyone would, which shows whether the provider is there and sends people back to
 * us, and ends it with a code that never was: the provider then refuses the code, or us.
 */
export async function checkIdentity(
  { identity: settings, publicUrl }: Pick<Config, "identity" | "publicUrl">,
  clock: ProviderClock,
): Promise<Finding[]> {
  if (settings.kind === "embedded") {
    return [ok("People have accounts of this server's own. npm run account -- list shows them.")];
  }
  const { issuer } = settings;
  const redirectUri = `${publicUrl}${API_PATHS.signInCallback}`;
  const provider = new OpenIdIdentityProvider({
    ...settings,
    publicUrl,
    deadlineMs: DEADLINE_MS,
    async ask(url, options) {
      const response = await askProvider(url, options);
      clock.note(issuer, response.headers);
      return response;
    },
  });
  let secrets: Awaited<ReturnType<typeof provider.begin>>["secrets"];
  try {
    ({ secrets } = await provider.begin());
  } catch (error) {
    return [problem(said(error))];
  }
  const callback = new URL(redirectUri);
  callback.search = String(
    new URLSearchParams({ code: "tripwright-doctor", state: secrets.state, iss: issuer }),
  );
  const refused = await provider.finish(callback, secrets).catch((error: unknown) => error);
  const found = ok(`${issuer} answers, and has nothing against ${redirectUri}.`);
  if (!(refused instanceof SignInRefused)) throw refused;
  if (refused.message.includes(redirectUri) || refused.code === "INVALID_CLIENT") {
    return [problem(said(refused))];
  }
  return refused.code === "INVALID_GRANT"
    ? [found, ok("It takes GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET.")]
    : [found, warning(`Whether it takes our client can't be known: ${refused.message}.`)];
}

/** @throws what is no refusal. */
function said(error: unknown): string {
  if (!(error instanceof SignInRefused)) throw error;
  return `${error.message.replace(/^the /, "The ")}.`;
}
