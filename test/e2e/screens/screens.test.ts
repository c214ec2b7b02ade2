import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { makeExampleTrip } from "../../../scripts/make-example-trip.ts";
import { planVerdict } from "../../../src/domain/plan/plan-verdict.ts";
import { PHONE, type WatchedPage } from "../../support/browser/browser.ts";
import { eachPage } from "../../support/browser/each-page.ts";
import { expectOnlyErrors } from "../../support/browser/expect-only-errors.ts";
import { openServerAndBrowser } from "../../support/browser/open-server-and-browser.ts";
import { signedInState } from "../../support/browser/signed-in-state.ts";

let opened: WatchedPage;
let page: Page;

const { server, browser } = await openServerAndBrowser();
const grace = await signedInState(server, { name: "Grace Hopper", email: "grace@example.com" });
const reopen = eachPage(browser, { baseURL: server.url }, (watched) => {
  opened = watched;
  page = watched.page;
});

/** Every word of the specification's section 2, screen by screen. */
describe("the words of each screen", () => {
  test("the landing page, its footer, and the header of nobody", async () => {
    await page.goto("/");
    await expectHeading("Discover the World Effortlessly:");
    expect(await page.locator("main p").first().textContent()).toBe(
      "AI-powered trip planner providing tailored travel experiences, optimizing every detail of your journey!",
    );
    expect(await page.getByText("You relax / We plan", { exact: true }).isVisible()).toBe(true);
    const button = page.getByRole("link", { name: "Get Started!" });
    expect(await button.getAttribute("href")).toBe("/create-trip");
    const steps = page.getByRole("region", { name: "How it works" }).getByRole("listitem");
    expect(await steps.getByRole("heading").allTextContents()).toEqual([
      "Tell us where and how long",
      "We plan and check it",
      "Make it yours",
    ]);
    const picture = page.locator("main picture img");
    expect(await picture.evaluate((image: HTMLImageElement) => image.decode())).toBeUndefined();
    expect(await page.title()).toBe("Tripwright");

    // The links to other languages come when the page is used, or was looked at for a while.
    expect(await linksIn("navigation", "Footer")).toEqual([
      ["Home", "/"],
      ["Plan a Trip", "/create-trip"],
      ["Contact Us", "/contact-us"],
    ]);
    const footer = page.getByRole("contentinfo");
    expect(await footer.getByText("Tripwright").isVisible()).toBe(true);
    expect(await footer.getByText("Terms and Conditions").isVisible()).toBe(true);
    expect(await footer.getByRole("list").last().locator("svg").count()).toBe(3);

    expect(await linksIn("banner")).toEqual([
      ["Tripwright", "/"],
      ["Home", "/"],
      ["Create trip", "/create-trip"],
      ["Contact", "/contact-us"],
    ]);
    await page.getByRole("banner").getByRole("button", { name: "Sign In" }).click();
    const dialog = page.getByRole("dialog", { name: "Sign In" });
    await dialog.getByText("you need an invitation from the owner of this site").waitFor();
    await dialog.getByRole("button", { name: "Sign In", exact: true }).waitFor();
  });

  test("the header, signed in, on a phone too, and My Trips without any", async () => {
    await open({ signedIn: true });
    await page.goto("/");
    const account = page.getByRole("button", { name: "Account: Grace Hopper" });
    await account.locator("img").waitFor();
    expect((await linksIn("banner")).slice(4)).toEqual([
      ["+ New Trip", "/create-trip"],
      ["My Trips", "/my-trips"],
    ]);
    expect(await page.getByRole("button", { name: "Sign In" }).count()).toBe(0);
    await account.click();
    await page.getByRole("button", { name: "Logout" }).waitFor();

    await page.goto("/my-trips");
    await expectHeading("My Trips");
    await page.getByText("No trips found.", { exact: true }).waitFor();

    // Both of a traveller's buttons are within reach on a phone.
    await page.goto("/contact-us");
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      for (const name of ["+ New Trip", "My Trips"]) {
        const box = await page.getByRole("banner").getByRole("link", { name }).boundingBox();
        expect(box).not.toBeNull();
        expect(box?.height).toBeGreaterThanOrEqual(44);
        expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width);
        expect(box?.y).toBeLessThan(64);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect((await page.getByRole("banner").boundingBox())?.height).toBeLessThan(70);
    }
  });

  test("the mobile menu repeats the links, and its Sign In does nothing", async () => {
    await open({ phone: true });
    await page.goto("/");
    await page.getByRole("button", { name: "Menu" }).click();
    expect(await linksIn("navigation", "Menu")).toEqual([
      ["Home", "/"],
      ["Create trip", "/create-trip"],
      ["Contact", "/contact-us"],
    ]);
    const menu = page.getByRole("navigation", { name: "Menu" });
    const inert = menu.getByRole("button", { name: "Sign In" });
    // What the first tap loads ahead is there by then.
    await page.getByRole("link", { name: "Deutsch" }).waitFor();
    await page.waitForLoadState("networkidle");
    const before = await page.locator("body").innerHTML();
    // The dialog would be asked for at once, and come a little later.
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await inert.click({ force: true });
    expect(await page.locator("body").innerHTML()).toBe(before);

    await menu.getByRole("link", { name: "Home" }).click();
    await menu.waitFor({ state: "hidden" });
    expect(asked).toEqual([]);
    expect(await page.getByRole("dialog").count()).toBe(0);
  });

  test("create trip", async () => {
    await page.goto("/create-trip");
    await expectHeading("Where do you want to Travel next?");
    expect(await page.getByRole("spinbutton").getAttribute("placeholder")).toBe("Ex. 3");
    await page.getByRole("combobox").waitFor();
    expect(await cardsOf("budget")).toEqual([
      "Economy Stay budget-friendly",
      "Budget Affordable comfort",
      "Standard Great value",
      "Comfort Extra amenities",
      "Premium Superior experience",
    ]);
    expect(await cardsOf("traveler")).toEqual([
      "Solo A solo journey of exploration",
      "Couple Romantic getaway",
      "Family Fun for the whole family",
      "Friends Adventures with friends",
      "Group Group travel made easy",
    ]);
    expect(await page.getByRole("button", { name: "Generate Trip!" }).isEnabled()).toBe(true);
  });

  test("contact, whose Send Message sends nothing and changes nothing", async () => {
    await page.goto("/contact-us");
    await expectHeading("Get in touch");
    for (const label of ["First Name", "Last Name", "Email", "Message"]) {
      await page.getByLabel(label, { exact: true }).fill("ada@example.com");
    }
    await page.getByText("This is placeholder text").waitFor();
    await page.getByText("This form doesn’t send anything yet").waitFor();
    // Loaded when the page is used, by a finger or a mouse.
    await page.mouse.move(8, 8);
    await page.mouse.move(9, 9);
    await page.getByRole("link", { name: "Deutsch" }).waitFor();
    const phone = page.getByLabel("Phone number", { exact: true });
    expect(await phone.getAttribute("type")).toBe("tel");
    await phone.fill("+44 20 7946 0000");
    const sent: string[] = [];
    page.on("request", (request) => sent.push(request.url()));
    const before = await page.locator("body").innerHTML();
    // Drawn as no control where nobody takes messages: a click is no way to press it.
    await page.getByRole("button", { name: "Send Message" }).click({ force: true });
    await page.getByLabel("Email").press("Enter");
    expect(await page.locator("body").innerHTML()).toBe(before);
    expect(sent).toEqual([]);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/contact-us");
  });

  test("an address we don't have, such as one with more parts than a trip's", async () => {
    const answer = await page.goto("/no-such-page");
    expect(answer?.status()).toBe(404);
    await expectHeading("Unexpected Application Error!");
    expect(await page.getByText("404 Not Found").isVisible()).toBe(true);
    await page.getByRole("link", { name: "Back to the home page" }).click();
    await expectHeading("Discover the World Effortlessly:");

    await page.goto("/view-trip/1000000000000/photos");
    await expectHeading("Unexpected Application Error!");
    expectOnlyErrors(opened, / 404 /);
  });
});

function open(as: { signedIn?: boolean; phone?: boolean }): Promise<void> {
  return reopen({
    ...(as.phone === true ? { viewport: PHONE } : {}),
    ...(as.signedIn === true ? { storageState: grace.storageState } : {}),
  });
}

async function expectHeading(name: string): Promise<void> {
  await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
}

/** The visible links of a landmark: their names and where they lead. */
async function linksIn(role: "banner" | "navigation", name?: string): Promise<[string, string][]> {
  const landmark = page.getByRole(role, { ...(name === undefined ? {} : { name }) });
  const links: [string, string][] = [];
  for (const link of await landmark.getByRole("link").all()) {
    const text = (await link.getAttribute("aria-label")) ?? (await link.textContent()) ?? "";
    if (await link.isVisible()) links.push([text.trim(), (await link.getAttribute("href")) ?? ""]);
  }
  return links;
}

async function cardsOf(name: string): Promise<string[]> {
  const cards = await page.locator(`label:has([name=${name}])`).allInnerTexts();
  return cards.map((text) => text.trim().replaceAll(/\s+/g, " "));
}

test("a reader who scrolls before the scripts have come stays there, and a press leads on", async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  const example = page.getByRole("link", { name: "Open the example trip" });
  await example.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(300);
  release();
  // It is written into the page when the shell is at work.
  await page.waitForFunction(() => history.scrollRestoration === "manual");
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
  await example.click();
  await page.getByRole("heading", { level: 1, name: "Location: Rome, Italy" }).waitFor();
});

test("anyone looks around in a finished trip, one sound plan whenever it is made, and changes it on their page, with its hours; the server is asked for nobody's trips, and nothing is sent or kept", async () => {
  await open({ phone: true });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/");
  const steps = page.getByRole("region", { name: "How it works" }).getByRole("listitem");
  expect(await steps.count()).toBe(3);
  await page.getByRole("link", { name: "Open the example trip" }).click();
  await page.getByRole("heading", { level: 1, name: "Location: Rome, Italy" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/example");
  expect(await page.title()).toBe("Example trip · Tripwright");
  const example = await makeExampleTrip();
  const { planCheck, tripData } = example.trip;
  expect(await makeExampleTrip()).toEqual(example);
  expect(planCheck && planVerdict(planCheck)).toBe("sound");
  expect(example.facts.sketch).toBeDefined();
  const { itinerary } = tripData;
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
});
