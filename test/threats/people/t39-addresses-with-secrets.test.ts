import { describe, expect, test } from "vitest";
import { readConfig } from "../../../src/server/config/config.ts";
import { createLog } from "../../../src/server/logging/create-log.ts";
import { startModelServer } from "../../../stand-in/model-server.ts";
import { IS_NIGHTLY } from "../../support/nightly.ts";
import { closeAfterEach } from "../../support/server/close-after-each.ts";
import { readEvents } from "../../support/server/event-reader.ts";
import { SELECTION, startGenerating } from "../../support/server/generate.ts";
import { createLogLines } from "../../support/server/log-lines.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";

const SECRET = "canary-in-the-address-39";
const VARIABLES = [
  "PUBLIC_URL",
  "OIDC_ISSUER",
  "USERINFO_URL",
  "GEMINI_BASE_URL",
  "OPENAI_BASE_URL",
  "PLACES_BASE_URL",
  "PHOTON_URL",
  "WIKIVOYAGE_URL",
  "WIKIDATA_QUERY_URL",
  "OVERPASS_URL",
  "WIKIPEDIA_URL",
  "COMMONS_URL",
  "FRANKFURTER_URL",
  "MET_NORWAY_URL",
  "NASA_POWER_URL",
  "ROUTING_URL",
  "TRANSIT_URL",
] as const;
const ADDRESSES = [
  `https://user:${SECRET}@service.example/v1`,
  `https://user:${SECRET}@service example/v1`,
  `https://service.example/v1?key=${SECRET}`,
  `https://service.example/v1#${SECRET}`,
];
/** A query is part of a user-info address of Google's. */
const mayHaveQuery = (variable: string, address: string) =>
  variable === "USERINFO_URL" && !address.includes("@");

const { keep } = closeAfterEach();

function problemOf(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    return (error as Error).message;
  }
  return "";
}

describe("T39 A secret in an address", () => {
  test("an address with a secret is refused at start, and the secret is not repeated", () => {
    const through: string[] = [];
    for (const variable of VARIABLES) {
      for (const address of ADDRESSES) {
        if (mayHaveQuery(variable, address)) continue;
        const problem = problemOf({ OPENAI_MODEL: "m", [variable]: address });
        if (!problem.includes(variable) || problem.includes(SECRET)) {
          through.push(`${variable}=${address}: ${problem}`);
        }
      }
    }
    expect(through).toEqual([]);
  });

  test.each(IS_NIGHTLY ? (["gemini", "openai"] as const) : (["openai"] as const))(
    "a plan that %s fails tells the traveller a code and a request id; the address is in the log",
    async (by) => {
      const { url } = keep(await startModelServer());
      const env: Record<string, string> =
        by === "gemini"
          ? { GEMINI_API_KEY: "a-key-for-tests", GEMINI_BASE_URL: `${url}/v1beta` }
          : { OPENAI_BASE_URL: `${url}/v1`, OPENAI_MODEL: "any" };
      const log = createLogLines();
      const config = readConfig({ ...env, LOG_LEVEL: "info" });
      const server = keep(
        await startTestServer({ env, overrides: { log: createLog(config, log.stream) } }),
      );
      const ada = await signIn(server.url);
      const location = { label: "Sintra fault:403" };
      const id = await startGenerating(ada, { ...SELECTION, location });
      const end = (await (await readEvents(ada, id)).rest()).at(-1)?.event;
      if (end?.type !== "failed") throw new Error(`it ended as ${JSON.stringify(end)}`);
      expect(end).toEqual({
        type: "failed",
        code: end.code,
        text: expect.any(String),
        alternatives: [],
        requestId: expect.stringMatching(/^[\da-f-]{36}$/),
      });
      const line = log.lines.find((one) => one.includes("a model's plan failed")) ?? "{}";
      expect(JSON.parse(line)).toMatchObject({ generation: id, reqId: end.requestId });
      expect(line).toContain(`Error fetching from ${url}`);
      expect(JSON.stringify(end)).not.toMatch(/https?:|127\.0\.0\.1|localhost|v1beta|fetching/);
    },
    30_000,
  );
});
