import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { changePlanWords } from "../../../src/web/messages/change-plan-words.ts";
import { editTripWords } from "../../../src/web/messages/edit-trip-words.ts";
import { viewTripWords } from "../../../src/web/messages/view-trip-words.ts";
import { openServerAndBrowser } from "../../support/browser/open-server-and-browser.ts";
import { openNewTrip } from "../../support/browser/signed-in-pages.ts";
import { SELECTION } from "../../support/server/generate.ts";

const world = await openServerAndBrowser();
const ROME = { ...SELECTION, location: { label: "Rome, Italy" }, startDate: "2027-05-04" };

type Held = {
  /** The worker isn't asked for the outcome of edits. */
  areEditsHeld: boolean;
  /** Nothing more can be stored. */
  isStoreFull: boolean;
  askHeld: () => void;
  /** Texts of rows while their plan wasn't worked out. */
  readonly shown: string[];
};
declare global {
  interface Window {
    held: Held;
  }
}

test("a swap shows its place before the worker has answered, and one that can't be kept is put back", async () => {
  const { page, trip, stored, close } = await openNewTrip(world, {}, ROME);
  await page.addInitScript(hold);
  await page.reload();
  const places = trip.tripData.itinerary[0]?.plan.filter(({ startsAtMinutes }) => !startsAtMinutes);
  const [first, second] = places ?? [];
  if (first === undefined || second === undefined) throw new Error("a day of two places");

  await page.evaluate(() => {
    window.held.areEditsHeld = true;
  });
  const taken = await takeOther(page, first);
  await expect.poll(() => shownAhead(page, taken.name)).toContain(taken.startsAt);
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.locator("article [id^='place-']", { hasText: taken.name }).waitFor();
  await page.evaluate(() => window.held.askHeld());
  await expect
    .poll(async () => (await stored()).tripData.itinerary[0]?.plan.map((one) => one.placeName))
    .toContain(taken.name);

  await page.evaluate(() => {
    window.held.isStoreFull = true;
  });
  const refused = await takeOther(page, second);
  await page.getByText(editTripWords.noRoom).waitFor();
  expect(await shownAhead(page, refused.name)).toContain(refused.startsAt);
  await page.locator(`[id="place-${second.id}"]`, { hasText: second.placeName }).waitFor();
  expect(await page.locator("article [id^='place-'] > [aria-busy]").count()).toBe(0);
  expect(await page.locator("article", { hasText: refused.name }).count()).toBe(0);
  await close();
});

/** Takes the first of the places that fit in a place's stead. @returns its name, and when it is visited, as its card says. */
async function takeOther(page: Page, place: { readonly id: string; readonly placeName: string }) {
  await page.getByRole("button", { name: viewTripWords.moreAbout(place.placeName) }).click();
  await page.getByRole("button", { name: changePlanWords.swap, exact: true }).click();
  const card = page
    .getByRole("dialog")
    .locator("li", { hasText: changePlanWords.takeThis })
    .first();
  const [startsAt] =
    /\d+:\d\d/.exec((await card.locator("p.tabular-nums").textContent()) ?? "") ?? [];
  if (startsAt === undefined) throw new Error("a card without hours");
  const take = card.getByRole("button", { name: changePlanWords.take("") });
  const label = (await take.getAttribute("aria-label")) ?? "";
  await take.click();
  return { name: label.slice(changePlanWords.take("").length), startsAt };
}

/** What the row of a place said while its plan wasn't worked out. */
function shownAhead(page: Page, name: string): Promise<string> {
  return page.evaluate((said) => window.held.shown.find((text) => text.includes(said)) ?? "", name);
}

/** Runs in the page, before anything else does. */
function hold(): void {
  const asks: (() => void)[] = [];
  const held: Held = {
    areEditsHeld: false,
    isStoreFull: false,
    shown: [],
    askHeld() {
      held.areEditsHeld = false;
      for (const ask of asks) ask();
    },
  };
  window.held = held;
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (message: { question?: { kind: string } }) {
    const ask = () => postMessage.call(this, message);
    if (held.areEditsHeld && message.question?.kind === "makeEdits") asks.push(ask);
    else ask();
  };
  const { add } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.add = function (...row) {
    if (held.isStoreFull) throw new DOMException("full", "QuotaExceededError");
    return add.apply(this, row);
  };
  new MutationObserver(() => {
    for (const row of document.querySelectorAll("article [id^='place-'] > [aria-busy]")) {
      held.shown.push(row.textContent ?? "");
    }
  }).observe(document, { subtree: true, childList: true, attributes: true });
}
