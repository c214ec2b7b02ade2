// The cost of a maps key: `npm run bench:cost`. It counts Google's calls and their price for a trip
// of three days, and compares them with one search and one photo for each card and view. Prices:
// first volume band, without the free calls of each month (as of November 2026; Google's own list
// is authoritative).
import { type PlacesRequest, startPlacesServer } from "../stand-in/places-server.ts";
import { photoSlots } from "../test/support/browser/photo-slots.ts";
import { generateTrip } from "../test/support/server/generate.ts";
import { googleAt } from "../test/support/server/photo-world.ts";
import { startTestServer } from "../test/support/server/test-server.ts";
import { ADA, signIn } from "../test/support/sign-in/sign-in.ts";
import type { SignedInClient } from "../test/support/sign-in/walk.ts";
import { fetchTrip } from "../test/support/store/fetch-trip.ts";

/** US dollars a thousand. */
const PRICES = { search: 32, details: 0, photo: 7, suggestions: 2.83 } as const;
/** Should a question for a place's photos by its id be billed as Place Details Essentials after all. */
const DETAILS_AT_MOST = 5;
/** "lis" typed at a person's pace: one pause. */
const TYPED = "lis";
/** A phone's first screen: the hero, and the cards near its lower edge. */
const FIRST_SCREEN_SLOTS = 3;

type Calls = Record<keyof typeof PRICES, number>;

const services = await startPlacesServer();
const server = await startTestServer({ env: googleAt(services.url) });
try {
  const ada = await signIn(server.url, ADA);
  services.received.length = 0;
  const suggestions = await fetch(`${server.url}/api/places/suggestions?input=${TYPED}`);
  const [location] = (await suggestions.json()) as { label: string; value: { place_id: string } }[];
  const selection = { location, noOfDays: "3", traveler: "2", budget: "Comfort" };
  const tripId = await generateTrip(ada, selection);
  const trip = await fetchTrip(ada, tripId);
  const slots = photoSlots(trip);
  await view(ada, tripId, slots);
  const first = callsOf(services.received.splice(0));
  await view(ada, tripId, slots);
  const second = callsOf(services.received.splice(0));

  // Another server that has never seen a place, so that its first screen pays for its searches.
  const other = await startTestServer({ env: googleAt(services.url) });
  const eve = await signIn(other.url, ADA);
  const otherId = await generateTrip(eve, selection);
  services.received.length = 0;
  await view(eve, otherId, photoSlots(await fetchTrip(eve, otherId)).slice(0, FIRST_SCREEN_SLOTS));
  const screen = callsOf(services.received.splice(0));
  await other.close();

  const plain = (cards: number): Calls => ({
    search: cards,
    details: 0,
    photo: cards,
    suggestions: 0,
  });
  console.log(`A trip of 3 days: ${slots.length} photos (${slots.join(", ")})\n`);
  console.log("                                search details photo suggest      USD    at most");
  line("(a) made and viewed to the end", first);
  line("    one search + photo a card", { ...plain(slots.length), suggestions: TYPED.length });
  line("(b) viewed a second time", second);
  line("    one search + photo a card", plain(slots.length));
  line("(c) first screen, no scrolling", screen);
  line("    one search + photo a card", plain(slots.length));
  console.log(
    `\nUSD per 1000: search ${PRICES.search}, place by id ${PRICES.details} (at most ${DETAILS_AT_MOST}), photo ${PRICES.photo}, suggestions ${PRICES.suggestions}.`,
  );
  const isCheaper =
    costOf(first) < costOf(plain(slots.length)) && costOf(second) < costOf(plain(slots.length)) / 2;
  if (!isCheaper || second.search > 0 || screen.search + screen.details !== FIRST_SCREEN_SLOTS) {
    console.error("It costs more than it should.");
    process.exitCode = 1;
  }
} finally {
  await server.close();
  await services.close();
}

/** A page's requests for the photos that come near the screen. */
async function view(client: SignedInClient, tripId: string, slots: readonly string[]) {
  await Promise.all(
    slots.map(async (slot) => {
      const answer = await client.fetch(`/api/trips/${tripId}/photos/${slot}`);
      if (answer.status !== 200) throw new Error(`${slot}: ${answer.status}`);
      const { src } = (await answer.json()) as { src: string };
      const image = await client.fetch(src);
      if (image.status !== 200) throw new Error(`${slot}: ${image.status}`);
      await image.arrayBuffer();
    }),
  );
}

function callsOf(requests: readonly PlacesRequest[]): Calls {
  const count = (form: RegExp) => requests.filter(({ url }) => form.test(url)).length;
  return {
    search: count(/:searchText$/),
    details: count(/^\/v1\/places\/[\w-]+$/),
    photo: count(/\/media\?/),
    suggestions: count(/:autocomplete$/),
  };
}

function costOf(calls: Calls, details: number = PRICES.details): number {
  const { search, photo, suggestions } = PRICES;
  const thousandths =
    calls.search * search +
    calls.details * details +
    calls.photo * photo +
    calls.suggestions * suggestions;
  return thousandths / 1000;
}

function line(name: string, calls: Calls): void {
  const counts = [calls.search, calls.details, calls.photo, calls.suggestions];
  const [most, least] = [costOf(calls, DETAILS_AT_MOST), costOf(calls)].map((usd) =>
    usd.toFixed(4).padStart(10),
  );
  console.log(
    `${name.padEnd(32)}${counts.map((n) => String(n).padStart(6)).join(" ")} ${least} ${most}`,
  );
}
