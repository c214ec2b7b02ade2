import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { LIMITS } from "../../../src/domain/limits.ts";
import { API_PATHS } from "../../../src/domain/wire.ts";
import type { Profile } from "../../../src/domain/wire-schemas.ts";
import { auditPage } from "../../support/browser/audit-page.ts";
import { launchBrowser, openPage, type WatchedPage } from "../../support/browser/browser.ts";
import { naivePage, runDocuments } from "../../support/browser/naive-page.ts";
import { fillForm, pressGenerate } from "../../support/browser/page-actions.ts";
import { photoAnswer, playPhotos } from "../../support/browser/photo-routes.ts";
import { becomeInTurn, visitTrips } from "../../support/browser/show-in-turn.ts";
import { type SignedInState, signedInState } from "../../support/browser/signed-in-state.ts";
import { type ScriptActivity, watchScripts } from "../../support/browser/watch-scripts.ts";
import { type ObeyingModel, startObeyingModel } from "../../support/models/obeying-model.ts";
import { IS_NIGHTLY } from "../../support/nightly.ts";
import { listenOnFreePort } from "../../support/server/listen-on-free-port.ts";
import { startTestServer, type TestServer } from "../../support/server/test-server.ts";
import { saveTrip } from "../../support/store/save-trip.ts";
import { everyFieldTrip, headTrip } from "../../support/threats/planted-trips.ts";
import { inThrees, scriptVectors } from "../../support/threats/script-vectors.ts";

/** All of them every night, and every sixth for a change, which has some of each kind. */
const VECTORS = scriptVectors().filter(({ number }) => IS_NIGHTLY || number % 6 === 1);
const TEXTS = VECTORS.map(({ text }) => text);
const THREES = inThrees(TEXTS);
/** The mending of longer plans takes long. */
const MODEL_DAYS = IS_NIGHTLY ? 8 : 3;
const NOTHING: ScriptActivity = { ran: new Set(), dialogs: [], strayRequests: [], violations: [] };

let browser: Browser;
let model: ObeyingModel;
let server: TestServer;
let ada: SignedInState;
/** Trips with the texts that each has in every field: as many as a trip has hotels. */
const trips: { readonly id: string; readonly texts: readonly string[] }[] = [];
const headIds: string[] = [];
let opened: WatchedPage | undefined;

beforeAll(async () => {
  model = await startObeyingModel(({ slice }) => modelPlan(slice));
  [browser, server] = await Promise.all([
    launchBrowser(),
    startTestServer({
      env: { ...model.env, DAILY_GENERATIONS: "10000", DAILY_GENERATIONS_PER_USER: "10000" },
    }),
  ]);
  ada = await signedInState(server);
  const user = await server.context.sessions.find(ada.client.sessionToken);
  if (user === undefined) throw new Error("Ada is signed in");
  const save = (draft: ReturnType<typeof headTrip>) =>
    saveTrip(server.context.store, { userId: user.id, nowMs: Date.now(), draft });
  for (const text of THREES) headIds.push(await save(headTrip(text)));
  for (let from = 0; from < TEXTS.length; from += LIMITS.trip.hotels) {
    const texts = TEXTS.slice(from, from + LIMITS.trip.hotels);
    trips.push({ id: await save(everyFieldTrip(texts)), texts });
  }
});
/** Looks at what ran, once the page is at rest. @param refused what it asks of our own server that has none. */
async function expectNothingRan({ page, errors, activity }: Opened, refused = "none") {
  expect(await auditPage(page)).toEqual([]);
  expect(activity).toEqual(NOTHING);
  expect(errors.filter((error) => !error.includes(refused))).toEqual([]);
}
afterEach(() => opened?.close());
afterAll(async () => {
  await browser?.close();
  await server?.close();
  await model?.close();
});

/** As many of the vectors as a plan holds: they are its places, hotels, days and notes. */
function modelPlan({ firstDay, lastDay }: { firstDay: number; lastDay: number }): string {
  const itinerary = [];
  for (let number = firstDay; number <= lastDay; number += 1) {
    const own = TEXTS.slice((number - 1) * 12, number * 12);
    itinerary.push({ day: own[0], plan: own.map((text) => ({ placeName: text })) });
  }
  const hotels = TEXTS.slice(-12).map((text) => ({ hotelName: text, hotelImageURL: text }));
  return JSON.stringify({ hotels, itinerary, notes: TEXTS });
}

type Opened = { page: Page; errors: string[]; activity: ScriptActivity };
async function open(): Promise<Opened> {
  const { storageState } = ada;
  opened = await openPage(browser, { baseURL: server.url, storageState });
  const { page, errors } = opened;
  return { page, errors, activity: await watchScripts(page, server.url) };
}

/** Without scrolling there, which takes long on a page as long as these. */
async function openFolds(page: Page): Promise<void> {
  const folds = page.locator("main details > summary");
  await folds.first().waitFor({ state: "attached" });
  await folds.evaluateAll((all) => {
    for (const fold of all) (fold as HTMLElement).click();
  });
}

/** Time enough for what loads, starts or animates by itself. */
const letItRun = (page: Page) => page.waitForTimeout(300);

describe("T3 Script in stored text", () => {
  test.runIf(IS_NIGHTLY)(
    "the vectors are vectors: most of them run on a page that doesn't escape",
    async () => {
      const naive = await listenOnFreePort((_request, response) => {
        response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><body>");
      });
      opened = await openPage(browser);
      const { page } = opened;
      const activity = await watchScripts(page, naive.url);
      await page.goto(naive.url);
      await page.evaluate(runDocuments, VECTORS.map(naivePage));
      await page.goto("about:blank");
      await naive.close();
      const trapped = activity.strayRequests.map((address) =>
        Number(/\d+/.exec(address.slice(20))?.[0]),
      );
      const acted = new Set([...activity.ran, ...trapped].filter((number) => number > 0));
      expect(acted.size).toBeGreaterThan(VECTORS.length * (2 / 3));
    },
  );

  test("nothing runs on a trip's page, whichever of its fields holds it", async () => {
    const looked = await open();
    const { page } = looked;
    for (const { id, texts } of trips) {
      await page.goto(`/view-trip/${id}`);
      await openFolds(page);
      await letItRun(page);
      const shown = await page.locator("main").evaluate((main) => main.textContent);
      expect(texts.filter((text) => !shown.includes(text))).toEqual([]);
      expect(await auditPage(page)).toEqual([]);
    }
    await expectNothingRan(looked);
  });

  test("nothing runs in the heads of trips, nor under My Trips", async () => {
    const looked = await open();
    const { page } = looked;
    await page.goto("/my-trips");
    await page.locator("main li a").first().waitFor();
    const more = page.getByRole("button", { name: "Show more" });
    while (await more.isVisible()) {
      const before = await page.locator("main li a").count();
      await more.click();
      await page.waitForFunction((n) => document.querySelectorAll("main li a").length > n, before);
    }
    const shown = await page.locator("main").evaluate((main) => main.textContent);
    expect(TEXTS.filter((text) => !shown.includes(text))).toEqual([]);
    expect(await auditPage(page)).toEqual([]);
    await page.evaluate(visitTrips, { ids: headIds, labels: THREES });
    await letItRun(page);
    await expectNothingRan(looked);
  });

  test("nothing runs in a profile's name, e-mail address and picture", async () => {
    const looked = await open();
    const { page } = looked;
    await page.goto("/contact-us");
    // The menu comes when the page is used.
    await page.getByRole("button", { name: /^Account: / }).click();
    await page.locator("[popover]").waitFor({ state: "attached" });
    const profiles = THREES.map((text): Profile => {
      return {
        id: text,
        email: text,
        verified_email: true,
        name: text,
        given_name: text,
        picture: text,
      };
    });
    expect(await page.evaluate(becomeInTurn, profiles)).toEqual([]);
    await letItRun(page);
    // Each picture is asked of our own server, which has none.
    await expectNothingRan(looked, API_PATHS.sessionPicture);
  });

  test("nothing runs while a model's plan comes in, nor on the page it ends at", async () => {
    const looked = await open();
    const { page } = looked;
    await fillForm(page, { destination: TEXTS[0] ?? "", days: String(MODEL_DAYS) });
    await pressGenerate(page);
    await page.getByRole("heading", { level: 3, name: `Day ${MODEL_DAYS}` }).waitFor();
    expect(await auditPage(page)).toEqual([]);
    await page.waitForURL(/\/view-trip\/\d{13}$/, { timeout: 60_000 });
    await page.getByRole("heading", { level: 1, name: /^Location: / }).waitFor();
    await letItRun(page);
    await expectNothingRan(looked);
  });

  test("nothing runs in suggestions, nor in what is said of a failed plan", async () => {
    const looked = await open();
    const { page } = looked;
    await page.route(`**${API_PATHS.suggestions}?*`, (route) =>
      route.fulfill({ json: TEXTS.map((label) => ({ label, value: { place_id: label } })) }),
    );
    const all = TEXTS.join(" ");
    const failed = {
      type: "failed",
      code: "plan_failed",
      text: all,
      requestId: all,
      guideOffer: all,
    };
    await page.route(`**${API_PATHS.generations}`, (route) =>
      route.fulfill({ status: 202, json: { id: "failing" } }),
    );
    await page.route("**/api/generations/failing/events", (route) =>
      route.fulfill({
        contentType: "text/event-stream",
        body: `data: ${JSON.stringify({ ...failed, alternatives: TEXTS })}\n\n`,
      }),
    );
    await page.goto("/create-trip");
    await page.getByRole("combobox").focus();
    await page.getByRole("option").first().waitFor();
    expect(await page.locator("[role=option]").count()).toBe(TEXTS.length);
    expect(await auditPage(page)).toEqual([]);
    await page.unroute(`**${API_PATHS.suggestions}?*`);
    await fillForm(page, { days: "3" });
    await pressGenerate(page);
    await page.getByRole("button", { name: `Plan ${TEXTS[0]} instead` }).waitFor();
    await letItRun(page);
    const shown = await page.locator("main").evaluate((main) => main.textContent);
    expect(TEXTS.filter((text) => !shown.includes(`Plan ${text} instead`))).toEqual([]);
    await expectNothingRan(looked);
  });

  test("nothing runs in a photo's credits, and only https addresses become links", async () => {
    const looked = await open();
    const { page } = looked;
    await playPhotos(page, {
      source: "wikimedia",
      answer: (route, slot) =>
        route.fulfill({
          json: {
            ...photoAnswer(slot, "wikimedia"),
            ...(slot === "hero"
              ? { credits: TEXTS.map((text) => ({ name: text, url: text })) }
              : {}),
            licence: { name: TEXTS[0], url: "javascript:__ran(1)" },
            page: "javascript:__ran(1)",
          },
        }),
    });
    await page.goto(`/view-trip/${headIds[0]}`);
    const credit = page.locator("main header p").filter({ hasText: "Photo: " });
    await credit.waitFor();
    await letItRun(page);
    const shown = await credit.evaluate((credits) => credits.textContent);
    expect(TEXTS.filter((text) => !shown.includes(text))).toEqual([]);
    await expectNothingRan(looked);
  });

  test("and if one got through, the policy would stop it and the watch would see it", async () => {
    const { page, activity } = await open();
    await page.goto("/contact-us");
    await page.evaluate(() => {
      for (const html of ["<img src=x onerror=__ran(1)>", "<script>__ran(1)</script>"]) {
        try {
          document.body.insertAdjacentHTML("beforeend", html);
        } catch {
          // Trusted types refuse it.
        }
      }
      const link = document.createElement("a");
      link.href = "javascript:__ran(1)";
      document.body.append(link);
      link.click();
      const image = document.createElement("img");
      image.src = "https://trap.example/1";
      document.body.append(image);
    });
    await expect.poll(() => activity.violations.join("\n")).toMatch(/img-src/);
    expect(activity.violations.join("\n")).toMatch(/require-trusted-types-for/);
    expect(activity.violations.join("\n")).toMatch(/script-src/);
    expect(activity.ran.size).toBe(0);
    expect((await auditPage(page)).length).toBe(2);
  });
});
