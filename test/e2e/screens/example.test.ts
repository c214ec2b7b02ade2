import { expect, test } from "vitest";
import { makeExampleTrip } from "../../../scripts/make-example-trip.ts";
import { planVerdict } from "../../../src/domain/plan/plan-verdict.ts";
import { openPage, PHONE } from "../../support/browser/browser.ts";
import { openServerAndBrowser } from "../../support/browser/open-server-and-browser.ts";

const { server, browser } = await openServerAndBrowser();

test("the example is one plan, whenever it is made, and a sound one", async () => {
  const example = await makeExampleTrip();
  expect(await makeExampleTrip()).toEqual(example);
  expect(example.trip.planCheck && planVerdict(example.trip.planCheck)).toBe("sound");
  expect(example.facts.sketch).toBeDefined();
});

test("anyone looks around in a finished trip, and the server is asked for nobody's", async () => {
  const { page, errors, close } = await openPage(browser, { viewport: PHONE, baseURL: server.url });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/");
  const steps = page.getByRole("region", { name: "How it works" }).getByRole("listitem");
  expect(await steps.count()).toBe(3);
  await page.getByRole("link", { name: "Open the example trip" }).click();
  await page.getByRole("heading", { level: 1, name: "Location: Rome, Italy" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/example");
  expect(await page.title()).toBe("Example trip · Tripwright");
  const { itinerary } = (await makeExampleTrip()).trip.tripData;
  expect(itinerary.length).toBe(4);
  for (const { day, plan } of itinerary) {
    await page.getByRole("heading", { level: 3, name: new RegExp(`^\\D*\\d*${day}`) }).waitFor();
    for (const { placeName } of plan) {
      expect(await page.getByRole("link", { name: placeName }).count()).toBeGreaterThan(0);
    }
  }
  for (const name of ["More", /rename/i, /delete/i]) {
    expect(await page.getByRole("button", { name, exact: true }).count(), String(name)).toBe(0);
  }
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  // The header is gone: the day tabs stand at the top.
  const top = () =>
    page.evaluate(() => document.elementFromPoint(150, 20)?.closest("nav")?.ariaLabel);
  await expect.poll(top).toBe("Days");
  await page.getByRole("link", { name: "Plan your own trip" }).waitFor();
  expect(asked.filter((path) => /^\/api\/(?:trips|photos|account)/.test(path))).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

test("anyone changes the example on their page, with its hours, and nothing is sent or kept", async () => {
  const { page, errors, close } = await openPage(browser, { viewport: PHONE, baseURL: server.url });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/example");
  const { itinerary } = (await makeExampleTrip()).trip.tripData;
  const [first, second] = itinerary[0]?.plan ?? [];
  if (first === undefined || second === undefined) throw new Error("a day of two places");
  const row = page.getByRole("button", { name: `More about ${first.placeName}` });
  await row.click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await row.waitFor({ state: "detached" });
  await page.getByText("Removed (1)").waitFor();
  // The check is fresh: the hours are worked out here.
  await page
    .getByRole("link", { name: /^(?:Checked|It works|This plan)/ })
    .first()
    .waitFor();
  await page.getByRole("button", { name: "Undo" }).first().click();
  await row.waitFor();
  await page.reload();
  await row.waitFor();
  expect(asked.filter((path) => /^\/api\/(?:trips|photos|account)/.test(path))).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});
