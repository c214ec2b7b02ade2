import type { Page } from "playwright-core";
import { accountWords } from "../../../src/web/messages/account/account-words.ts";
import { belowHeroWords } from "../../../src/web/messages/below-hero-words.ts";
import { contactWords } from "../../../src/web/messages/contact-words.ts";
import { storedWords } from "../../../src/web/messages/domain/stored-words.ts";
import { homeWords } from "../../../src/web/messages/home-words.ts";
import { myTripsWords } from "../../../src/web/messages/my-trips-words.ts";
import { profileWords } from "../../../src/web/messages/profile-words.ts";
import { setDatesWords } from "../../../src/web/messages/set-dates-words.ts";
import { shellWords } from "../../../src/web/messages/shell-words.ts";
import { signInWords } from "../../../src/web/messages/sign-in-words.ts";
import { tripDatesWords } from "../../../src/web/messages/trip-dates-words.ts";
import { viewTripWords } from "../../../src/web/messages/view-trip-words.ts";
import { serverWords } from "../languages/speak-language.ts";
import { ANY, withAny } from "../languages/words-with-any.ts";
import { closePopup } from "./browser.ts";
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
      { name: "home", reach: (page) => open(page, "/", homeWords.title) },
      {
        name: "home, to its end",
        part: "section[aria-labelledby=look-around]",
        async reach(page) {
          await page
            .getByRole("link", { name: belowHeroWords.openExample })
            .scrollIntoViewIfNeeded();
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
          await open(
            page,
            "/example",
            `${viewTripWords.location}${storedWords.place("Rome, Italy")}`,
          );
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
          await open(page, "/my-trips", myTripsWords.title);
          await page.getByText(myTripsWords.none).waitFor();
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
          await open(page, "/my-trips", myTripsWords.title);
          await page.getByRole("link", { name: storedWords.place("Lisbon, Portugal") }).waitFor();
        },
      },
      {
        name: "my trips, dates asked for",
        async reach(page) {
          await page
            .getByRole("button", { name: withAny(tripDatesWords.setOf(ANY)) })
            .first()
            .click();
          await page.getByRole("button", { name: setDatesWords.save }).click();
          await page.getByText(setDatesWords.missing).waitFor();
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
          await open(page, "/my-trips", myTripsWords.title);
          await page.getByRole("link", { name: storedWords.place("Lisbon, Portugal") }).waitFor();
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
          await open(page, "/my-trips", myTripsWords.title);
          await page.getByRole("button", { name: shellWords.tryAgain }).waitFor();
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
          await open(page, "/account", accountWords.title);
          await page.getByText(accountWords.thisBrowser).waitFor();
        },
      },
      {
        name: "account, an access token that was just made",
        async reach(page) {
          await page.getByRole("button", { name: accountWords.tokens.make }).click();
          await page.getByLabel(accountWords.tokens.name, { exact: true }).fill("Calendar");
          await page.getByRole("button", { name: accountWords.tokens.makeIt, exact: true }).click();
          await page
            .getByRole("textbox", { name: accountWords.tokens.secret("Calendar") })
            .waitFor();
          await page
            .getByRole("button", { name: accountWords.tokens.revokeNamed("Calendar") })
            .first()
            .waitFor();
        },
      },
      {
        name: "account, deleting refused",
        async reach(page) {
          await page.getByRole("button", { name: accountWords.deleteAccount }).click();
          await page
            .getByLabel(withAny(accountWords.typeAddress(ANY).join("")))
            .fill("someone@example.com");
          await page.getByRole("button", { name: accountWords.deleteForGood }).click();
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
          await open(page, "/account", accountWords.title);
          await page.getByRole("button", { name: shellWords.tryAgain }).waitFor();
        },
      },
    ],
  },
  {
    states: [
      { name: "contact", reach: (page) => open(page, "/contact-us", contactWords.title) },
      {
        name: "mobile menu",
        part: "#mobile-menu",
        async reach(page) {
          await page.getByRole("button", { name: shellWords.menu, exact: true }).click();
        },
      },
      {
        name: "sign-in dialog",
        part: "dialog[open]",
        async reach(page) {
          await page.keyboard.press("Escape");
          await page.getByRole("button", { name: shellWords.signIn, exact: true }).first().click();
          await page.getByRole("dialog", { name: shellWords.signIn }).waitFor();
        },
      },
      {
        name: "sign-in dialog, popup closed",
        part: "dialog[open]",
        async reach(page) {
          const opening = page.waitForEvent("popup");
          await page.getByRole("dialog").getByRole("button", { name: shellWords.signIn }).click();
          await closePopup(await opening);
          await page.getByRole("alert").getByText(signInWords.looksClosed).waitFor();
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
          await open(page, "/contact-us", contactWords.title);
          await page.getByRole("button", { name: shellWords.menu, exact: true }).click();
        },
      },
      {
        name: "profile popover",
        async reach(page) {
          await page.keyboard.press("Escape");
          await page.getByRole("button", { name: shellWords.accountOf("Ada Lovelace") }).click();
          await page.getByRole("button", { name: profileWords.logOut }).waitFor();
        },
      },
    ],
  },
  {
    states: [
      {
        name: "unknown route",
        reach: (page) => open(page, "/no-such-page", shellWords.errorTitle),
      },
    ],
  },
  {
    states: [
      {
        name: "first run",
        reach: (page) => open(page, "/api/sign-in", serverWords().accountPages.welcome),
      },
      {
        name: "first run, form refused",
        async reach(page) {
          const words = serverWords().accountPages;
          await page.getByLabel(words.name, { exact: true }).fill("Ada");
          await page.getByLabel(withAny(words.choosePassword(8))).fill("password");
          await page.getByRole("button", { name: words.createWithPassword }).click();
          await page.getByRole("alert").waitFor();
        },
      },
    ],
  },
];
