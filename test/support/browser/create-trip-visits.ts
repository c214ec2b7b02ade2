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
          await page.getByRole("button", { name: "Choose Paris, France" }).waitFor();
          await page.getByText(/^All \d+ cities in our guide$/).click();
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
          await page.getByPlaceholder("Ex. 3").fill("6");
          await pressGenerate(page);
          await page.getByText("Choose a destination.").waitFor();
          await settleToast(page, "Please fill all the details");
        },
      },
      {
        name: "create, impossible days",
        async reach(page) {
          await fillIn(page, { days: "0" });
          await pressGenerate(page);
          await page.locator("#days-problem").getByText("Enter a whole number").waitFor();
          await settleToast(page, "Enter a whole number of days");
        },
      },
      {
        name: "create, failed with alternatives",
        async reach(page) {
          await fillIn(page, { destination: "Atlantis", days: "3" });
          await pressGenerate(page);
          await page
            .getByRole("button", { name: /^Plan .* instead$/ })
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
          await page.getByText(/mention this request/).waitFor();
          await page.getByRole("button", { name: /^Use our built-in guide/ }).waitFor();
        },
      },
      {
        name: "create, wishes open",
        async reach(page) {
          await fillIn(page, { destination: "Lisbon, Portugal", days: "3" });
          await openWishes(page);
          await page.getByLabel("First day").fill("0026-05-04");
          await page.getByRole("radio", { name: /^Family/ }).check();
          await page.getByLabel("Child 1").selectOption("3");
          await page.getByLabel("Take it easy").check();
          await page.getByLabel("Old streets").check();
          await page.getByLabel("Anything else").fill("no museums on Monday, ride a dragon");
          await page.getByRole("checkbox", { name: "No museums on Monday" }).waitFor();
          await pressGenerate(page);
          await page.locator("#start-date-problem").getByText("Enter a valid start date").waitFor();
          await settleToast(page, "Enter a valid start date");
        },
      },
      {
        name: "create, a month",
        part: "fieldset:has([name=when]) + div",
        async reach(page) {
          await page.getByRole("radio", { name: "A month" }).check();
          await page.getByLabel("Month", { exact: true }).selectOption({ index: 3 });
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
          await page.getByRole("heading", { name: "Day 1" }).waitFor();
          await finishAnimations(page);
        },
      },
    ],
  },
];
