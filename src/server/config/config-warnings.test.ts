import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";

describe("the settings file", () => {
  test("sets what the environment doesn't", () => {
    const file = { PORT: "4000", MAX_TRIP_DAYS: "10" };
    const config = readConfig({ PORT: "5000" }, file);
    expect([config.listen.port, config.limits.maxTripDays]).toEqual([5000, 10]);
  });
});

describe("a warning is given of", () => {
  test.each([
    ["a misspelt setting in the file", {}, { GEMINI_APIKEY: "x" }, "did you mean GEMINI_API_KEY?"],
    ["an unknown one in the file", {}, { COLOUR: "red" }, ".env.example names them all"],
    ["a misspelt one in the environment", { DATBASE_URL: "x" }, {}, "did you mean DATABASE_URL?"],
    ["one in small letters", { data_dir: "x" }, {}, "did you mean DATA_DIR?"],
  ])("%s", (_what, environment, file, hint) => {
    const [name] = Object.keys({ ...environment, ...file });
    expect(readConfig(environment, file).warnings).toEqual([
      `${name} is not a setting and does nothing: ${hint}`,
    ]);
  });

  test("a second model that isn't asked", () => {
    const config = readConfig({
      GEMINI_API_KEY: "key",
      OPENAI_BASE_URL: "http://localhost:11434/v1",
      OPENAI_MODEL: "any",
    });
    expect(config.planner.kind).toBe("gemini");
    expect(config.warnings).toEqual([
      "OPENAI_BASE_URL does nothing, as GEMINI_API_KEY is set: Gemini plans",
    ]);
  });

  test("nothing that others set", () => {
    const environment = { HOME: "/root", HOSTNAME: "one", EDITOR: "vi", npm_config_cache: "/x" };
    const file = { POSTGRES_PASSWORD: "x", NODE_ENV: "production", DATABASE_URL_FILE: "" };
    expect(readConfig(environment, file).warnings).toEqual([]);
  });
});

test.each([
  [{ PORT: "0x10" }, 'PORT is "0x10", not a whole number from 1 to 65535'],
  [
    { OIDC_ISSUER: "https://login.example" },
    "OIDC_ISSUER needs its client in GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET: without it accounts of our own would take its place",
  ],
])("%o is refused", (environment, problem) => {
  expect(() => readConfig(environment)).toThrow(problem);
});
