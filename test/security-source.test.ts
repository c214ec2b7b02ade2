import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const SOURCES = resolve(import.meta.dirname, "../src");

type Rule = {
  readonly name: string;
  /** A pattern that may match only in files whose path starts as one of `allowed`. */
  readonly forbidden: RegExp;
  /** Only files whose path starts so are held to it; without it, all. */
  readonly within?: string;
  readonly allowed?: readonly string[];
};

/** Rules of the checklist in docs/security.md that hold for the source as a whole. */
const RULES: readonly Rule[] = [
  {
    name: "no text is run as code",
    forbidden:
      /\beval\(|\bnew Function\(|\bFunction\(["'`]|set(?:Timeout|Interval)\(\s*["'`]|["'](?:node:)?vm["']/,
  },
  {
    name: "no program is started",
    forbidden: /["'](?:node:)?(?:child_process|cluster)["']/,
  },
  {
    name: "no text becomes markup in the page",
    forbidden:
      /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|\bsrcdoc\b|createContextualFragment|createPolicy/i,
    // The policies that let each worker's one address through.
    allowed: ["web/lib/trusted-script-url.ts"],
  },
  {
    name: "patterns are written, not made",
    forbidden: /\bRegExp\(/,
    allowed: [
      // Put together of constants.
      "domain/places/coordinates.ts",
      "domain/money/parse-price.ts",
      "domain/money/price-clauses.ts",
      "domain/places/opening-hours.ts",
      "domain/wishes/language/near-choices.ts",
      // Of our own routes, escaped.
      "server/http/error-answers.ts",
    ],
  },
  {
    name: "AES-256-GCM is the only cipher",
    forbidden:
      /create(?:C|Dec)ipheriv\((?!CIPHER,)|\bCIPHER = (?!"aes-256-gcm";)|publicEncrypt|privateDecrypt|["'](?:aes-(?!256-gcm)|des-|chacha)/,
  },
  {
    name: "SHA-256 is the only hash, but for the issuer's own in its tokens, and argon2id of passwords",
    forbidden:
      /\b(?:createHash|createHmac|hkdfSync)\((?!"sha256")|\bhash\("(?!sha256")|["'](?:md[245]|sha-?1|ripemd\w*)["']|\b(?:pbkdf2|scrypt|argon2(?:d|i)\b|createSign\()/i,
    allowed: ["server/auth/openid/check-identity-token.ts"],
  },
  {
    name: "cryptography is Node's own",
    forbidden:
      /from ["'](?:crypto-js|node-forge|bcrypt\w*|tweetnacl|libsodium\w*|@noble\/\w+|sjcl|uuid|nanoid)["']/,
  },
  {
    name: "nothing that must not be guessed comes from Math.random",
    forbidden: /Math\.random/,
    within: "server/",
    // How long to wait before asking a model again.
    allowed: ["server/planner/plan-writer.ts"],
  },
  {
    name: "other servers' certificates are always checked",
    forbidden:
      /rejectUnauthorized|NODE_TLS_REJECT|checkServerIdentity|insecureHTTPParser(?!: false)/i,
  },
  {
    name: "other servers are asked from five places only, all of which docs/security.md tells of",
    forbidden:
      /\bfetch\(|from "(?:openid-client|pg)"|import [^;]*\b(?:request|get|connect|createConnection)\b[^;]*from "node:(?:https?|net)"|"node:(?:tls|dgram|http2)"/,
    within: "server/",
    allowed: [
      "server/auth/",
      // It asks nobody: it says by which proxy, and which authorities are believed.
      "server/config/apply-outgoing.ts",
      "server/lib/ask-json.ts",
      "server/model/post-for-events.ts",
      "server/photos/fetch-image.ts",
      // The operator's own database.
      "server/store/",
    ],
  },
  {
    name: "nothing is written but to the store, the photo key, the setup address, standard output, and by the operator's commands",
    forbidden: /(?:appendFile|writeFile|createWriteStream)|\bconsole\.|\bprocess\.std|\bpino\(/,
    within: "server/",
    allowed: [
      "server/logging/create-log.ts",
      "server/doctor/main.ts",
      "server/main.ts",
      "server/serve.ts",
      "server/logging/open-log-output.ts",
      "server/photos/photo-secret.ts",
      // The one-time address of a server that has no owner yet.
      "server/setup-address.ts",
      // Exports and backups, where and when the operator says so; no part of the server.
      "server/operating/",
    ],
  },
  {
    name: "T25 every link to a new tab says noopener and noreferrer",
    forbidden: /<(?:a|area|form|Link)\b(?![^<]*?rel="noopener noreferrer")[^<]*?target=/,
    within: "web/",
  },
  {
    name: "T25 only the sign-in's window is opened by script: it must find its way back",
    forbidden: /\bwindow\.open\b/,
    within: "web/",
    allowed: ["web/lib/sign-in.ts"],
  },
  {
    name: "pages listen to no other window",
    forbidden:
      /(?<!channel\??\.)\baddEventListener\(\s*["']message["']|window\.onmessage|(?:opener|parent|top|popup|window|frame)\??\.postMessage\(/,
    within: "web/",
    // One hears our own origin's pages alone, as does a BroadcastChannel; the others the page that started them.
    allowed: [
      "web/service-worker.ts",
      "web/engine/plan-worker.ts",
      "web/engine/bookings/booking-worker.ts",
    ],
  },
];

const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(?:tsx?|js)$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(SOURCES, path), "utf8") }));

test.each(RULES)("$name", ({ forbidden, within = "", allowed = [] }) => {
  const held = files.filter(({ path }) => path.startsWith(within));
  expect(held.length).toBeGreaterThan(50);
  const broken = held.filter(
    ({ path, text }) => !allowed.some((start) => path.startsWith(start)) && forbidden.test(text),
  );
  expect(broken.map(({ path }) => path)).toEqual([]);
});
