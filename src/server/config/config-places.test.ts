import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";

const GOOGLE = { kind: "google", apiKey: "maps-key", baseUrl: "https://places.googleapis.com" };

describe("suggestions and photos", () => {
  test("are Google's where its key is set, whatever else is", () => {
    const env = { GOOGLE_MAPS_API_KEY: "maps-key", OPEN_DATA: "off" };
    expect(readConfig(env)).toMatchObject({ suggestions: GOOGLE, photos: GOOGLE });
    const moved = readConfig({ ...env, PLACES_BASE_URL: "http://127.0.0.1:4020/" });
    expect(moved.photos).toMatchObject({ baseUrl: "http://127.0.0.1:4020" });
  });

  test("are nobody's where open data is off and there is no key", () => {
    expect(readConfig({ OPEN_DATA: "off" })).toMatchObject({
      suggestions: { kind: "guide" },
      photos: { kind: "illustrations" },
    });
  });

  test.each([
    [{ GOOGLE_MAPS_API_KEY: "maps-key", PHOTOS: "wikimedia" }, "google", "wikimedia"],
    [{ GOOGLE_MAPS_API_KEY: "maps-key", SUGGESTIONS: "guide" }, "guide", "google"],
    [{ OPEN_DATA: "off", PHOTOS: "wikimedia" }, "guide", "wikimedia"],
    [{ PHOTOS: "illustrations" }, "photon", "illustrations"],
    [{ GOOGLE_MAPS_API_KEY: "k", SUGGESTIONS: "photon", PHOTOS: "google" }, "photon", "google"],
  ])("are chosen each on its own: %j", (env, suggestions, photos) => {
    const config = readConfig(env);
    expect([config.suggestions.kind, config.photos.kind]).toEqual([suggestions, photos]);
  });

  test.each([
    [{ OPEN_DATA: "maybe" }, 'OPEN_DATA is "maybe", not on or off'],
    [{ PHOTOS: "google" }, 'PHOTOS is "google", which needs a GOOGLE_MAPS_API_KEY'],
    [{ SUGGESTIONS: "bing" }, 'SUGGESTIONS is "bing", not guide, google, or photon'],
    [{ PLACES_BASE_URL: "http://places.example" }, "PLACES_BASE_URL is"],
    [{ PHOTON_URL: "ftp://photon.example" }, "PHOTON_URL is"],
    [{ WIKIPEDIA_URL: "http://wiki.example" }, "WIKIPEDIA_URL is"],
    [{ COMMONS_URL: "wiki" }, "COMMONS_URL is"],
  ])("%j is a problem that is named", (env, problem) => {
    expect(() => readConfig(env)).toThrow(problem);
  });
});
