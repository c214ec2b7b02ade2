import { afterAll, describe, expect, test } from "vitest";
import { LANGUAGE_TAGS } from "../../../src/domain/language-tags.ts";
import { rawRequest } from "../../support/server/raw-request.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";

const server = await startTestServer();
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  rawRequest(server.url, path, { headers });
const CHOSEN = "tripwright-language=de";

describe("a page", () => {
  test.each([
    ["de-AT,de;q=0.9,en;q=0.8", "de"],
    ["en-GB,de;q=0.9", "en"],
    ["nl,de;q=0.5,en;q=0.7", "en"],
    ["de;q=0", "en"],
    ["xx", "en"],
    ["", "en"],
  ])("for who reads %j is in %s", async (accepted, language) => {
    for (const path of ["/", "/my-trips", "/create-trip", "/example", "/contact-us", "/nowhere"]) {
      const { headers, body } = await get(path, { "accept-language": accepted });
      expect(headers["content-language"], path).toBe(language);
      expect(headers.vary, path).toContain("accept-language, cookie");
      expect(body.toString(), path).toContain(`<html lang="${language}" dir="ltr"`);
    }
  });

  test("is in the language that was chosen in the browser, whatever that prefers", async () => {
    const answer = await get("/", { cookie: CHOSEN, "accept-language": "en" });
    expect(answer.body.toString()).toContain("Entdecke die Welt");
    const wrong = await get("/", { cookie: "tripwright-language=../../x" });
    expect(wrong.headers["content-language"]).toBe("en");
  });

  test("has its language’s words loaded with it", async () => {
    const page = (await get("/de")).body.toString();
    const [, words = ""] =
      /rel="modulepreload"[^>]* href="(\/assets\/words\.de\.core-[^"]+)"/.exec(page) ?? [];
    expect((await get(words)).status).toBe(200);
  });

  test("is named in each language to search engines", async () => {
    for (const [path, own] of [
      ["/", "/"],
      ["/de", "/de"],
      ["/de/example", "/de/example"],
    ] as const) {
      const link = String((await get(path)).headers.link);
      expect(link).toContain(`<${server.url}${own}>; rel="canonical"`);
      expect(link).toContain(`hreflang="x-default"`);
      for (const tag of LANGUAGE_TAGS) expect(link).toContain(`hreflang="${tag}"`);
    }
    const sitemap = (await get("/sitemap.xml")).body.toString();
    expect(sitemap).toContain(`<loc>${server.url}/de/example</loc>`);
    expect((await get("/my-trips")).headers.link).toBeUndefined();
  });
});

describe("choosing a language", () => {
  test("is remembered, and leads to the same screen", async () => {
    const answer = await get("/de/view-trip/17?view=map");
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe("/view-trip/17?view=map");
    expect(String(answer.headers["set-cookie"])).toMatch(/^tripwright-language=de;.*HttpOnly/);
    const back = await get("/en/example", { cookie: CHOSEN });
    expect(back.headers.location).toBe("/example");
    expect(String(back.headers["set-cookie"])).toContain("tripwright-language=en");
  });

  test("by a page of that language is remembered once", async () => {
    expect(String((await get("/de")).headers["set-cookie"])).toContain("tripwright-language=de");
    expect((await get("/de", { cookie: CHOSEN })).headers["set-cookie"]).toBeUndefined();
  });

  test.each(["/de/nowhere", "/de//evil.example", "/de/de", "/xx/example", "/de/api/trips"])(
    "%s leads nowhere",
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});

test("errors, files and feeds are in the reader’s language", async () => {
  const refused = await get("/api/trips", { "accept-language": "de" });
  expect(JSON.parse(refused.body.toString()).error.text).toBe("Bitte melde dich zuerst an.");
  const chosen = await get("/api/trips", { cookie: CHOSEN });
  expect(JSON.parse(chosen.body.toString()).error.text).toBe("Bitte melde dich zuerst an.");
  const ada = await signIn(server.url);
  const named = await ada.fetch("/api/trips/0?lang=de");
  expect((await named.json()).error.text).toBe("Keine Reise gefunden");
});
