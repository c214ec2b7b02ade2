import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { StartupError } from "../lib/startup-error.ts";
import { readConfig } from "./config.ts";
import { CONFIG_VARIABLES } from "./settings-reader.ts";

type Env = Record<string, string>;
const CLIENT = { GOOGLE_CLIENT_ID: "client", GOOGLE_CLIENT_SECRET: "s3cret" };

/** The problems that the operator reads; each once, in one sentence. */
function problemsOf(env: Env): string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    const text = /^The settings need fixing: (.+)\.$/.exec(error.message)?.[1];
    if (text === undefined) throw new Error(`an unexpected message: ${error.message}`);
    return text.split("; ");
  }
  return [];
}

describe("with nothing set", () => {
  test("empty and blank variables count as not set", () => {
    const blank = Object.fromEntries(CONFIG_VARIABLES.map((name) => [name, "  "]));
    expect(readConfig({ ...blank, GOOGLE_CLIENT_SECRET_FILE: "" })).toEqual(readConfig({}));
  });
});

describe("what is set", () => {
  test("is taken, spaces around it aside", () => {
    const config = readConfig({
      ...CLIENT,
      HOST: " 0.0.0.0 ",
      PORT: "8080",
      DATA_DIR: "/srv/trips",
      MAX_TRIP_DAYS: "14",
      DAILY_GENERATIONS_PER_USER: "5",
      DAILY_GENERATIONS: "50",
      LOG_LEVEL: "warn",
    });
    expect(config).toMatchObject({
      listen: { host: "0.0.0.0", port: 8080 },
      publicUrl: "http://localhost:8080",
      dataDir: "/srv/trips",
      database: { path: "/srv/trips/tripwright.sqlite" },
      limits: { maxTripDays: 14, dailyGenerationsPerUser: 5, dailyGenerations: 50 },
      log: { level: "warn", format: undefined },
      warnings: [expect.stringMatching(/^HOST is 0\.0\.0\.0 and PUBLIC_URL is not set: /)],
    });
  });

  test.each([
    ["https://trips.example", "https://trips.example"],
    ["https://trips.example/", "https://trips.example"],
    ["https://TRIPS.example:443", "https://trips.example"],
    ["https://trips.example:8443", "https://trips.example:8443"],
  ])("PUBLIC_URL %s is the origin %s", (url, origin) => {
    expect(readConfig({ ...CLIENT, PUBLIC_URL: url }).publicUrl).toBe(origin);
  });
});

describe("who knows who people are", () => {
  test("is Google with a client, under Google's own addresses", () => {
    expect(readConfig(CLIENT).identity).toEqual({
      kind: "google",
      issuer: "https://accounts.google.com",
      clientId: "client",
      clientSecret: "s3cret",
      userInfoUrl: "https://www.googleapis.com/oauth2/v1/userinfo",
    });
  });

  test("is another issuer where one is named, whose user info discovery names", () => {
    const identity = readConfig({ ...CLIENT, OIDC_ISSUER: "https://id.example/realm" }).identity;
    expect(identity).toEqual({
      kind: "oidc",
      issuer: "https://id.example/realm",
      clientId: "client",
      clientSecret: "s3cret",
      userInfoUrl: undefined,
    });
    const named = { ...CLIENT, USERINFO_URL: "https://id.example/me" };
    expect(readConfig(named).identity).toMatchObject({ userInfoUrl: "https://id.example/me" });
  });

  test.each(["http://localhost:9000", "http://127.0.0.1:9000/idp", "http://[::1]:9000"])(
    "may be %s, on this machine, over plain http",
    (issuer) => {
      expect(readConfig({ ...CLIENT, OIDC_ISSUER: issuer }).identity).toMatchObject({ issuer });
    },
  );

  test.each([{ GOOGLE_CLIENT_ID: "client" }, { GOOGLE_CLIENT_SECRET: "s3cret" }])(
    "is not known from half a client (%j)",
    (half) => {
      expect(problemsOf(half)).toEqual([
        "set both GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or neither",
      ]);
    },
  );

  test.each([
    "http://localhost:3000",
    "http://127.0.0.1:3000",
    "http://[::1]:3000",
    "https://localhost",
    "https://trips.example",
    "http://192.168.1.5:3000",
    "http://[fd00::5]:3000",
    "http://nas:3000",
    "http://trips.local",
    "http://trips.home.arpa",
  ])("may be our own at %s, with a warning where anyone can read along", (url) => {
    const { identity, warnings } = readConfig({ PUBLIC_URL: url });
    expect(identity.kind).toBe("embedded");
    const isReadable = url.startsWith("http:") && !/localhost|127|::1/.test(url);
    expect(warnings.join()).toMatch(isReadable ? /^PUBLIC_URL is .* can read them/ : /^$/);
  });

  test.each([
    "http://trips.example",
    "http://8.8.8.8",
    "http://172.32.0.1",
    "http://[2001:db8::1]",
  ])("is not our own at %s, where a certificate can be had", (url) => {
    expect(problemsOf({ PUBLIC_URL: url })).toHaveLength(1);
  });

  test("is no other provider over plain http, at home either", () => {
    expect(problemsOf({ ...CLIENT, PUBLIC_URL: "http://192.168.1.5:3000" })).toHaveLength(1);
  });

  test("may stand beside accounts of ours, which are all there is without one", () => {
    expect(readConfig({}).localAccounts).toBe(true);
    expect(readConfig(CLIENT).localAccounts).toBe(false);
    expect(readConfig({ ...CLIENT, LOCAL_ACCOUNTS: "on" }).localAccounts).toBe(true);
    expect(problemsOf({ LOCAL_ACCOUNTS: "off" })).toEqual([
      "LOCAL_ACCOUNTS is off and GOOGLE_CLIENT_ID is not set: nobody could sign in",
    ]);
  });
});

describe("a secret in a file", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "tripwright-secret-"));
    writeFileSync(join(folder, "secret"), "  from-the-file\n");
    writeFileSync(join(folder, "empty"), "\n");
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const withFile = (name: string): Env => ({
    GOOGLE_CLIENT_ID: "client",
    GOOGLE_CLIENT_SECRET_FILE: join(folder, name),
  });

  test("is read without its last line break", () => {
    expect(readConfig(withFile("secret")).identity).toMatchObject({
      clientSecret: "from-the-file",
    });
  });

  test("and in the variable is one too many, and neither is shown", () => {
    const problems = problemsOf({ ...withFile("secret"), GOOGLE_CLIENT_SECRET: "s3cret" });
    expect(problems).toEqual(["set GOOGLE_CLIENT_SECRET or GOOGLE_CLIENT_SECRET_FILE, not both"]);
  });

  test("that can't be read is named", () => {
    const file = join(folder, "missing");
    expect(problemsOf(withFile("missing"))).toContain(
      `GOOGLE_CLIENT_SECRET_FILE names ${file}, which can't be read`,
    );
  });

  test("that is empty is no secret", () => {
    expect(problemsOf(withFile("empty"))).toEqual([
      "set both GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or neither",
    ]);
  });
});

describe("a value that can't be right", () => {
  test.each<[Env, string]>([
    [{ PORT: "0" }, 'PORT is "0", not a whole number from 1 to 65535'],
    [{ PORT: "65536" }, 'PORT is "65536", not a whole number from 1 to 65535'],
    [{ PORT: "80a" }, 'PORT is "80a", not a whole number from 1 to 65535'],
    [{ PORT: "3000.5" }, 'PORT is "3000.5", not a whole number from 1 to 65535'],
    [{ MAX_TRIP_DAYS: "0" }, 'MAX_TRIP_DAYS is "0", not a whole number from 1 to 60'],
    [{ MAX_TRIP_DAYS: "61" }, 'MAX_TRIP_DAYS is "61", not a whole number from 1 to 60'],
    [
      { DAILY_GENERATIONS: "-1" },
      'DAILY_GENERATIONS is "-1", not a whole number from 1 to 1000000',
    ],
    [
      { DAILY_GENERATIONS_PER_USER: "many" },
      'DAILY_GENERATIONS_PER_USER is "many", not a whole number from 1 to 1000000',
    ],
    [
      { LOG_LEVEL: "loud" },
      'LOG_LEVEL is "loud", not fatal, error, warn, info, debug, trace, or silent',
    ],
    [{ DATABASE_URL: "mysql://user:pass@db/trips" }, "DATABASE_URL begins with mysql:, not with"],
    [
      { ...CLIENT, PUBLIC_URL: "https://trips.example/app" },
      'PUBLIC_URL is "https://trips.example/app"',
    ],
    [{ ...CLIENT, PUBLIC_URL: "https://trips.example/?a=1" }, "PUBLIC_URL is"],
    [{ ...CLIENT, OIDC_ISSUER: "http://id.example" }, 'OIDC_ISSUER is "http://id.example"'],
    [{ ...CLIENT, OIDC_ISSUER: "accounts.google.com" }, 'OIDC_ISSUER is "accounts.google.com"'],
    [{ ...CLIENT, USERINFO_URL: "ftp://id.example" }, 'USERINFO_URL is "ftp://id.example"'],
    [
      { ...CLIENT, PUBLIC_URL: "http://trips.example" },
      'PUBLIC_URL is "http://trips.example", not an https address',
    ],
    [{ ...CLIENT, PUBLIC_URL: "https://user@trips.example" }, "PUBLIC_URL holds a user name"],
  ])("%j is named with what would be", (env, problem) => {
    const problems = problemsOf(env);
    expect(problems[0]).toContain(problem);
    expect(problems.join()).not.toMatch(/pass@|s3cret/);
  });
});
