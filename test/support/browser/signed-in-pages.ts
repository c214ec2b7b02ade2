import type { BrowserContextOptions } from "playwright-core";
import type { Trip } from "../../../src/domain/trip/trip.ts";
import type { TripRequestInput } from "../../../src/domain/trip/trip-request.ts";
import { generateTrip, SELECTION } from "../server/generate.ts";
import type { SignedInClient } from "../sign-in/walk.ts";
import { fetchTrip } from "../store/fetch-trip.ts";
import { openPage, type WatchedPage } from "./browser.ts";
import { openServerAndBrowser } from "./open-server-and-browser.ts";
import { open } from "./page-actions.ts";
import { signedInState } from "./signed-in-state.ts";

/** A server and a browser for all tests of a file, and Ada, whose pages a context opens by `asAda`. */
export async function openSignedIn(options?: Parameters<typeof openServerAndBrowser>[0]) {
  const opened = await openServerAndBrowser(options);
  const { client: ada, storageState } = await signedInState(opened.server);
  return { ...opened, ada, asAda: { baseURL: opened.server.url, storageState } };
}

type OpenTrip = WatchedPage & {
  readonly client: SignedInClient;
  readonly tripId: string;
  /** As it was opened. */
  readonly trip: Trip;
  /** As the server has it now. */
  stored(): Promise<Trip>;
};

let travellers = 0;

/** The page of a trip that was planned for someone new, who is signed in. @param beforeOpening sets up what the page will ask about. */
export async function openNewTrip(
  { server, browser }: Awaited<ReturnType<typeof openServerAndBrowser>>,
  options: BrowserContextOptions = {},
  selection: TripRequestInput = SELECTION,
  beforeOpening?: (trip: Trip) => void,
): Promise<OpenTrip> {
  travellers += 1;
  const person = { name: "Ada Lovelace", email: `traveller-${travellers}@example.com` };
  const { storageState, client } = await signedInState(server, person);
  const tripId = await generateTrip(client, selection);
  beforeOpening?.(await fetchTrip(client, tripId));
  const watched = await openPage(browser, { baseURL: server.url, storageState, ...options });
  await open(watched.page, `/view-trip/${tripId}`, `Location: ${selection.location?.label}`);
  const stored = () => fetchTrip(client, tripId);
  return { ...watched, client, tripId, trip: await stored(), stored };
}
