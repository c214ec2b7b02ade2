import { expect, test } from "vitest";
import { addDays } from "../../../src/domain/calendar-date.ts";
import { examine } from "../../support/browser/axe.ts";
import { DESKTOP, openPage, PHONE, screenshot } from "../../support/browser/browser.ts";
import { openServerAndBrowser } from "../../support/browser/open-server-and-browser.ts";
import { openForm, pressGenerate } from "../../support/browser/page-actions.ts";
import { waitForWorker } from "../../support/browser/service-worker.ts";
import { signedInState } from "../../support/browser/signed-in-state.ts";
import { byDay } from "../../support/nightly.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";

const { server, browser } = await openServerAndBrowser();

/** The form plans nothing that is past. */
const FIRST = addDays(new Date().toISOString().slice(0, 10), 40);
const LAST = addDays(FIRST, 3);

function written(date: string): string {
  const words = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat("en-GB", words).format(new Date(date));
}

const FLIGHTS = [
  "Booking reference: XK4T9P",
  "",
  "Outbound",
  "Flight LH 1172",
  written(FIRST),
  "Departs 09:40 Frankfurt (FRA) Terminal 1",
  "Arrives 11:35 Lisbon (LIS) Terminal 1",
  "",
  "Return",
  "Flight LH 1173",
  written(LAST),
  "Departs 18:30 Lisbon (LIS) Terminal 1",
  "Arrives 22:45 Frankfurt (FRA) Terminal 1",
].join("\n");

test.each(
  byDay([
    ["a phone", PHONE, "dark"],
    ["a desktop", DESKTOP, "light"],
  ] as const),
)(
  "on %s flights fill the form, without a network too, and the plan keeps to them",
  async (name, viewport, colorScheme) => {
    const person = { name: "Ada Lovelace", email: `${name.replace(" ", "-")}@example.com` };
    const { client, storageState } = await signedInState(server, person);
    const { page, errors, close } = await openPage(browser, {
      baseURL: server.url,
      storageState,
      viewport,
      colorScheme,
      serviceWorkers: "allow",
    });
    await openForm(page);
    await waitForWorker(page);
    const button = page.getByRole("button", { name: "I have flights or a hotel" });
    const sheet = page.getByRole("dialog");
    await button.focus();
    await page.keyboard.press("Enter");
    await sheet.getByText("They fill in where and when").waitFor();
    expect((await examine(page, { part: "dialog[open]" })).violations).toEqual([]);
    await screenshot(page, `form bookings ${name}`, false);
    await sheet.getByRole("button", { name: "Read a confirmation" }).click();
    await sheet.getByLabel("Paste the confirmation").fill(FLIGHTS);
    await sheet.getByRole("button", { name: "Read it" }).click();
    await sheet.getByRole("checkbox", { name: "Flight: LH 1172" }).waitFor();
    await sheet.getByRole("checkbox", { name: "Flight: LH 1173" }).uncheck();
    await sheet.getByRole("checkbox", { name: "Flight: LH 1172" }).uncheck();
    await sheet.getByRole("button", { name: "Choose what to add" }).press("Enter");
    await sheet.getByText("Choose at least one booking.").waitFor();
    await sheet.getByRole("checkbox", { name: "Flight: LH 1172" }).check();
    await sheet.getByRole("checkbox", { name: "Flight: LH 1173" }).check();
    expect((await examine(page, { part: "dialog[open]" })).violations).toEqual([]);
    await screenshot(page, `form bookings read ${name}`, false);
    await sheet.getByRole("button", { name: "Add 2 bookings" }).click();
    await sheet.waitFor({ state: "hidden" });
    const field = (label: string) => page.getByLabel(label, { exact: true }).inputValue();
    const filled = async () => [
      await page.getByRole("combobox").inputValue(),
      await field("First day"),
      await field("Arrive around"),
      await field("Last day"),
      await field("Leave around"),
      await page.getByPlaceholder("Ex. 3").inputValue(),
    ];
    const expected = ["Lisbon", FIRST, "11:35", LAST, "18:30", "4"];
    expect(await filled()).toEqual(expected);
    expect((await examine(page)).violations).toEqual([]);
    await screenshot(page, `form filled ${name}`, true);

    // The reader was used once: it is there without a network.
    await page.context().setOffline(true);
    await page.reload();
    expect(await filled()).toEqual(expected);
    await page.getByText("Flight LH 1173").waitFor();
    await button.click();
    await sheet.getByRole("button", { name: "Read a confirmation" }).click();
    const stay = `Hotel Avenida\nAddress: Rua Garrett 5, 1200-203 Lisboa, Portugal\nCheck-in: ${written(FIRST)}\nCheck-out: ${written(LAST)}\nConfirmation number: 55123`;
    await sheet.getByLabel("Paste the confirmation").fill(stay);
    await sheet.getByRole("button", { name: "Read it" }).click();
    await sheet.getByRole("checkbox", { name: "Stay: Hotel Avenida" }).check();
    await sheet.getByRole("button", { name: "Add 1 booking" }).click();
    await sheet.waitFor({ state: "hidden" });
    await page.getByText("Hotel Avenida").waitFor();
    await page.context().setOffline(false);

    await page.getByRole("radio", { name: /Comfort/ }).check();
    await page.getByRole("radio", { name: /Couple/ }).check();
    await pressGenerate(page);
    await page.waitForURL(/\/view-trip\//);
    const trip = await fetchTrip(client, page.url().split("/").at(-1)?.split("?")[0] ?? "");
    expect(trip.bookings?.map((one) => one.name).sort()).toEqual([
      "Hotel Avenida",
      "LH 1172",
      "LH 1173",
    ]);
    expect(trip.tripData.hotels[0]?.hotelName).toBe("Hotel Avenida");
    const visits = (at: number) => trip.tripData.itinerary.at(at)?.plan ?? [];
    expect(visits(0)[0]?.visit?.startMinutes ?? 0).toBeGreaterThan(12 * 60);
    expect(visits(-1).at(-1)?.visit?.endMinutes ?? 0).toBeLessThan(16 * 60 + 30);
    expect(
      errors.filter((error) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch/.test(error)),
    ).toEqual([]);
    await close();
  },
);
