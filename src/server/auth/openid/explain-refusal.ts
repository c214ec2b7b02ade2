import * as openid from "openid-client";
import { SignInRefused } from "../identity-provider.ts";
import { CLOCK_TOLERANCE_S, ClaimRefused } from "./check-identity-token.ts";

const MINUTE_MS = 60_000;
const MAX_CODE = 60;
const MAX_CAUSES = 5;

const KNOWN_ERRORS = new Set([
  "access_denied",
  "account_selection_required",
  "consent_required",
  "interaction_required",
  "invalid_client",
  "invalid_grant",
  "invalid_redirect_uri",
  "invalid_request",
  "invalid_scope",
  "login_required",
  "redirect_uri_mismatch",
  "server_error",
  "temporarily_unavailable",
  "unauthorized_client",
  "unsupported_grant_type",
  "unsupported_response_type",
]);

/** Names that an explanation may need. */
type Settings = {
  readonly issuer: string;
  /** Where the provider sends people back to; it must be registered there. */
  readonly redirectUri: string;
};

/** The provider's discovery document can't be fetched, or isn't one. */
export function explainDiscovery(error: unknown, { issuer }: Settings): SignInRefused {
  return isUnreachable(error)
    ? refused(`${issuer} can’t be reached. Check OIDC_ISSUER and this server’s network`, error)
    : refused(`${issuer} doesn’t answer as an OpenID provider does. Check OIDC_ISSUER`, error);
}

/** The provider shows its own error page in place of a sign-in. */
export function explainRegistration(
  problem: "redirect" | "client" | "either",
  { redirectUri }: Settings,
): SignInRefused {
  const texts = {
    redirect: redirectText(redirectUri),
    client: "the provider doesn’t know this server’s client. Check GOOGLE_CLIENT_ID",
    either: `the provider won’t start a sign-in for this server. Check GOOGLE_CLIENT_ID, and register ${redirectUri} there as a redirect URI`,
  };
  return new SignInRefused(texts[problem], `REGISTRATION_REFUSED_${problem.toUpperCase()}`);
}

/** The code was not exchanged, or the identity token is wrong. */
export function explainExchange(
  error: unknown,
  settings: Settings,
  clockLeadMs: number,
): SignInRefused {
  const code = errorCode(error);
  switch (code) {
    case "access_denied":
      return refused("the sign-in was canceled", error);
    case "invalid_client":
    case "unauthorized_client":
      return refused(
        "the provider doesn’t accept this server’s client. Check GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET",
        error,
      );
    case "redirect_uri_mismatch":
    case "invalid_redirect_uri":
      return refused(redirectText(settings.redirectUri), error);
    case "invalid_grant":
      return isAboutRedirect(error)
        ? refused(redirectText(settings.redirectUri), error)
        : refused("it took too long or was used before", error);
    default:
  }
  if (isAboutTime(error) && Math.abs(clockLeadMs) > CLOCK_TOLERANCE_S * 1000) {
    return refused(clockText(clockLeadMs), error);
  }
  if (isUnreachable(error)) return refused("the provider isn’t responding", error);
  const status = statusOf(error);
  return status !== undefined && status >= 500
    ? refused(`the provider has a problem (${status})`, error)
    : refused("the provider’s answer wasn’t valid", error);
}

/** The provider did not answer with user info. */
export function explainUserInfo(error: unknown): SignInRefused {
  if (error instanceof SignInRefused) return error;
  const status = statusOf(error);
  if (status !== undefined) return explainUserInfoStatus(status, error);
  return isUnreachable(error)
    ? refused("we couldn’t get the provider’s user info. Check USERINFO_URL", error)
    : refused("the provider’s user info can’t be read", error);
}

export function explainUserInfoStatus(status: number, cause?: unknown): SignInRefused {
  const text =
    status >= 500
      ? `the provider has a problem (${status})`
      : `the provider won’t say who you are (${status}). Check USERINFO_URL`;
  return new SignInRefused(text, `USER_INFO_ANSWERED_${status}`, { cause });
}

function refused(message: string, error: unknown): SignInRefused {
  return new SignInRefused(message, codeFor(error), { cause: error });
}

function redirectText(redirectUri: string): string {
  return `the provider doesn’t know this server’s address. Register ${redirectUri} there as a redirect URI`;
}

function clockText(leadMs: number): string {
  const minutes = Math.round(Math.abs(leadMs) / MINUTE_MS);
  const howMuch = minutes === 1 ? "1 minute" : `${minutes} minutes`;
  return `this server’s clock is ${howMuch} ${leadMs > 0 ? "behind" : "ahead of"} the provider’s. Correct it`;
}

function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let cause = error; cause instanceof Error && causes.length < MAX_CAUSES; ) {
    causes.push(cause);
    ({ cause } = cause);
  }
  return causes;
}

/** OAuth's error code; undefined where the answer had none. */
function errorCode(error: unknown): string | undefined {
  if (
    error instanceof openid.AuthorizationResponseError ||
    error instanceof openid.ResponseBodyError
  ) {
    return error.error;
  }
  // A challenge at the token endpoint is about the client's secret.
  if (error instanceof openid.WWWAuthenticateChallengeError) return "invalid_client";
  return undefined;
}

function isAboutRedirect(error: unknown): boolean {
  return (
    error instanceof openid.ResponseBodyError && /redirect/i.test(error.error_description ?? "")
  );
}

function isAboutTime(error: unknown): boolean {
  return causesOf(error).some(
    (cause) =>
      (cause instanceof ClaimRefused && cause.claim === "iat") ||
      Reflect.get(cause, "code") === "OAUTH_JWT_TIMESTAMP_CHECK_FAILED",
  );
}

/** No connection, or no answer in time. */
function isUnreachable(error: unknown): boolean {
  return causesOf(error).some(
    (cause) =>
      Reflect.get(cause, "code") === "OAUTH_TIMEOUT" ||
      (cause instanceof TypeError && cause.message === "fetch failed"),
  );
}

function statusOf(error: unknown): number | undefined {
  if (
    error instanceof openid.WWWAuthenticateChallengeError ||
    error instanceof openid.ResponseBodyError
  ) {
    return error.status;
  }
  const last = causesOf(error).at(-1)?.cause;
  return last instanceof Response ? last.status : undefined;
}

/**
 * For the log: the provider's error code where it is a known one, or else the innermost cause in
 * its own, fixed words. A parser's message is left out: it quotes what was parsed, which may be a
 * token.
 */
function codeFor(error: unknown): string {
  const said = errorCode(error);
  if (said !== undefined) return KNOWN_ERRORS.has(said) ? said.toUpperCase() : "UNKNOWN_ERROR";
  const [text = "unknown"] = causesOf(error)
    .filter((cause) => !(cause instanceof SyntaxError))
    .map(({ message }) => message)
    .reverse();
  return text
    .replace(/[^A-Za-z\d]+/g, "_")
    .replace(/^_/, "")
    .slice(0, MAX_CODE)
    .toUpperCase();
}
