import type { Page } from "playwright-core";
import { CREATE_TRIP_VISITS } from "./create-trip-visits.ts";
import { loadPhotos, open } from "./page-actions.ts";
import type { PageWorld, Visitor } from "./page-world.ts";
import { playPhotos } from "./photo-routes.ts";
import { TRIP_PAGE_VISITS } from "./trip-page-visits.ts";

/** A page that is opened once, and its states one after another. */
export type PageVisit = {
  readonly as?: Visitor;
  readonly states: readonly PageState[];
};

/** One state a screen can be in, and the way there from the visit's former one. */
type PageState = {
  readonly name: string;
  reach(page: Page, world: PageWorld): Promise<unknown>;
  /** A selector of what is new in it, where the rest of the page is as in another state. */
  readonly part?: string;
};

export const PAGE_VISITS: readonly PageVisit[] = [
  {
    states: [
      { name: "home", reach: (page) => open(page, "/", "Discover the World Effortlessly:") },
      {
        name: "home, to its end",
        part: "section[aria-labelledby=look-around]",
        async reach(page) {
          await page.getByRole("link", { name: "Open the example trip" }).scrollIntoViewIfNeeded();
        },
      },
    ],
  },
  {
    states: [
      {
        name: "example",
        part: "main aside",
        async reach(page) {
          await open(page, "/example", "Location: Rome, Italy");
          await loadPhotos(page);
        },
      },
    ],
  },
  ...CREATE_TRIP_VISITS,
  ...TRIP_PAGE_VISITS,
  {
    as: "newcomer",
    states: [
      {
        name: "my trips, empty",
        async reach(page) {
          await open(page, "/my-trips", "My Trips");
          await page.getByText("No trips found.").waitFor();
        },
      },
    ],
  },
  {
    as: "traveller",
    states: [
      {
        name: "my trips, filled",
        async reach(page) {
          await open(page, "/my-trips", "My Trips");
          await page.getByRole("link", { name: /Lisbon, Portugal/ }).waitFor();
        },
      },
      {
        name: "my trips, dates asked for",
        async reach(page) {
          await page
            .getByRole("button", { name: /^Set dates: / })
            .first()
            .click();
          await page.getByRole("button", { name: "Save dates" }).click();
          await page.getByText("Enter a start date, or cancel.").waitFor();
        },
      },
    ],
  },
  {
    as: "traveller",
    states: [
      {
        name: "my trips, photos with credits",
        async reach(page) {
          await playPhotos(page, { source: "google" });
          await open(page, "/my-trips", "My Trips");
          await page.getByRole("link", { name: /Lisbon, Portugal/ }).waitFor();
          await loadPhotos(page);
        },
      },
    ],
  },
  {
    as: "traveller",
    states: [
      {
        name: "my trips, error",
        async reach(page) {
          const error = { code: "internal", text: "Something went wrong on our side." };
          await page.route("**/api/trips", (route) =>
            route.fulfill({ status: 500, json: { error } }),
          );
          await open(page, "/my-trips", "My Trips");
          await page.getByRole("button", { name: "Try again" }).waitFor();
        },
      },
    ],
  },
  {
    as: "traveller",
    states: [
      {
        name: "account",
        async reach(page) {
          await open(page, "/account", "Your account");
          await page.getByText("· this browser").waitFor();
        },
      },
      {
        name: "account, an access token that was just made",
        async reach(page) {
          await page.getByRole("button", { name: "Create token" }).click();
          await page.getByLabel("Name", { exact: true }).fill("Calendar");
          await page.getByRole("button", { name: "Create", exact: true }).click();
          await page.getByRole("textbox", { name: /^Token “/ }).waitFor();
          await page.getByRole("button", { name: "Revoke token Calendar" }).first().waitFor();
        },
      },
      {
        name: "account, deleting refused",
        async reach(page) {
          await page.getByRole("button", { name: "Delete account" }).click();
          await page.getByLabel(/^To delete it for good/).fill("someone@example.com");
          await page.getByRole("button", { name: "Delete for good" }).click();
          await page.getByRole("alert").waitFor();
        },
      },
    ],
  },
  {
    as: "traveller",
    states: [
      {
        name: "account, error",
        async reach(page) {
          const error = { code: "internal", text: "Something went wrong on our side." };
          await page.route("**/api/account/sessions", (route) =>
            route.fulfill({ status: 500, json: { error } }),
          );
          await open(page, "/account", "Your account");
          await page.getByRole("button", { name: "Try again" }).waitFor();
        },
      },
    ],
  },
  {
    states: [
      { name: "contact", reach: (page) => open(page, "/contact-us", "Get in touch") },
      {
        name: "mobile menu",
        part: "#mobile-menu",
        async reach(page) {
          await page.getByRole("button", { name: "Menu" }).click();
        },
      },
      {
        name: "sign-in dialog",
        part: "dialog[open]",
        async reach(page) {
          await page.keyboard.press("Escape");
          await page.getByRole("button", { name: "Sign In", exact: true }).first().click();
          await page.getByRole("dialog", { name: "Sign In with Google!" }).waitFor();
        },
      },
      {
        name: "sign-in dialog, popup closed",
        part: "dialog[open]",
        async reach(page) {
          const opening = page.waitForEvent("popup");
          await page.getByRole("button", { name: "Sign In with Google" }).click();
          await (await opening).close();
          await page.getByRole("alert").getByText("closed before").waitFor();
        },
      },
    ],
  },
  {
    as: "traveller",
    states: [
      {
        name: "mobile menu, signed in",
        async reach(page) {
          await open(page, "/contact-us", "Get in touch");
          await page.getByRole("button", { name: "Menu" }).click();
        },
      },
      {
        name: "profile popover",
        async reach(page) {
          await page.keyboard.press("Escape");
          await page.getByRole("button", { name: "Account: Ada Lovelace" }).click();
          await page.getByRole("button", { name: "Logout" }).waitFor();
        },
      },
    ],
  },
  {
    states: [
      {
        name: "unknown route",
        reach: (page) => open(page, "/no-such-page", "Unexpected Application Error!"),
      },
    ],
  },
  {
    states: [
      {
        name: "first run",
        reach: (page) => open(page, "/api/sign-in", "Welcome to Tripwright"),
      },
      {
        name: "first run, form refused",
        async reach(page) {
          await page.getByLabel("Name", { exact: true }).fill("Ada");
          await page.getByLabel(/^Password/).fill("password");
          await page.getByRole("button", { name: "Create account with a password" }).click();
          await page.getByRole("alert").waitFor();
        },
      },
    ],
  },
];
