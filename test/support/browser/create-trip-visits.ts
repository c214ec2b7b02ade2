import { createTripWords } from "../../../src/web/messages/create-trip-words.ts";
import { choiceWords } from "../../../src/web/messages/domain/choice-words.ts";
import { ERROR_MESSAGES } from "../../../src/web/messages/domain/error-messages.ts";
import { storedWords } from "../../../src/web/messages/domain/stored-words.ts";
import { tripWishWords } from "../../../src/web/messages/trip-wish-words.ts";
import { ANY, withAny } from "../languages/words-with-any.ts";
import {
  fillForm,
  fillIn,
  finishAnimations,
  openForm,
  openWishes,
  pressGenerate,
  settleToast,
} from "./page-actions.ts";
import type { PageVisit } from "./page-visits.ts";

/** Visits of the form, and of what becomes of it. */
export const CREATE_TRIP_VISITS: readonly PageVisit[] = [
  {
    states: [
      { name: "create, empty", reach: openForm },
      {
        name: "create, suggestions open",
        async reach(page) {
          await page.getByRole("combobox").focus();
          await page.getByRole("option").first().waitFor();
          await page.keyboard.press("ArrowDown");
        },
      },
      {
        name: "create, destination unknown",
        async reach(page) {
          await fillIn(page, { destination: "Paris, Texas", days: "3" });
          await page
            .getByRole("button", {
              name: createTripWords.chooseCity(storedWords.place("Paris, France")),
            })
            .waitFor();
          await page.getByText(withAny(createTripWords.allCities(40))).click();
          await page.evaluate(() => window.scrollTo(0, 0));
        },
      },
    ],
  },
  {
    as: "traveller",
    states: [
      {
        name: "create, details missing",
        async reach(page) {
          await openForm(page);
          await page.getByPlaceholder(createTripWords.daysExample).fill("6");
          await pressGenerate(page);
          await page.getByText(createTripWords.destinationNeeded).waitFor();
          await settleToast(page, ERROR_MESSAGES.required_selection_missing);
        },
      },
      {
        name: "create, impossible days",
        async reach(page) {
          await fillIn(page, { days: "0" });
          await pressGenerate(page);
          const problem = ERROR_MESSAGES.days_out_of_range({ maxDays: 30 });
          await page.locator("#days-problem").getByText(problem).waitFor();
          await settleToast(page, problem);
        },
      },
      {
        name: "create, failed with alternatives",
        async reach(page) {
          await fillIn(page, { destination: "Atlantis", days: "3" });
          await pressGenerate(page);
          await page
            .getByRole("button", { name: withAny(createTripWords.planInstead(ANY)) })
            .first()
            .waitFor();
        },
      },
      {
        name: "create, failed with the guide's offer",
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
          await fillIn(page, { destination: "Lisbon, Portugal", days: "3" });
          await pressGenerate(page);
          await page.getByText(withAny(createTripWords.nameRequest(ANY, ANY))).waitFor();
          await page
            .getByRole("button", {
              name: createTripWords.takeGuide(storedWords.place(more.guideOffer)),
            })
            .waitFor();
        },
      },
      {
        name: "create, wishes open",
        async reach(page) {
          await fillIn(page, { destination: "Lisbon, Portugal", days: "3" });
          await openWishes(page);
          await page.getByLabel(createTripWords.startDate).fill("0026-05-04");
          await page.locator("[name=traveler][value='4']").check();
          await page.getByLabel(createTripWords.child(1)).selectOption("3");
          await page.getByLabel(createTripWords.paces.relaxed, { exact: true }).check();
          await page.getByLabel(choiceWords.interests.streets).check();
          await page.getByLabel(tripWishWords.label).fill("no museums on Monday, ride a dragon");
          await page.locator("[name=understood]").waitFor();
          await pressGenerate(page);
          const problem = ERROR_MESSAGES.start_date_unreadable;
          await page.locator("#start-date-problem").getByText(problem).waitFor();
          await settleToast(page, problem);
        },
      },
      {
        name: "create, a month",
        part: "fieldset:has([name=when]) + div",
        async reach(page) {
          await page.getByRole("radio", { name: createTripWords.whenChoices.month }).check();
          await page
            .getByRole("combobox", { name: createTripWords.month, exact: true })
            .selectOption({ index: 3 });
        },
      },
    ],
  },
  {
    as: "waiting",
    states: [
      {
        name: "create, generating",
        async reach(page) {
          await fillForm(page, { destination: "Lisbon, Portugal", days: "3" });
          await pressGenerate(page);
          await page.getByRole("heading", { name: storedWords.day("Day 1") }).waitFor();
          await finishAnimations(page);
        },
      },
    ],
  },
];
