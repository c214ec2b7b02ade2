import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";

const TILES = "https://tiles.example/{z}/{x}/{y}.png?key=1";
const ARCHIVE = "https://files.example/planet.pmtiles";
const OPEN_FREE_MAP = { kind: "tile-json", url: "https://tiles.openfreemap.org/planet" };
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
    [{ GOOGLE_MAPS_API_KEY: "k" }, "https://photon.komoot.io"],
    [{ SUGGESTIONS: "guide", PHOTON_URL: "https://photon.example" }, "https://photon.example"],
    [{ OPEN_DATA: "off", SUGGESTIONS: "photon" }, "https://photon.komoot.io"],
    [{ GOOGLE_MAPS_API_KEY: "k", OPEN_DATA: "off" }, undefined],
  ])("are searched for by name at Photon, with any source of suggestions: %j", (env, url) => {
    expect(readConfig(env).placeSearchUrl).toBe(url);
  });

  test.each([
    [{}, OPEN_FREE_MAP],
    [{ GOOGLE_MAPS_API_KEY: "k" }, OPEN_FREE_MAP],
    [{ OPEN_DATA: "off" }, undefined],
    [{ MAP_TILES: "off" }, undefined],
    [
      { OPEN_DATA: "off", MAP_TILES: TILES },
      { kind: "images", url: TILES },
    ],
    [{ MAP_TILES: "https://a.example/map" }, { kind: "tile-json", url: "https://a.example/map" }],
    [{ MAP_TILES: ARCHIVE }, { kind: "archive", archive: ARCHIVE }],
  ])("the street map of %j is %j", (env, map) => {
    expect(readConfig(env).streetMap).toEqual(map);
  });

  test.each([
    [{ MAP_TILES: "http://tiles.example/{z}/{x}/{y}" }, "MAP_TILES is"],
    [{ MAP_TILES: "https://me:secret@tiles.example/{z}/{x}/{y}" }, "MAP_TILES holds a user"],
    [{ MAP_TILES: "https://tiles.example/{z}/{x}" }, "MAP_TILES needs {z}, {x} and {y}"],
    [{ MAP_TILES: "https://tiles.example/{z}/{x}/{y}/{s}" }, "MAP_TILES needs {z}"],
    [{ MAP_TILES: "https://t{z}.example/{z}/{x}/{y}" }, "MAP_TILES names another server"],
    [{ MAP_TILES: "/no/such.pmtiles" }, "there is no such file"],
    [{ MAP_TILES: "lisbon.mbtiles" }, "not a .pmtiles file"],
    [{ OPEN_DATA: "maybe" }, 'OPEN_DATA is "maybe", not on or off'],
    [{ PHOTOS: "google" }, 'PHOTOS is "google", which needs a GOOGLE_MAPS_API_KEY'],
    [{ SUGGESTIONS: "bing" }, 'SUGGESTIONS is "bing", not guide, google, or photon'],
    [{ PLACES_BASE_URL: "http://places.example" }, "PLACES_BASE_URL is"],
    [{ PHOTON_URL: "ftp://photon.example" }, "PHOTON_URL is"],
    [{ WIKIPEDIA_URL: "http://wiki.example" }, "WIKIPEDIA_URL is"],
    [{ COMMONS_URL: "wiki" }, "COMMONS_URL is"],
    [{ FRANKFURTER_URL: "http://rates.example" }, "FRANKFURTER_URL is"],
    [{ ROUTING_URL: "https://routing.openstreetmap.de/routed-foot" }, "ROUTING_URL is a public"],
  ])("%j is a problem that is named", (env, problem) => {
    expect(() => readConfig(env)).toThrow(problem);
  });
});

describe("where Contact, Terms and social media lead", () => {
  test("nowhere, until the operator says it", () => {
    expect(readConfig({}).links).toEqual({});
    const env = {
      CONTACT_EMAIL: "hello@example.org",
      TERMS_URL: "https://example.org/terms?v=2",
      SOCIAL_LINKS: "photos=https://photos.example/us, videos=https://videos.example/us",
    };
    expect(readConfig(env).links).toEqual({
      contactEmail: "hello@example.org",
      termsUrl: "https://example.org/terms?v=2",
      social: { photos: "https://photos.example/us", videos: "https://videos.example/us" },
    });
  });

  test.each([
    [{ CONTACT_EMAIL: "hello" }, "CONTACT_EMAIL is"],
    [{ CONTACT_EMAIL: "a@b.example?bcc=x@y.example" }, "CONTACT_EMAIL is"],
    [{ TERMS_URL: "javascript:alert(1)" }, "TERMS_URL is"],
    [{ SOCIAL_LINKS: "https://photos.example" }, "SOCIAL_LINKS has"],
    [{ SOCIAL_LINKS: "chat=javascript:alert(1)" }, "SOCIAL_LINKS is"],
  ])("%j stops the start", (env, problem) => {
    expect(() => readConfig(env)).toThrow(problem);
  });
});
