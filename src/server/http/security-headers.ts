/** Where the Firebase SDK and Google's script load from and send to (Google's guide to CSP for GA4). */
const ANALYTICS = {
  script: " https://www.googletagmanager.com",
  image: " https://*.google-analytics.com https://*.googletagmanager.com",
  connect:
    " https://firebase.googleapis.com https://firebaseinstallations.googleapis.com https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com",
  // The SDK's policy takes only the address of Google's script; the other is that script's own.
  policies: " firebase-js-sdk-policy goog#html",
} as const;
const NO_ANALYTICS = { script: "", image: "", connect: "", policies: "" } as const;

export const POLICY = "content-security-policy";

/** A policy under which a file may compile WebAssembly, and still no text. */
export function withWasm(policy: string): string {
  return policy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'");
}

/**
 * The headers of every answer: pages, API, errors, streams and static files. They are one object, made
 * once: a plugin that computes them for each answer costs 40 % of the throughput.
 *
 * @param options.analytics whether the operator has set analytics up, which needs Google's hosts.
 * @param options.mapOrigin the street map's tiles: the only other origin that pages ask.
 */
export function securityHeaders(
  publicUrl: string,
  options: { readonly analytics: boolean; readonly mapOrigin: string | undefined },
): Readonly<Record<string, string>> {
  const google = options.analytics ? ANALYTICS : NO_ANALYTICS;
  const map = options.mapOrigin === undefined ? "" : ` ${options.mapOrigin}`;
  return {
    [POLICY]: [
      "default-src 'none'",
      `script-src 'self'${google.script}`,
      "style-src 'self'",
      `img-src 'self' data: blob:${google.image}`,
      "font-src 'self'",
      `connect-src 'self'${google.connect}${map}`,
      "worker-src 'self'",
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      // Each makes one worker's address: src/web/lib/trusted-script-url.ts. "default" is the street map's, whose
      // library names its worker by a string.
      `trusted-types tripwright-worker tripwright-plan-worker tripwright-booking-worker default${google.policies}`,
    ].join("; "),
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    // A sign-in popup on another origin must keep its link to the page that opened it.
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "cross-origin-resource-policy": "same-origin",
    // The map asks where one is, when that is pressed.
    "permissions-policy": "geolocation=(self), camera=(), microphone=()",
    ...(publicUrl.startsWith("https:")
      ? { "strict-transport-security": "max-age=31536000; includeSubDomains" }
      : {}),
  };
}
