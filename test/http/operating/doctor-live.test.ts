import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { startModelServer } from "../../../stand-in/model-server.ts";
import { closeAfterEach } from "../../support/server/close-after-each.ts";
import { askLive, STAND_IN_SUBJECTS } from "../../support/server/live-doctor.ts";
import { startReplay } from "../../support/server/replay.ts";
import { runDoctor } from "../../support/server/run-doctor.ts";
import { selfSigned } from "../../support/server/self-signed.ts";
import { startServiceFront } from "../../support/server/service-front.ts";
import { eachDataFolder } from "../../support/store/each-data-folder.ts";

const MAPS_KEY = "canary-maps-key-0123456789";
const MODEL_KEY = "canary-model-key-0123456789";

const model = await startModelServer({ key: MODEL_KEY });
const front = await startServiceFront();
const folder = eachDataFolder("doctor-live");
const { keep } = closeAfterEach();
beforeEach(() => front.answerAll(undefined));
afterAll(() => Promise.all([model.close(), front.close()]));

/** The services' lines: what comes before them is the doctor's without `--live`. */
const linesOf = (said: readonly string[]) =>
  said.slice(said.findIndex((line) => / planner /.test(line)) + 1);
const troubles = (said: readonly string[]) => said.filter((line) => !line.startsWith("ok "));
const ask = async (env: Readonly<Record<string, string>> = {}) =>
  linesOf(await askLive({ ...folder().env, ...front.env, ...env }));

const withModel = { GEMINI_API_KEY: MODEL_KEY, GEMINI_BASE_URL: `${model.url}/v1beta` };
const withoutContact = { OPEN_DATA_CONTACT: "" };
const everyAnswer =
  (status: number, body: string, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, headers).end(body);

describe("doctor --live", () => {
  test("says of each service what the server's own readers read, and of the guide that comes of it", async () => {
    const { env } = folder();
    const said = await askLive({ ...env, ...front.env, ...withModel }, { isModelCalled: true });
    expect(troubles(said)).toEqual([]);
    const lines = linesOf(said).join("\n");
    for (const line of [
      /^ok Photon suggestions for Alvo: 200, 0 s, 1 kB: 1 suggestion\.$/m,
      /^ok Wikimedia a photo of Belém Tower: 2 answers, 200, 0 s, \d+ kB.*: 1 photo in 4 widths\.$/m,
      /^ok Wikimedia its thumbnail: 200, 0 s, \d+ kB: 1 image \(image\/png\)\.$/m,
      /^ok Photon Alvorim: 2 answers, 200, 0 s, 1 kB, the largest 1 of 263 kB: 1 place, taken for Alvorim, Costa Clara, Portugal\.$/m,
      /^ok Photon Santorini: .*, taken for Santorini, Greece\.$/m,
      /^ok Photon Köln: .*, taken for Cologne, North Rhine-Westphalia, Germany\.$/m,
      /^ok Wikivoyage Alvorim: 2 answers, 200, .*: 1 page, 42 listings \(9 without hours\)\.$/m,
      /^ok Wikidata Alvorim: 200, .* of \d,\d{3} kB: 37 items, 37 with position and article\.$/m,
      /^ok Overpass Alvorim: .* of \d,\d{3} kB: \d\d elements, \d+ with opening hours/m,
      /^ok Wikipedia page views of Alvorim: 8 answers, .*: 37 articles\.$/m,
      /^ok guide Alvorim, made in 0 s, is full: \d\d places, 6 hotels, 5 places to eat;/m,
      /^ok Wikivoyage Grande Alva and its districts: .*: \d+ pages, \d+ listings/m,
      /^ok Wikivoyage Quinta da Ponte, which is several places: .*: taken for Alvorim\.$/m,
      /^ok Wikipedia articles around a point: .*: \d+ articles/m,
      /^ok Frankfurter exchange rates: 200, .*: 4\d of our \d\d currencies, of 20/m,
      /^ok Routing a way on foot: 200, .*: 700 m in 9 minutes\.$/m,
      /^ok Timetable a ride: 200, .*: subway, 27 minutes\.$/m,
      /^ok NASA POWER the usual weather: 200, .*: 12 months\.$/m,
      /^ok MET Norway a forecast: 200, .*: \d\d moments/m,
      /^ok model call \S+: 0 s, the first piece after 0 s; \d+ tokens in, \d+ out, stop\. Its answer can be read: /m,
    ]) {
      expect(lines).toMatch(line);
    }
  });

  test("asks Google's places with its key, and downloads a photo", async () => {
    const env = { GOOGLE_MAPS_API_KEY: MAPS_KEY, PLACES_BASE_URL: front.places.url };
    const subjects = { ...STAND_IN_SUBJECTS, begun: "Lisb" };
    const said = await askLive({ ...folder().env, ...front.env, ...env }, { subjects });
    expect(troubles(said)).toEqual([]);
    expect(said.join("\n")).toMatch(
      /^ok Google Places suggestions for Lisb: .* suggestions?\.\nok Google Places a photo of Belém Tower: .*\nok Google Places its thumbnail: /m,
    );
  });

  test("says that Overpass gave up halfway", async () => {
    front.openData.fail("overpass", "remark");
    const said = troubles(await ask());
    front.openData.fail("overpass", undefined);
    expect(said).toEqual([
      expect.stringMatching(/^warning Overpass Alvorim: .*"runtime error: Query timed out/),
    ]);
  });

  test("says what it is that can't be read, where every service answers {}", async () => {
    front.answerAll(everyAnswer(200, "{}", { "content-type": "application/json" }));
    const said = await ask();
    expect(said.filter((line) => line.startsWith("ok "))).toEqual([
      expect.stringMatching(/^ok clock /),
    ]);
    expect(said.join("\n")).toMatch(
      /^warning Photon Köln: 200, .*an answer of another shape\. Check PHOTON_URL\.$/m,
    );
  });
});

describe("doctor --live ends with what all answers together say:", () => {
  // Firefox's documentation lists what networks do that want a sign-in first (docs/providers.md).
  test.each([
    ["a page", everyAnswer(200, "<html>Welcome", { "content-type": "text/html" }), "status 200"],
    [
      "a redirect",
      everyAnswer(302, "", { location: "https://login.example/?to=x" }),
      "status 302, to login.example",
    ],
    ["511", everyAnswer(511, "<html>", { "content-type": "text/html" }), "status 511"],
  ])("a login page, where %s comes from all hosts", async (_name, listener, words) => {
    front.answerAll(listener);
    const { code, stdout } = await runDoctor({ ...folder().env, ...front.env }, ["--live"]);
    expect(stdout).toMatch(/\n\d problems, \d warnings\.\n$/);
    expect(stdout.trimEnd().split("\n").at(-3)).toBe(
      `problem  advice         All services answer with a web page (${words}): a login page or a proxy answers for all hosts. Open a page in a browser on this network and sign in, or name its proxy in HTTPS_PROXY.`,
    );
    expect(code).toBe(1);
  });

  test.each([403, 406, 429])("the contact, where services refuse with %i", async (status) => {
    front.answerAll(everyAnswer(status, "Please set a user-agent and respect our robot policy"));
    const said = await ask(withoutContact);
    expect(said).toContainEqual(
      expect.stringMatching(
        /^warning Photon suggestions .* Set OPEN_DATA_CONTACT to a page or a mail address of yours\.$/,
      ),
    );
    expect(said.at(-1)).toBe(
      `warning advice Services refuse this server (${status}): set OPEN_DATA_CONTACT to a page or a mail address of yours.`,
    );
    const named = await ask();
    expect(named.join("\n")).not.toMatch(/advice|[Ss]et OPEN_DATA_CONTACT/);
  });

  test("no DNS, where no name is found", async () => {
    // No such name is ever given out (RFC 2606).
    const nowhere = Object.keys(front.env).filter((name) => name.endsWith("_URL"));
    const env = Object.fromEntries(nowhere.map((name) => [name, "https://service.invalid"]));
    const said = await ask({ ...env, MAP_TILES: "off" });
    expect(said.at(-1)).toBe(
      "problem advice No host's name can be looked up: there is no DNS. Is a proxy needed? Then name it in HTTPS_PROXY.",
    );
    const proxied = await ask({
      ...env,
      MAP_TILES: "off",
      HTTPS_PROXY: "http://proxy.invalid:1",
    });
    expect(proxied.at(-1)).toMatch(/^problem advice No host's name .* check HTTPS_PROXY/);
  });

  test("the authority, where no certificate is trusted", async () => {
    const own = keep(await startServiceFront(selfSigned(["localhost"])));
    const env = Object.fromEntries(
      Object.keys(front.env)
        .filter((name) => name.endsWith("_URL") && name !== "MAP_TILES")
        .map((name) => [name, `https://localhost:${own.port}`]),
    );
    const said = await ask(env);
    expect(said).toContainEqual(
      expect.stringMatching(/^warning Photon .*SELF_SIGNED.* NODE_EXTRA_CA_CERTS/),
    );
    expect(said.at(-1)).toMatch(
      /^problem advice No certificate is trusted from here \(\w*SELF_SIGNED\w*\): .* NODE_EXTRA_CA_CERTS/,
    );
  });
});

describe("doctor --live --record", () => {
  test("writes what tests replay through the same readers, with the same counts", async () => {
    const { env, dataDir } = folder();
    const recordTo = join(dataDir, "recorded");
    const settings = { ...env, ...front.env };
    const said = linesOf(await askLive(settings, { recordTo }));
    expect(said.filter((line) => / recording /.test(line))).toEqual([
      `ok recording ${readdirSync(recordTo).length} answers are in ${recordTo}.`,
    ]);
    const replay = keep(await startReplay(recordTo));
    const replayed = linesOf(await askLive(replay.of(settings)));
    expect(replay.unknown).toEqual([]);
    const counts = (lines: readonly string[]) =>
      lines
        .filter((line) => !/ (?:recording|clock) /.test(line))
        .map((line) => line.replace(/[\d,]+ kB|\d+ of [\d,]+ kB/g, "kB"));
    expect(counts(replayed)).toEqual(counts(said));
  });

  test("writes no key and no cookie, not even one that a service repeats", async () => {
    const { env, dataDir } = folder();
    const recordTo = join(dataDir, "recorded");
    front.answerAll((request, response) => {
      const body = JSON.stringify({ error: { said: request.headers, key: MODEL_KEY } });
      response
        .writeHead(400, { "set-cookie": "sign-in=canary-cookie", "x-key": MAPS_KEY })
        .end(body);
    });
    const keys = { GOOGLE_MAPS_API_KEY: MAPS_KEY, PLACES_BASE_URL: front.url };
    const said = await askLive({ ...env, ...front.env, ...keys, ...withModel }, { recordTo });
    const files = readdirSync(recordTo);
    expect(files.length).toBeGreaterThan(3);
    expect(files).toContain("01-places-autocomplete.json");
    const written = files.map((name) => readFileSync(join(recordTo, name), "utf8")).join("\n");
    expect(written).toContain("(secret)");
    expect(written + said.join("\n")).not.toContain("canary");
  });

  test("leaves a folder alone that isn't empty, and asks nobody", async () => {
    const { env, dataDir } = folder();
    writeFileSync(join(dataDir, "notes.txt"), "mine");
    const before = front.openData.received.length;
    const said = await askLive({ ...env, ...front.env }, { recordTo: dataDir });
    expect(said.at(-1)).toBe(`problem settings The folder ${dataDir} isn't empty. Name a new one.`);
    expect(front.openData.received.length).toBe(before);
  });

  test("belongs to --live", async () => {
    const { code, stderr } = await runDoctor(folder().env, ["--record", "x"]);
    expect(code).toBe(1);
    expect(stderr).toContain("npm run doctor -- --live --record FOLDER");
  });
});
