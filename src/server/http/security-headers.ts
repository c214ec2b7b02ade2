/**
 * On every answer: pages, API, errors, streams and static files. One constant object, because a
 * plugin that computes them costs 40 % of the throughput (reliability figures, section 4.2).
 */
const COMMON_HEADERS = {
  "content-security-policy": [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The one that knows the service worker's address: src/web/lib/register-service-worker.ts.
    "trusted-types tripwright-worker",
  ].join("; "),
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  // A sign-in popup on another origin must keep its link to the page that opened it.
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "geolocation=(), camera=(), microphone=()",
} as const;

const HTTPS_HEADERS = {
  ...COMMON_HEADERS,
  "strict-transport-security": "max-age=31536000; includeSubDomains",
} as const;

export function securityHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return publicUrl.startsWith("https:") ? HTTPS_HEADERS : COMMON_HEADERS;
}
