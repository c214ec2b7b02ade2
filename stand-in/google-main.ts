// Google's sign-in to try things with by hand: `npm run stand-in:google`. PORT changes its port; PUBLIC_URL names the
// Tripwright that it signs people in to; GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET and REDIRECT_URIS (with spaces
// between) the client; COOP=1 cuts its pages' link to
// the window that opened them; FAULT makes it fail in one way.
import { API_PATHS } from "../src/domain/wire.ts";
import { GOOGLE_FAULTS } from "./google-fault.ts";
import { startGoogleIdentity } from "./google-identity.ts";

const DEFAULT_PORT = 4030;
const DEFAULT_PUBLIC_URL = "http://localhost:3000";

const { env } = process;
const clientId = env.GOOGLE_CLIENT_ID ?? "stand-in.apps.googleusercontent.com";
const clientSecret = env.GOOGLE_CLIENT_SECRET ?? "stand-in-secret";
const publicUrl = env.PUBLIC_URL ?? DEFAULT_PUBLIC_URL;
const redirectUris = (env.REDIRECT_URIS ?? `${publicUrl}${API_PATHS.signInCallback}`)
  .split(/\s+/)
  .filter(Boolean);

const google = await startGoogleIdentity({
  port: Number(env.PORT ?? DEFAULT_PORT),
  clientId,
  clientSecret,
  redirectUris,
  coop: env.COOP === "1",
  fault: GOOGLE_FAULTS.find((name) => name === env.FAULT),
  onRequest: env.QUIET === "1" ? () => {} : (line) => console.log(line),
});

console.log(`A stand-in for Google's sign-in listens at ${google.url}.

Point Tripwright at it:
  OIDC_ISSUER=${google.url} USERINFO_URL=${google.userInfoUrl} \\
  GOOGLE_CLIENT_ID=${clientId} GOOGLE_CLIENT_SECRET=${clientSecret} PUBLIC_URL=${publicUrl} npm start

It sends people back to ${redirectUris.join(" and ")} only; PUBLIC_URL names another Tripwright.
GET ${google.url}/stand-in/log returns its requests. FAULT=token-500 makes it misbehave. There are:
  ${GOOGLE_FAULTS.join(", ")}`);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => void google.close().then(() => process.exit(0)));
}
