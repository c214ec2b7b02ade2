import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";

describe("places and photos", () => {
  test("are Google's where its key is set, whatever else is", () => {
    const env = { GOOGLE_MAPS_API_KEY: "maps-key", OPEN_DATA: "off" };
    expect(readConfig(env).places).toEqual({
      kind: "google",
      apiKey: "maps-key",
      baseUrl: "https://places.googleapis.com",
    });
    const moved = { ...env, PLACES_BASE_URL: "http://127.0.0.1:4020/" };
    expect(readConfig(moved).places).toMatchObject({ baseUrl: "http://127.0.0.1:4020" });
  });

  test("are nobody's where open data is off and there is no key", () => {
    expect(readConfig({ OPEN_DATA: "off" }).places).toEqual({ kind: "none" });
  });

  test.each([
    [{ OPEN_DATA: "maybe" }, 'OPEN_DATA is "maybe", not on or off'],
    [{ PLACES_BASE_URL: "http://places.example" }, "PLACES_BASE_URL is"],
    [{ PHOTON_URL: "ftp://photon.example" }, "PHOTON_URL is"],
    [{ WIKIPEDIA_URL: "http://wiki.example" }, "WIKIPEDIA_URL is"],
    [{ COMMONS_URL: "wiki" }, "COMMONS_URL is"],
  ])("%j is a problem that is named", (env, problem) => {
    expect(() => readConfig(env)).toThrow(problem);
  });
});
