import type { BrowserContextOptions, Page } from "playwright-core";
import {
  fillForm,
  finishAnimations,
  loadPhotos,
  open,
  openForm,
  openWishes,
  pressGenerate,
  settleToast,
} from "./page-actions.ts";
import { playPhotos } from "./photo-routes.ts";
import { TRIP_PAGE_STATES } from "./trip-page-states.ts";

/** Where page states are reached. */
export type World = {
  readonly tripId: string;
  /** One whose plan was checked. */
  readonly checkedTripId: string;
  /** Where a guest opens the trip, to vote on it. */
  readonly sharedPath: string;
  /** What a context needs to begin as someone; nobody waits twice, as each may have one plan made. */
  beginAs(who: PageState["as"]): Promise<BrowserContextOptions>;
};

/** One state a screen can be in, and the way there. */
export type PageState = {
  readonly name: string;
  /** Someone with trips, someone without, or someone whose plan stops; else nobody is signed in. */
  readonly as?: "traveller" | "newcomer" | "waiting";
  reach(page: Page, world: World): Promise<unknown>;
};

export const PAGE_STATES: readonly PageState[] = [
  { name: "home", reach: (page) => open(page, "/", "Discover the World Effortlessly:") },
  {
    name: "home, to its end",
    async reach(page) {
      await open(page, "/", "Discover the World Effortlessly:");
      await page.getByRole("link", { name: "Open the example trip" }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: "example",
    async reach(page) {
      await open(page, "/example", "Location: Rome, Italy");
      await loadPhotos(page);
    },
  },
  { name: "create, empty", reach: openForm },
  {
    name: "create, details missing",
    as: "traveller",
    async reach(page) {
      await openForm(page);
      await page.getByPlaceholder("Ex. 3").fill("6");
      await pressGenerate(page);
      await page.getByText("Choose a place to go to.").waitFor();
      await settleToast(page, "Please fill all the details");
    },
  },
  {
    name: "create, impossible days",
    as: "traveller",
    async reach(page) {
      await fillForm(page, { days: "0" });
      await pressGenerate(page);
      await page.locator("#days-problem").getByText("Choose a whole number").waitFor();
      await settleToast(page, "Choose a whole number of days");
    },
  },
  {
    name: "create, wishes open",
    as: "traveller",
    async reach(page) {
      await fillForm(page, { destination: "Lisbon, Portugal", days: "3" });
      await openWishes(page);
      await page.getByLabel("When does it start?").fill("0026-05-04");
      await page.getByLabel("Take it easy").check();
      await page.getByLabel("Old streets").check();
      await page.getByLabel("Anything else").fill("no museums on Monday, ride a dragon");
      await page.getByRole("checkbox", { name: "No museums on Monday" }).waitFor();
      await pressGenerate(page);
      await page.locator("#start-date-problem").getByText("Give the day").waitFor();
      await settleToast(page, "Give the day your trip starts");
    },
  },
  {
    name: "create, suggestions open",
    async reach(page) {
      await openForm(page);
      await page.getByRole("combobox").focus();
      await page.getByRole("option").first().waitFor();
      await page.keyboard.press("ArrowDown");
    },
  },
  {
    name: "create, destination unknown",
    async reach(page) {
      await fillForm(page, { destination: "Paris, Texas", days: "3" });
      await page.getByRole("button", { name: "Choose Paris, France" }).waitFor();
      await page.getByText(/^All \d+ cities we can plan$/).click();
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  },
  {
    name: "create, generating",
    as: "waiting",
    async reach(page) {
      await fillForm(page, { destination: "Lisbon, Portugal", days: "3" });
      await pressGenerate(page);
      await page.getByRole("heading", { name: "Day 1" }).waitFor();
      await finishAnimations(page);
    },
  },
  {
    name: "create, failed with alternatives",
    as: "traveller",
    async reach(page) {
      await fillForm(page, { destination: "Atlantis", days: "3" });
      await pressGenerate(page);
      await page
        .getByRole("button", { name: /^Plan .* instead$/ })
        .first()
        .waitFor();
    },
  },
  {
    name: "create, failed with the guide's offer",
    as: "traveller",
    async reach(page) {
      const failed = { type: "failed", code: "plan_failed", text: "Please try again." };
      const more = {
        requestId: "7f6c1d52-8a0e-4c57-9d7a-3b1f0c2e4a90",
        guideOffer: "Lisbon, Portugal",
      };
      const body = `data: ${JSON.stringify({ ...failed, ...more })}\n\n`;
      await page.route("**/api/generations", (route) =>
        route.fulfill({ status: 202, json: { id: "failing" } }),
      );
      await page.route("**/api/generations/failing/events", (route) =>
        route.fulfill({ contentType: "text/event-stream", body }),
      );
      await fillForm(page, { destination: "Lisbon, Portugal", days: "3" });
      await pressGenerate(page);
      await page.getByText(/name this request/).waitFor();
      await page.getByRole("button", { name: /^Take our built-in guide's plan/ }).waitFor();
    },
  },
  ...TRIP_PAGE_STATES,
  {
    name: "my trips, empty",
    as: "newcomer",
    async reach(page) {
      await open(page, "/my-trips", "My Trips");
      await page.getByText("No trips found.").waitFor();
    },
  },
  {
    name: "my trips, loading",
    as: "traveller",
    async reach(page) {
      await page.route("**/api/trips", () => {});
      await open(page, "/my-trips", "My Trips");
    },
  },
  {
    name: "my trips, filled",
    as: "traveller",
    async reach(page) {
      await open(page, "/my-trips", "My Trips");
      await page.getByRole("link", { name: /Lisbon, Portugal/ }).waitFor();
    },
  },
  {
    name: "my trips, dates asked for",
    as: "traveller",
    async reach(page) {
      await open(page, "/my-trips", "My Trips");
      await page
        .getByRole("button", { name: /^Set the dates: / })
        .first()
        .click();
      await page.getByRole("button", { name: "Save the dates" }).click();
      await page.getByText("Give the first day, or cancel.").waitFor();
    },
  },
  {
    name: "my trips, photos with credits",
    as: "traveller",
    async reach(page) {
      await playPhotos(page, { source: "google" });
      await open(page, "/my-trips", "My Trips");
      await page.getByRole("link", { name: /Lisbon, Portugal/ }).waitFor();
      await loadPhotos(page);
    },
  },
  {
    name: "my trips, error",
    as: "traveller",
    async reach(page) {
      const error = { code: "internal", text: "Something went wrong on our side." };
      await page.route("**/api/trips", (route) => route.fulfill({ status: 500, json: { error } }));
      await open(page, "/my-trips", "My Trips");
      await page.getByRole("button", { name: "Try again" }).waitFor();
    },
  },
  {
    name: "account",
    as: "traveller",
    async reach(page) {
      await open(page, "/account", "Your account");
      await page.getByText("this browser").waitFor();
    },
  },
  {
    name: "account, error",
    as: "traveller",
    async reach(page) {
      const error = { code: "internal", text: "Something went wrong on our side." };
      await page.route("**/api/account/sessions", (route) =>
        route.fulfill({ status: 500, json: { error } }),
      );
      await open(page, "/account", "Your account");
      await page.getByRole("button", { name: "Try again" }).waitFor();
    },
  },
  {
    name: "account, an access token that was just made",
    as: "traveller",
    async reach(page) {
      await open(page, "/account", "Your account");
      await page.getByRole("button", { name: "Make a token" }).click();
      await page.getByLabel("What it is for").fill("Calendar");
      await page.getByRole("button", { name: "Make it" }).click();
      await page.getByRole("textbox", { name: "The token" }).waitFor();
      await page.getByRole("button", { name: "Revoke the token Calendar" }).first().waitFor();
    },
  },
  {
    name: "account, deleting refused",
    as: "traveller",
    async reach(page) {
      await open(page, "/account", "Your account");
      await page.getByText("this browser").waitFor();
      await page.getByRole("button", { name: "Delete account" }).click();
      await page.getByRole("textbox").fill("someone@example.com");
      await page.getByRole("button", { name: "Delete for good" }).click();
      await page.getByRole("alert").waitFor();
    },
  },
  { name: "contact", reach: (page) => open(page, "/contact-us", "Get in touch") },
  {
    name: "unknown route",
    reach: (page) => open(page, "/no-such-page", "Unexpected Application Error!"),
  },
  {
    name: "sign-in dialog",
    async reach(page) {
      await open(page, "/contact-us", "Get in touch");
      await page.getByRole("button", { name: "Sign In", exact: true }).first().click();
      await page.getByRole("dialog", { name: "Sign In with Google!" }).waitFor();
    },
  },
  {
    name: "sign-in dialog, popup closed",
    async reach(page) {
      await open(page, "/contact-us", "Get in touch");
      await page.getByRole("button", { name: "Sign In", exact: true }).first().click();
      const opening = page.waitForEvent("popup");
      await page.getByRole("button", { name: "Sign In with Google" }).click();
      await (await opening).close();
      await page.getByRole("alert").getByText("was closed before").waitFor();
    },
  },
  {
    name: "mobile menu",
    async reach(page) {
      await open(page, "/contact-us", "Get in touch");
      await page.getByRole("button", { name: "Menu" }).click();
    },
  },
  {
    name: "mobile menu, signed in",
    as: "traveller",
    async reach(page) {
      await open(page, "/contact-us", "Get in touch");
      await page.getByRole("button", { name: "Menu" }).click();
    },
  },
  {
    name: "profile popover",
    as: "traveller",
    async reach(page) {
      await open(page, "/contact-us", "Get in touch");
      await page.getByRole("button", { name: "Account of Ada Lovelace" }).click();
      await page.getByRole("button", { name: "Logout" }).waitFor();
    },
  },
  {
    name: "provider",
    reach: (page) => open(page, "/api/sign-in", "Sign in"),
  },
  {
    name: "provider, form refused",
    async reach(page) {
      await open(page, "/api/sign-in", "Sign in");
      await page.getByLabel("Name").fill(" ");
      await page.getByLabel("E-mail").fill("ada@example.com");
      await page.getByRole("button", { name: "Continue" }).click();
      await page.getByRole("alert").waitFor();
    },
  },
  {
    name: "provider, sign-in came too late",
    reach: (page) => open(page, "/api/sign-in/callback", "Sign-in didn't work"),
  },
];
