import { chmodSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { SQLITE_MIGRATIONS } from "../../../src/server/store/sql/migrations.ts";
import { startModelServer } from "../../../stand-in/model-server.ts";
import { startPlacesServer } from "../../../stand-in/places-server.ts";
import { freePort } from "../../support/server/free-port.ts";
import { googleAt, MAPS_KEY, openDataAt } from "../../support/server/photo-world.ts";
import { askDoctor, runDoctor } from "../../support/server/run-doctor.ts";
import { startServiceFront } from "../../support/server/service-front.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { startEvilIssuer } from "../../support/sign-in/evil-issuer.ts";
import { startGoogleProcess } from "../../support/sign-in/google-process.ts";
import { type DataFolder, eachDataFolder } from "../../support/store/each-data-folder.ts";
import { storePerson } from "../../support/store/store-person.ts";

const findingSchema = z.strictObject({
  level: z.enum(["ok", "warning", "problem"]),
  about: z.string(),
  text: z.string(),
});

const KEY = "canary-model-key";
const NEWEST = SQLITE_MIGRATIONS.at(-1)?.version ?? 0;

const folder = eachDataFolder("doctor");
let dataDir: string;
let path: string;
let env: DataFolder["env"];
beforeEach(() => {
  ({ dataDir, path, env } = folder());
});

const googlePort = await freePort();
const [model, places, google] = await Promise.all([
  startModelServer({ key: KEY }),
  startPlacesServer(),
  startGoogleProcess([`http://localhost:${googlePort}`]),
]);
afterAll(() => Promise.all([model.close(), places.close(), google.stop()]));

const withGemini = (key: string) => ({
  GEMINI_API_KEY: key,
  GEMINI_BASE_URL: `${model.url}/v1beta`,
});

describe("the doctor finds all well", () => {
  test("before the first start, and leaves nothing behind", async () => {
    const { about, findings } = await askDoctor(env);
    expect(findings.filter(({ level }) => level !== "ok")).toEqual([]);
    expect(about("store")).toEqual([`ok: ${path} isn't there yet; the first start makes it.`]);
    expect(about("pragmas")).toEqual([
      "ok: SQLite on this disk says journal_mode=wal, synchronous=2, foreign_keys=1, busy_timeout=5000.",
    ]);
    expect(about("port")).toEqual([`ok: Port ${env.PORT} is free.`]);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test("with every service there is, told in a list and without a secret", async () => {
    const told = {
      ...env,
      ...google.env,
      ...withGemini(KEY),
      ...openDataAt(places.url),
      PORT: String(googlePort),
      METRICS_TOKEN: "canary-token-of-the-measurements-32",
    };
    const { code, stdout, stderr } = await runDoctor(told);
    expect(stderr).toBe("");
    expect(stdout).toMatch(/\n0 problems, 0 warnings\.\n$/);
    expect(code).toBe(0);
    for (const line of [
      "ok       planner        Gemini takes us, and has the model.",
      `ok       sign-in        ${google.url} answers, and has nothing against http://localhost:${googlePort}/api/sign-in/callback.`,
      "ok       sign-in        It takes GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET.",
      "ok       places         Photon answers.",
      "ok       places         Wikipedia answers.",
      "ok       places         Wikimedia Commons answers.",
    ]) {
      expect(stdout.split("\n")).toContain(line);
    }
    expect(stdout).toMatch(/^ok {7}clock {10}Agrees with /m);
    expect(stdout).not.toMatch(new RegExp(`canary|${google.env.GOOGLE_CLIENT_SECRET}`));
  });

  test("beside a running server, which it doesn't disturb", async () => {
    const server = await startTestServer({ dataDir, port: Number(env.PORT) });
    try {
      await server.context.store.users.upsert(storePerson("ada"));
      const before = readdirSync(dataDir).toSorted();
      const { code, stdout } = await runDoctor(env, ["--json"]);
      expect(code).toBe(0);
      const findings = z.array(findingSchema).parse(JSON.parse(stdout));
      const about = (subject: string) =>
        findings
          .filter((one) => one.about === subject)
          .map(({ level, text }) => `${level}: ${text}`);
      expect(about("port")).toEqual([`ok: A Tripwright is running at port ${env.PORT}.`]);
      expect(about("address")).toEqual([`ok: http://localhost:${env.PORT} leads to it.`]);
      expect(about("store")).toEqual([`ok: ${path} is whole, at version ${NEWEST}.`]);
      expect(readdirSync(dataDir).toSorted()).toEqual(before);
      await server.context.store.users.upsert(storePerson("eve"));
      await server.context.store.checkReady();
    } finally {
      await server.close();
    }
  });
});

describe("the doctor names what is wrong, and what to do:", () => {
  const ask = (more: Record<string, string>) => askDoctor({ ...env, ...more });

  test("settings, all at once, and ends with 1", async () => {
    const { code, stdout } = await runDoctor({ ...env, MAX_TRIP_DAYS: "0", LOG_LEVEL: "loud" });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^problem {2}settings .*fixing: .*MAX_TRIP_DAYS.*; LOG_LEVEL/m);
    expect(stdout).toMatch(/\n1 problem, 0 warnings\.\n$/);
  });

  test("a model's key that is refused, and never repeated", async () => {
    const wrong = "canary-wrong-key";
    expect((await ask(withGemini(wrong))).problems).toEqual([
      "Gemini: 400 INVALID_ARGUMENT API_KEY_INVALID: it refuses. Check GEMINI_API_KEY.",
    ]);
    const { code, stdout } = await runDoctor({
      ...env,
      OPENAI_BASE_URL: `${model.url}/v1`,
      OPENAI_MODEL: "stand-in-1",
      OPENAI_API_KEY: wrong,
    });
    expect(stdout).toContain("The model's server: 401: it refuses. Check OPENAI_API_KEY.");
    expect(code).toBe(1);
    expect(stdout).not.toContain("canary");
  });

  test("a model that isn't there, or has another name", async () => {
    const nobody = `http://127.0.0.1:${await freePort()}`;
    const gone = await ask({ OPENAI_BASE_URL: nobody, OPENAI_MODEL: "any" });
    expect(gone.problems).toEqual([
      "The model's server: ECONNREFUSED. Check OPENAI_BASE_URL and this machine's network.",
    ]);
    const named = await ask({ ...withGemini(KEY), GEMINI_MODEL: "flesh" });
    expect(named.about("planner")).toEqual([
      "warning: Gemini doesn't list the model. Check GEMINI_MODEL, or try a plan.",
    ]);
  });

  test("an issuer that is gone", async () => {
    const gone = `http://127.0.0.1:${await freePort()}`;
    expect((await ask({ ...google.env, OIDC_ISSUER: gone })).problems).toEqual([
      `${gone} can’t be reached. Check OIDC_ISSUER and this server’s network.`,
    ]);
  });

  test("a redirect address that isn't registered, and a client's secret that is another", async () => {
    expect((await ask(google.env)).problems).toEqual([
      `The provider doesn’t know this server’s address. Register http://localhost:${env.PORT}/api/sign-in/callback there as a redirect URI.`,
    ]);
    const wrong = { PORT: String(googlePort), GOOGLE_CLIENT_SECRET: "canary-secret" };
    expect((await ask({ ...google.env, ...wrong })).problems).toEqual([
      "The provider doesn’t accept this server’s client. Check GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET.",
    ]);
  });

  test("places that fail, which is a warning, as the guide stands in", async () => {
    places.misbehave("500");
    const { about, problems } = await ask(openDataAt(places.url));
    places.misbehave(undefined);
    expect(problems).toEqual([]);
    expect(about("places")).toHaveLength(3);
    for (const text of about("places")) {
      expect(text).toMatch(/^warning: \w[\w ]+: 500(?: INTERNAL)?: it has trouble/);
    }
    const before = places.received.length;
    const billed = await ask(googleAt(places.url));
    expect(billed.about("places")).toEqual([
      "ok: Google Places can be reached. The key is not tried, as every question is billed.",
    ]);
    for (const { headers } of places.received.slice(before)) {
      expect(JSON.stringify(headers)).not.toContain(MAPS_KEY);
    }
  });

  test.each([
    ["{}", 200, "{}", "an answer of another shape. Check "],
    [
      "a login page",
      200,
      "<html>Sign in",
      "a web page (status 200) in place of data. Is there a login page or a proxy in between? Else check ",
    ],
    [
      "406",
      406,
      "<h1>Not Acceptable</h1>",
      "406: it refuses clients that it can't reach. Set OPEN_DATA_CONTACT ",
    ],
  ])("places that answer with %s", async (_name, status, body, words) => {
    const front = await startServiceFront();
    front.answerAll((_request, response) => void response.writeHead(status).end(body));
    const { about, problems } = await ask({ ...front.env, OPEN_DATA_CONTACT: "" });
    await front.close();
    expect(problems).toEqual([]);
    expect(about("places").map((text) => text.replace(/: .*/, ""))).toEqual(
      Array(6).fill("warning"),
    );
    for (const service of [
      "Photon",
      "Wikipedia",
      "Wikimedia Commons",
      "Wikivoyage",
      "Wikidata",
      "Overpass",
    ]) {
      expect(about("places")).toContainEqual(expect.stringContaining(`${service}: ${words}`));
    }
  });

  test("a clock that is off", async () => {
    const issuer = await startEvilIssuer();
    issuer.bend({ clockLeadMs: 90_000 });
    const { about, problems } = await ask({ ...google.env, OIDC_ISSUER: issuer.url });
    await issuer.close();
    expect(problems).toEqual([]);
    expect(about("clock")[0]).toMatch(
      /^warning: This machine's clock is (?:89|9\d) s behind http:\S+'s: .* Let NTP set it/,
    );
  });

  test("a data folder that is a file, or that others may read", async () => {
    const file = join(dataDir, "file");
    writeFileSync(file, "");
    const [text] = (await ask({ DATA_DIR: file })).problems;
    expect(text).toContain(`The data folder ${file} can't be written to (it is a file)`);
    const [inside] = (await ask({ DATA_DIR: join(file, "data") })).problems;
    expect(inside).toContain("can't be written to (ENOTDIR)");
    chmodSync(dataDir, 0o755);
    const { about, problems } = await ask({});
    expect(problems).toEqual([]);
    expect(about("data folder")).toContain(
      `warning: Others on this machine may look into ${dataDir}. Run: chmod 700 ${dataDir}`,
    );
  });

  test("a proxy that isn't named", async () => {
    const https = { ...google.env, PUBLIC_URL: "https://trips.example", PORT: env.PORT };
    const { about } = await ask(https);
    expect(about("settings")[1]).toMatch(/^warning: PUBLIC_URL is https.*Set TRUST_PROXY/);
    const named = await ask({ ...https, TRUST_PROXY: "10.0.0.1" });
    expect(named.about("settings")).toHaveLength(1);
  });
});
