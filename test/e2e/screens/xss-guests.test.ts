import { afterEach, describe, expect, test } from "vitest";
import { oneLine } from "../../../src/domain/limits.ts";
import type { SharedAnswer } from "../../../src/domain/sharing/shared-trip.ts";
import type { TripHistoryAnswer } from "../../../src/domain/trip/trip-history-answer.ts";
import { API_PATHS, pathWithId } from "../../../src/domain/wire.ts";
import { auditPage } from "../../support/browser/audit-page.ts";
import { openPage, type WatchedPage } from "../../support/browser/browser.ts";
import { openServerAndBrowser } from "../../support/browser/open-server-and-browser.ts";
import { openTripActions } from "../../support/browser/page-actions.ts";
import { signedInState } from "../../support/browser/signed-in-state.ts";
import { type ScriptActivity, watchScripts } from "../../support/browser/watch-scripts.ts";
import { IS_NIGHTLY } from "../../support/nightly.ts";
import { tripDraft } from "../../support/plans/trip-draft.ts";
import { makeLink } from "../../support/server/guest.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";
import { saveTrip } from "../../support/store/save-trip.ts";
import { scriptVectors } from "../../support/threats/script-vectors.ts";

/** All of them every night, and every sixth for a change, which has some of each kind; each as the one line that a name is kept as. */
const TEXTS = scriptVectors()
  .filter(({ number }) => IS_NIGHTLY || number % 6 === 1)
  .map(({ text }) => oneLine(text));
const NOTHING: ScriptActivity = { ran: new Set(), dialogs: [], strayRequests: [], violations: [] };

let opened: WatchedPage | undefined;

const { server, browser } = await openServerAndBrowser();
const ada = await signedInState(server);
const user = await server.context.sessions.find(ada.client.sessionToken);
if (user === undefined) throw new Error("Ada is signed in");
const { store } = server.context;
const tripId = await saveTrip(store, { userId: user.id, nowMs: Date.now(), draft: tripDraft() });
const [place] = (await fetchTrip(ada.client, tripId)).tripData.itinerary[0]?.plan ?? [];
const made = await makeLink(ada.client, tripId, { scope: "edit" });
const token = made.token;
await store.shareLinks.change(made.link.id, ({ content }) => ({
  ...content,
  guests: TEXTS.map((text, at) => ({
    id: `guest-${at}`,
    name: text,
    tokenHash: `hash ${at}`,
    fromHash: `address ${at}`,
    joinedAtMs: 1,
    votes: [{ placeId: place?.id ?? "", value: 1, word: text }],
  })),
}));
afterEach(() => opened?.close());

describe("T44 Script of guests", () => {
  test("nothing runs in what guests say, on the owner's page: names, words, the history of their edits", async () => {
    opened = await openPage(browser, { baseURL: server.url, storageState: ada.storageState });
    const { page, errors } = opened;
    const activity = await watchScripts(page, server.url);
    await page.route(`**${pathWithId(API_PATHS.tripHistory, tripId)}`, async (route) => {
      const steps: TripHistoryAnswer["steps"] = TEXTS.map((text, at) => ({
        version: 2 + TEXTS.length - at,
        at: new Date().toISOString(),
        isOwn: false,
        guest: text,
        made: { code: "renamed", values: { to: text } },
      }));
      const answer: TripHistoryAnswer = { version: steps.length + 2, oldestVersion: 1, steps };
      await route.fulfill({ json: answer });
    });
    await page.goto(`/view-trip/${tripId}`);
    await page.getByRole("button", { name: "More about Place 1", exact: true }).click();
    const votes = page.getByRole("list", { name: "Votes" });
    await votes.waitFor();
    const said = await votes.evaluate((all) => all.textContent);
    expect(TEXTS.filter((text) => said.split(text).length < 3)).toEqual([]);
    expect(await auditPage(page)).toEqual([]);
    await openTripActions(page);
    await page.getByRole("button", { name: "History" }).click();
    const dialog = page.getByRole("dialog", { name: "History" });
    await dialog
      .getByRole("listitem")
      .nth(TEXTS.length - 1)
      .waitFor();
    const listed = await dialog.evaluate((all) => all.textContent);
    expect(TEXTS.filter((text) => listed.split(text).length < 3)).toEqual([]);
    expect(await auditPage(page)).toEqual([]);
    expect(activity).toEqual(NOTHING);
    expect(errors).toEqual([]);
  });

  test("nothing runs on a guest's page, in their own name and word, and in what other guests made of the trip", async () => {
    opened = await openPage(browser, { baseURL: server.url });
    const { page, errors } = opened;
    const activity = await watchScripts(page, server.url);
    const all = TEXTS.join(" ");
    const some = TEXTS.slice(0, 3).join(" ");
    await page.route(`**${API_PATHS.shared}`, async (route) => {
      const answer = (await (await route.fetch()).json()) as SharedAnswer;
      const [day] = answer.trip.tripData.itinerary;
      const [place] = day?.plan ?? [];
      if (day === undefined || place === undefined) throw new Error("the trip has a place");
      const others = TEXTS.map((text, at) => ({
        ...place,
        id: `own-${at}`,
        placeName: text,
        placeDetails: text,
        note: text,
        isOwn: true as const,
      }));
      const itinerary = [{ ...day, note: some, plan: [place, ...others] }];
      const told: SharedAnswer = {
        ...answer,
        trip: { ...answer.trip, title: some, tripData: { ...answer.trip.tripData, itinerary } },
        guest: {
          name: all,
          votes: [{ placeId: place.id, value: 1, word: some.slice(0, 140).trim() }],
        },
      };
      await route.fulfill({ json: told });
    });
    await page.goto(`/s/${token}`);
    await page.getByText("You joined as ").waitFor();
    await page.getByRole("button", { name: "More about Place 1", exact: true }).click();
    expect(await page.getByLabel("Comment", { exact: true }).inputValue()).toContain(
      TEXTS[0]?.replaceAll(/[\r\n]/g, ""),
    );
    const shown = await page.locator("main").evaluate((main) => main.textContent);
    expect(TEXTS.filter((text) => shown.split(text).length < 4)).toEqual([]);
    expect(await auditPage(page)).toEqual([]);
    expect(activity).toEqual(NOTHING);
    expect(errors).toEqual([]);
  });
});
