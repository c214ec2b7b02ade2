import { test } from "vitest";
import { openPage } from "../../support/browser/browser.ts";
import { open } from "../../support/browser/page-actions.ts";
import { openSignedIn } from "../../support/browser/signed-in-pages.ts";
import { generateTrip, SELECTION } from "../../support/server/generate.ts";

const { browser, ada, asAda } = await openSignedIn();
test("shots", async () => {
  const tripId = await generateTrip(ada, {
    ...SELECTION,
    location: { label: "Tokyo and Kyoto" },
    noOfDays: "5",
  });
  const one = await generateTrip(ada, {
    ...SELECTION,
    location: { label: "Tokyo, Japan" },
    noOfDays: "5",
  });
  for (const [width, height] of [
    [390, 844],
    [1280, 900],
  ] as const)
    for (const colorScheme of ["light", "dark"] as const) {
      const { page, close } = await openPage(browser, {
        ...asAda,
        viewport: { width, height },
        colorScheme,
      });
      const shot = (name: string, fullPage = false) =>
        page.screenshot({ path: `/tmp/shots8/${name}-${width}-${colorScheme}.png`, fullPage });
      await open(page, "/create-trip", "Where do you want to Travel next?");
      await page.getByRole("combobox").fill("Tokyo, Japan & Kyoto, Japan & Nara");
      await page.getByPlaceholder("Ex. 3").fill("6");
      await page.getByRole("button", { name: "One day more in Kyoto" }).waitFor();
      await page.waitForTimeout(500);
      await shot("form");
      await page.getByPlaceholder("Ex. 3").fill("2");
      await page.getByText("A trip can have two to four", { exact: false }).waitFor();
      await shot("form-few");
      await open(page, `/view-trip/${tripId}`, "Location: Tokyo and Kyoto");
      await page.waitForTimeout(800);
      await shot("trip", true);
      await open(page, `/view-trip/${one}`, "Location: Tokyo, Japan");
      if (width < 1000) await page.getByRole("button", { name: "Edit", exact: true }).click();
      await page.getByRole("button", { name: "Change the whole trip" }).click();
      await page.getByLabel("What would you like?").fill("Go to Kyoto for the last two days");
      await page.getByRole("button", { name: "Preview changes" }).click();
      await page.getByRole("button", { name: "Plan Tokyo and Kyoto" }).waitFor();
      await page.waitForTimeout(500);
      await shot("offer");
      await close();
    }
}, 200_000);
