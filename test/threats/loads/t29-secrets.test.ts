import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { IS_NIGHTLY } from "../../support/nightly.ts";

const ROOT = resolve(import.meta.dirname, "../../..");
const PATTERNS: readonly [name: string, pattern: RegExp][] = [
  ["Google API key", /AIza[\w-]{20,}/],
  ["Google client secret", /GOCSPX-[\w-]{10,}/],
  ["Google access token", /\bya29\.[\w-]{20,}/],
  ["Google service account", /"type":\s*"service_account"/],
  ["OpenAI or Anthropic key", /\bsk-[\w-]{20,}/],
  ["GitHub token", /\bgh[pousr]_\w{30,}|\bgithub_pat_\w{30,}/],
  ["GitLab token", /\bglpat-[\w-]{20,}/],
  ["npm token", /\bnpm_\w{36}|_authToken\s*=/],
  ["AWS key", /\bA(?:KIA|SIA)[A-Z\d]{16}\b/],
  ["Slack token", /\bxox[abprs]-[\w-]{10,}/],
  ["Stripe key", /\b[rs]k_live_\w{20,}/],
  ["private key", /-----BEGIN [A-Z ]*PRIVATE KEY/],
  ["signed token", /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/],
  ["password in an address", /\b[a-z]+:\/\/[^\s/:@"'`$<>{}]+:[^\s/:@"'`$<>{}]{3,}@[\w.-]+/],
  [
    "value of a secret setting",
    /^(?:export )?(?:GOOGLE_CLIENT_SECRET|\w+_API_KEY|\w*PASSWORD)=\S+/m,
  ],
];
/** Names of files that have no business here. */
const NAMES =
  /(?:^|\/)(?:\.env(?!\.example$)[^/]*|id_(?:rsa|dsa|ecdsa|ed25519)[^/]*|\.netrc|\.htpasswd|\.pgpass|credentials[^/]*|service-account[^/]*\.json|photo-key|[^/]*\.(?:pem|key|p12|pfx|keystore|jks|kdbx|sqlite(?:-\w+)?|db|dump))$/;
/** Made up for tests: whatever calls itself a canary, and a password that nobody can decode. */
const isMadeUp = (text: string) => /canary|:%zz@/i.test(text);
/** Addresses made up for tests, of hosts that are nobody's. */
const EXAMPLES =
  /@(?:[\w.-]*\.example|[\w.-]*example\.(?:com|org)|localhost|db|127\.0\.0\.1)$|:PORT%/;

const TEXT =
  /\.(?:[cm]?[jt]sx?|json|ya?ml|toml|md|html|css|svg|txt|sh|csv|example|env|cfg|ini|sql|webmanifest)$|(?:^|\/)[^.]+$|(?:^|\/)\.\w+$/;

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync("git", args, {
    cwd: ROOT,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`git ${args.join(" ")}: ${stderr}`);
  return stdout;
}

/** The tracked files, and those that the next commit would add. */
function files(): string[] {
  return git("ls-files", "--cached", "--others", "--exclude-standard").trimEnd().split("\n");
}

/** The secrets in a text, made-up ones left out. */
function secretsIn(text: string): string[] {
  return PATTERNS.flatMap(([name, pattern]) =>
    [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))]
      .map(([found]) => found)
      .filter((found) => !isMadeUp(found) && !EXAMPLES.test(found))
      .map((found) => `${name}: ${found.slice(0, 12)}…`),
  );
}

/** A copy without its history has no index to read either. */
const hasGit = existsSync(join(ROOT, ".git"));

describe.skipIf(!hasGit)("T29 Secrets in the repository", () => {
  test("no file holds one", () => {
    const read = files().filter((file) => TEXT.test(file));
    expect(read.length).toBeGreaterThan(300);
    const found = read.flatMap((file) => {
      try {
        return secretsIn(readFileSync(join(ROOT, file), "utf8")).map(
          (secret) => `${file}: ${secret}`,
        );
      } catch (error) {
        // Removed, but not yet from the index.
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
        throw error;
      }
    });
    expect(found).toEqual([]);
  });

  test.runIf(IS_NIGHTLY)("no commit ever held one", () => {
    const added = git(
      "log",
      "--all",
      "-p",
      "--no-color",
      "--unified=0",
      "--format=%n",
      "--",
      ".",
      ":!package-lock.json",
    )
      .split("\n")
      .filter((line) => line.startsWith("+"));
    expect(added.length).toBeGreaterThan(1000);
    expect(added.flatMap((line) => secretsIn(line.slice(1)))).toEqual([]);
  });

  test("no file is of a kind that holds them", () => {
    const all = files();
    expect(all.filter((file) => NAMES.test(file))).toEqual([]);
  });

  test("git ignores the files in which operators keep theirs, and data", () => {
    const kept = [
      ".env",
      ".env.local",
      ".env.production",
      "server.pem",
      "server.key",
      "data/tripwright.sqlite",
      "data/photo-key",
    ];
    const ignored = git("check-ignore", "--no-index", ...kept)
      .trimEnd()
      .split("\n");
    expect(ignored).toEqual(kept);
    const { status } = spawnSync("git", ["check-ignore", "-q", "--no-index", ".env.example"], {
      cwd: ROOT,
    });
    expect(status).toBe(1);
  });

  test("an image's builder is sent what is named, and nothing else", () => {
    const lines = readFileSync(join(ROOT, ".dockerignore"), "utf8")
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("#"));
    expect(lines[0]).toBe("*");
    const sent = lines.filter((line) => line.startsWith("!")).map((line) => line.slice(1));
    const risky = /^(?:\*|\.|\.git|\.env.*|data|node_modules|\.node|test|\.ci)$/;
    expect(sent.filter((path) => risky.test(path.replace(/\/.*/, "")))).toEqual([]);
    expect(sent).toContain("package-lock.json");
    // Last match wins: nothing is let in again after these.
    expect(lines.lastIndexOf("**/.env*")).toBeGreaterThan(
      lines.findLastIndex((line) => line.startsWith("!")),
    );
  });
});
