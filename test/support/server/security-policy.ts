/** Written out once more, so that a change in the server's own list shows here. */
export const SECURITY_POLICY: Readonly<Record<string, string>> = {
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types tripwright-worker tripwright-plan-worker tripwright-booking-worker default",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "geolocation=(self), camera=(), microphone=()",
};

const TRANSPORT = "max-age=31536000; includeSubDomains";

/** The faults of an answer's headers, `name: value` each; empty where there are none. */
export function policyFaults(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  options: { https?: boolean; map?: string; wasm?: boolean } = {},
): string[] {
  const expected: Record<string, string | undefined> = {
    ...SECURITY_POLICY,
    "content-security-policy": SECURITY_POLICY["content-security-policy"]
      ?.replace(
        "connect-src 'self'",
        `connect-src 'self'${options.map === undefined ? "" : ` ${options.map}`}`,
      )
      .replace(
        "script-src 'self'",
        `script-src 'self'${options.wasm === true ? " 'wasm-unsafe-eval'" : ""}`,
      ),
    "strict-transport-security": options.https === true ? TRANSPORT : undefined,
    "x-powered-by": undefined,
    server: undefined,
    "access-control-allow-origin": undefined,
  };
  return Object.entries(expected)
    .filter(([name, value]) => headers[name] !== value)
    .map(([name]) => `${name}: ${headers[name]}`);
}
