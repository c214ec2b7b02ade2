import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openPage, PHONE } from "../../support/browser/browser.ts";
import { open, openTripActions } from "../../support/browser/page-actions.ts";
import { openSignedIn } from "../../support/browser/signed-in-pages.ts";
import { saveCheckedTrip } from "../../support/store/save-checked-trip.ts";

const { server, browser, ada, asAda } = await openSignedIn();

const MAP = `<kml><Document><name>Cabins</name><Folder><name>North</name><Placemark><name>Cabin</name>
<Point><coordinates>-20.5,10.1</coordinates></Point></Placemark></Folder></Document></kml>`;

test("a trip is saved with no network and imported again; a map is asked where it is", async () => {
  const tripId = await saveCheckedTrip(server.context, ada.sessionToken);
  const { page } = await openPage(browser, { ...asAda, viewport: PHONE });
  await open(page, `/view-trip/${tripId}`, "Location: Porto, Portugal");
  await openTripActions(page);
  await page.getByRole("button", { name: "Print or export", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "All data JSON" }).waitFor();
  await page.context().setOffline(true);
  const downloaded = page.waitForEvent("download");
  await page.getByRole("button", { name: "All data JSON" }).click();
  const download = await downloaded;
  expect(download.suggestedFilename()).toBe("porto-portugal.json");
  const file = await download.path();
  expect(readFileSync(file, "utf8")).toContain("Livraria Lello");
  await page.context().setOffline(false);

  await open(page, "/my-trips", "My Trips");
  await page.getByRole("button", { name: "Import a trip" }).click();
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await page.getByText("Choose a file first.").waitFor();
  await page.getByLabel("File").setInputFiles(file);
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await page.getByText("Location: Porto, Portugal").waitFor();
  expect(page.url()).not.toContain(tripId);
  await page.getByRole("link", { name: "Livraria Lello" }).first().waitFor();

  await openTripActions(page);
  await page.getByRole("button", { name: "Print or export", exact: true }).click();
  await page.getByRole("button", { name: "Calendar ICS" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Set dates/ })
    .click();
  await page.getByLabel("Start date").locator("visible=true").fill("2027-05-04");
  await page.getByRole("button", { name: "Save dates" }).click();
  await page.getByRole("button", { name: "Create link" }).click();
  const feed = await page.getByLabel("Calendar link").inputValue();
  await expect.poll(async () => (await fetch(feed)).status).toBe(200);
  await page.getByRole("button", { name: "Turn off link" }).click();
  await expect.poll(async () => (await fetch(feed)).status).toBe(404);

  await open(page, "/my-trips", "My Trips");
  await page.getByRole("button", { name: "Import a trip" }).click();
  const map = { name: "map.kml", mimeType: "", buffer: Buffer.from(MAP) };
  await page.getByLabel("File").setInputFiles(map);
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await page.getByLabel("Destination").fill("Our island");
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await page.getByText("Location: Our island").waitFor();
  await page.getByText("North", { exact: true }).first().waitFor();
});
