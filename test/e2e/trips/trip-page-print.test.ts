import type { Page } from "playwright-core";
import { extractTextItems, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { customsOf } from "../../../src/domain/customs.ts";
import { LANGUAGES } from "../../../src/domain/languages.ts";
import { loadWords, wordsIn } from "../../../src/domain/messages/words.ts";
import { DESKTOP, PHONE } from "../../support/browser/browser.ts";
import { eachPage } from "../../support/browser/each-page.ts";
import { openTripActions } from "../../support/browser/page-actions.ts";
import { waitForWorker } from "../../support/browser/service-worker.ts";
import { openSignedIn } from "../../support/browser/signed-in-pages.ts";
import { IS_NIGHTLY } from "../../support/nightly.ts";
import { generateTrip, SELECTION } from "../../support/server/generate.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";

let page: Page;

const { browser, ada, asAda } = await openSignedIn();
const id = await generateTrip(ada, { ...SELECTION, startDate: "2027-03-05", pace: "relaxed" });
const trip = await fetchTrip(ada, id);
const reopen = eachPage(browser, asAda, (watched) => {
  page = watched.page;
});

async function openTrip(query = ""): Promise<void> {
  await page.goto(`/view-trip/${trip.id}${query}`);
  await page.getByRole("heading", { level: 1, name: /Lisbon, Portugal|لشبونة|リスボン/ }).waitFor();
}

type Seen = { readonly maps: number; readonly feet: string[] };

/** Prints on A4, and looks at the page when it is about to be laid out for that. */
async function print(): Promise<Seen & { readonly pages: number }> {
  await page.evaluate(() => {
    // After the page's own listeners, and what they have drawn.
    addEventListener("beforeprint", () => {
      const feet = [...document.querySelectorAll("section ol + div")];
      const seen: Seen = {
        maps: document.querySelectorAll("section .map-printed").length,
        feet: feet.map(({ textContent }) => textContent ?? ""),
      };
      Object.assign(window, { seen });
    });
  });
  const paper = (await page.pdf({ format: "A4" })).toString("latin1");
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  return { ...seen, pages: paper.match(/\/Type\s*\/Page\b/g)?.length ?? 0 };
}

type Printed = Awaited<ReturnType<typeof print>>;

/** Prints until the maps are on it: their code comes when the page is first used. */
async function printWithMaps(): Promise<Printed> {
  await page.mouse.move(10, 10);
  let paper: Printed = { maps: 0, feet: [], pages: 0 };
  const maps = async () => {
    paper = await print();
    return paper.maps;
  };
  await expect.poll(maps, { interval: 500 }).toBe(3);
  expect(await page.locator(".map-printed").count()).toBe(0);
  return paper;
}

/** A page for the hotels and one for each day. */
function expectWhole({ pages, feet }: Printed): void {
  expect(pages).toBe(4);
  expect(feet).toHaveLength(3);
  for (const [index, foot] of feet.entries()) {
    expect(foot).toContain(trip.tripData.hotels[0]?.hotelName);
    expect(foot).toContain(`day ${index + 1} of 3`);
  }
}

test("a desktop prints in black on white, in letters that can be read, a page for the hotels and one for each day, with its map; a button does, too", async () => {
  await page.addInitScript(() => {
    // No browser waits for the maps.
    window.print = () => {
      dispatchEvent(new Event("beforeprint"));
      const lists = document.querySelectorAll('section[aria-label="To book"]').length;
      const maps = document.querySelectorAll("section .map-printed").length;
      document.documentElement.dataset.printed = `${lists} list, ${maps} maps`;
      dispatchEvent(new Event("afterprint"));
    };
  });
  await page.setViewportSize(DESKTOP);
  await page.emulateMedia({ colorScheme: "dark" });
  await openTrip();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  const look = await page
    .locator("main ol .card")
    .first()
    .evaluate((card) => ({
      ink: getComputedStyle(card).color,
      paper: getComputedStyle(card).backgroundColor,
      // Without the long addresses of map searches.
      link: getComputedStyle(card.querySelector("a") ?? card, "::after").content,
      // 9 points.
      isSmall: [...card.querySelectorAll("p, li, a, span")].some(
        (element) => Number.parseFloat(getComputedStyle(element).fontSize) < 12,
      ),
    }));
  const [ink, paper] = ["rgb(0, 0, 0)", "rgb(255, 255, 255)"];
  expect(look).toEqual({ ink, paper, link: "none", isSmall: false });
  // The one that one sleeps at, of all that are offered.
  expect(await page.locator("section:has(#hotels-title) li:visible").count()).toBe(1);
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  expect(await page.getByRole("banner").isVisible()).toBe(false);
  expect(await page.getByRole("contentinfo").isVisible()).toBe(false);

  await page.emulateMedia({ media: null });
  expectWhole(await printWithMaps());

  await openTripActions(page);
  await page.getByRole("button", { name: "Print or export", exact: true }).click();
  await page.getByRole("button", { name: "Print or PDF" }).click();
  const printed = page.locator("html[data-printed]");
  expect(await printed.getAttribute("data-printed")).toBe("1 list, 3 maps");
});

test.runIf(IS_NIGHTLY).each(["", "?view=map"])(
  "a phone prints the same, from its page%s",
  async (query) => {
    await page.setViewportSize(PHONE);
    await openTrip(query);
    expectWhole(await printWithMaps());
  },
);

test("on a phone nothing on paper is still loading, however soon it is printed; a day's note is on it while the plan is edited, too", async () => {
  await page.setViewportSize(PHONE);
  await openTrip();
  await page.evaluate(() => {
    addEventListener("beforeprint", () => {
      const loading = document.querySelectorAll("main [role=status]:not(.no-print *, .no-print)");
      const text = [...loading].map(({ textContent }) => textContent).filter(Boolean);
      document.documentElement.dataset.loading = text.join();
    });
  });
  await page.pdf({ format: "A4" });
  expect(await page.evaluate(() => document.documentElement.dataset.loading)).toBe("");

  await page.getByRole("button", { name: "Add a note: Day 1" }).click();
  await page
    .getByRole("textbox", { name: "Your note on Day 1" })
    .fill("Tickets are in the blue bag");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const note = page.getByText("Tickets are in the blue bag");
  await note.waitFor();
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await note.waitFor({ state: "hidden" });
  await page.emulateMedia({ media: "print" });
  expect(await note.isVisible()).toBe(true);
});

test.runIf(IS_NIGHTLY)(
  "a phone that has the page's files prints its maps without a touch",
  async () => {
    await reopen({ serviceWorkers: "allow", viewport: PHONE });
    // Without the ten seconds after which a page that is only looked at loads them anyway.
    await page.addInitScript(() => {
      const real = window.setTimeout;
      window.setTimeout = ((work: TimerHandler, ms = 0, ...more: unknown[]) =>
        ms >= 10_000 ? 0 : real(work, ms, ...more)) as typeof window.setTimeout;
    });
    await openTrip();
    await waitForWorker(page);
    await expect.poll(async () => (await print()).maps, { interval: 500 }).toBe(3);
  },
);

/** By day the browsers of tests have no letters of Japanese. */
const READ_BACK = IS_NIGHTLY ? (["ar", "ja"] as const) : (["ar"] as const);
/** Of A4, in points. */
const PAPER_WIDTH = 595;

/** Letters, digits and colons, in their plain forms: a PDF has them joined up, and places marks by themselves. */
const plain = (text: string) => text.normalize("NFKC").replaceAll(/[^\p{L}\p{N}:]/gu, "");

/** The rows of each page, as they are read. */
async function rowsOnPaper(bytes: Buffer, dir: "ltr" | "rtl") {
  const { items } = await extractTextItems(await getDocumentProxy(new Uint8Array(bytes)));
  return items.map((pieces) =>
    [...Map.groupBy(pieces, ({ y }) => Math.round(y)).values()].map((row) => {
      const read = row.toSorted((one, other) => (one.x - other.x) * (dir === "rtl" ? -1 : 1));
      const text = read.map(({ str }) => plain(str)).join("");
      return { text, begins: read[0]?.x ?? 0 };
    }),
  );
}

test.each(READ_BACK)(
  "what is printed in %s has its words, from the side that it is read from",
  async (language) => {
    const { dir } = LANGUAGES[language];
    await loadWords(language);
    const { stored, language: rules } = wordsIn(language, customsOf(language));
    await reopen({ locale: language, viewport: DESKTOP });
    await openTrip();
    // Chromium counts the pages before what it is still loading is laid out.
    await printWithMaps();
    const rows = (await rowsOnPaper(await page.pdf({ format: "A4" }), dir)).flat();
    const all = rows.map(({ text }) => text).join(" ");
    for (const { day, plan, meals = [] } of trip.tripData.itinerary) {
      const name = plain(stored.day(day));
      const title = rows.find(({ text }) => text.includes(name) && text.includes("2027"));
      expect(title?.text).toContain("2027");
      if (dir === "rtl") expect(title?.begins).toBeGreaterThan(PAPER_WIDTH / 2);
      else expect(title?.begins).toBeLessThan(PAPER_WIDTH / 2);
      for (const [at, { visit, timeToTravel }] of plan.entries()) {
        // The half of the day has a line of its own.
        expect(all).toContain(rules.time(visit?.startMinutes ?? 0).replace(/[^\d:]/g, ""));
        // After a meal one comes from its table.
        const ended = plan[at - 1]?.visit?.endMinutes ?? 0;
        const isFromTable = meals.some(
          ({ on, startMinutes, endMinutes }) =>
            on && startMinutes >= ended && endMinutes <= (visit?.startMinutes ?? 0),
        );
        if (!isFromTable) expect(all).toContain(plain(stored.way(timeToTravel)));
      }
    }
  },
);
