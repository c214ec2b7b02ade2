import type { RequestListener } from "node:http";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { startModelServer } from "../../../stand-in/model-server.ts";
import { closeAfterEach } from "../../support/server/close-after-each.ts";
import { askLive, STAND_IN_SUBJECTS } from "../../support/server/live-doctor.ts";
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
      /^ok Photon suggestions for Alvo: 200, 0 s, 1 kB: 1 of its own\.$/m,
      /^ok Wikimedia a photo of Belém Tower: 2 answers, 200, 0 s, \d+ kB: 1 image \(image\/png\)\.$/m,
      /^ok guide Alvorim: \d\d answers, 200, .*: Alvorim, Costa Clara, Portugal is full: \d\d places, 6 hotels, 5 places to eat;/m,
      /^ok Frankfurter exchange rates: 200, .*: 4\d of our \d\d currencies, of 20/m,
      /^ok Routing a way on foot: 200, .*: 700 m in 9 minutes\.$/m,
      /^ok Timetable a ride: 200, .*: subway, 27 minutes\.$/m,
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
      /^ok Google Places suggestions for Lisb: .* of its own\.\nok Google Places a photo of Belém Tower: .*1 image/m,
    );
  });

  test("says what it is that can't be read, where every service answers {}", async () => {
    front.answerAll(everyAnswer(200, "{}", { "content-type": "application/json" }));
    const said = await ask();
    expect(said.filter((line) => line.startsWith("ok "))).toEqual([
      expect.stringMatching(/^ok clock /),
    ]);
    expect(said.join("\n")).toMatch(
      /^problem guide Alvorim: 200, .*an answer of another shape\. Check PHOTON_URL/m,
    );
  });
});

describe("doctor --live says what to do about", () => {
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
    expect(stdout).toContain(
      `a web page (${words}) in place of data. Is there a login page or a proxy in between?`,
    );
    expect(code).toBe(1);
  });

  test.each([403, 406, 429])("the contact, where services refuse with %i", async (status) => {
    front.answerAll(everyAnswer(status, "Please set a user-agent and respect our robot policy"));
    expect(await ask({ OPEN_DATA_CONTACT: "" })).toContainEqual(
      expect.stringMatching(
        /^warning Photon suggestions .* Set OPEN_DATA_CONTACT to a page or a mail address of yours\.$/,
      ),
    );
    expect((await ask()).join("\n")).not.toMatch(/[Ss]et OPEN_DATA_CONTACT/);
  });

  test("a certificate that isn't trusted", async () => {
    const own = keep(await startServiceFront(selfSigned(["localhost"])));
    const said = await ask({ PHOTON_URL: `https://localhost:${own.port}` });
    expect(said).toContainEqual(
      expect.stringMatching(/^warning Photon .*SELF_SIGNED.* NODE_EXTRA_CA_CERTS/),
    );
  });

  test("--call without it", async () => {
    const { code, stderr } = await runDoctor(folder().env, ["--call"]);
    expect(code).toBe(1);
    expect(stderr).toContain("npm run doctor -- --live --call");
  });
});
