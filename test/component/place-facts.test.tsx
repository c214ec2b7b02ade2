import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { TripHotel, TripPlace, UserSelection } from "../../src/domain/trip/trip.ts";
import { SuggestionCard } from "../../src/web/features/view-trip/edit/change/suggestion-card.tsx";
import { HotelStrip } from "../../src/web/features/view-trip/read/hotel-strip.tsx";
import { PlaceFacts } from "../../src/web/features/view-trip/read/place/place-facts.tsx";
import { PlaceRow } from "../../src/web/features/view-trip/read/place/place-row.tsx";
import { PriceForParty } from "../../src/web/features/view-trip/trip/price-for-party.tsx";
import { ShownTripContext } from "../../src/web/features/view-trip/trip/shown-trip.ts";
import { render } from "./render.tsx";

const MUSEUM: TripPlace = {
  id: "museum",
  placeName: "Museum",
  placeDetails: "",
  placeImageURL: "",
  geoCoordinates: "",
  ticketsPricing: "€16 per adult",
  timeToTravel: "",
  bestTime: "",
  guideId: "rome/museum",
  visit: { startMinutes: 600, endMinutes: 700 },
  open: { startMinutes: 540, endMinutes: 1080 },
};

/** @param date of the day, a Friday: "2026-12-04". */
async function show(
  hours: string | undefined,
  traveler: string,
  date?: string,
  childAges?: number[],
): Promise<string> {
  const facts = { hours: hours === undefined ? {} : { "rome/museum": hours } };
  const userSelection = {
    location: { label: "" },
    noOfDays: 1,
    traveler,
    budget: "",
    ...(childAges && { childAges }),
  };
  render(
    <ShownTripContext value={{ party: { userSelection }, dates: [date], hotels: [], facts }}>
      <PlaceFacts place={MUSEUM} dayNumber={1} />
    </ShownTripContext>,
  );
  await expect.poll(() => document.querySelectorAll("ul > li").length).toBeGreaterThan(0);
  // As it is shown.
  // biome-ignore lint/performance/useDomNodeTextContent: lines and hidden parts count here.
  return document.querySelector("ul")?.innerText ?? "";
}

test("the week's hours are in few words, those of the visit's day in bold", async () => {
  const text = await show("Tu-Th,Sa-Su 09:00-18:00; Fr 09:00-20:30", "4", "2026-12-04");
  expect(text).toContain("Open Tue–Thu, Sat, Sun 09:00–18:00");
  const bold = document.querySelectorAll("li .font-semibold");
  expect([...bold].map(({ firstChild }) => firstChild?.textContent)).toEqual(["Fri 09:00–20:30"]);
});

test.each([
  ["24/7", "Open 24 hours"],
  ["09:00-19:00", "Open daily 09:00–19:00"],
  ["Mo,We-Su 09:00-12:00,14:00-02:00", "Open Mon, Wed–Sun 09:00–12:00, 14:00–02:00"],
  // No notation of ours, and none at all: what the plan knows of the day.
  ["when it suits", "Open that day 09:00–18:00"],
  [undefined, "Open that day 09:00–18:00"],
])("%s is read as %s", async (hours, text) => {
  expect((await show(hours, "1")).split("\n")).toContain(text);
});

test.each([
  ["2", "About €32 for the two of you"],
  ["5+", "About €80 for the five of you"],
])("for %s travellers the price of all is named", async (traveler, text) => {
  expect((await show(undefined, traveler)).split("\n")).toContain(text);
});

test("where children come along the price of all is the most that it may be", async () => {
  const text = await show(undefined, "4", undefined, [4, 8]);
  expect(text).toContain("At most €48 for the four of you; children often pay less");
});

test("hotels are for all rooms, and prices about in the currency of the costs", async () => {
  const userSelection = { location: { label: "" }, noOfDays: 1, traveler: "5+", budget: "" };
  const party = { userSelection, costs: { currency: "GBP" } };
  render(
    <ShownTripContext value={{ party, dates: [], hotels: [], facts: undefined }}>
      <PriceForParty price="€150 – €260 per night" isRoom />
    </ShownTripContext>,
  );
  await expect.element(page.getByText("3 rooms: €450 – €780 · about £385 – £667")).toBeVisible();
});

test.each([
  ["Step-free", "yes"],
  ["Step-free in parts", "partly"],
  ["Steps or steep ways", "no"],
  ["Access not known: ask ahead", undefined],
])(
  "for who takes no steps a card, a hotel and what could come instead say: %s",
  async (text, stepFree) => {
    const wishes = [{ kind: "need", need: "stepFree", text: "step-free" }] as const;
    const guideId = MUSEUM.guideId ?? "";
    const userSelection = { location: { label: "" }, noOfDays: 1, traveler: "2", budget: "" };
    const facts = { hours: {}, stepFree: stepFree === undefined ? {} : { [guideId]: stepFree } };
    const hotel: TripHotel = {
      id: "inn",
      hotelName: "Inn",
      hotelAddress: "",
      price: "",
      hotelImageURL: "",
      geoCoordinates: "",
      rating: "",
      description: "",
      guideId,
    };
    const shown = (asked: Pick<UserSelection, "wishes">) => (
      <QueryClientProvider client={new QueryClient()}>
        <ShownTripContext
          value={{
            party: { userSelection: { ...userSelection, ...asked } },
            dates: [],
            hotels: [],
            facts,
          }}
        >
          <PlaceRow
            {...{ tripId: "trip", destination: "", place: MUSEUM, dayNumber: 1, number: 1 }}
            broken={[]}
          />
          <PlaceFacts place={MUSEUM} dayNumber={1} />
          <HotelStrip tripId="trip" hotels={[hotel]} chosen={[hotel]} base="Inn" />
          <SuggestionCard place={MUSEUM} onTake={() => undefined} />
        </ShownTripContext>
      </QueryClientProvider>
    );
    const remove = render(shown({ wishes: [...wishes] }));
    await expect.poll(() => page.getByText(text, { exact: true }).length).toBe(4);
    remove();
    render(shown({}));
    await expect
      .poll(() => page.getByText(text, { exact: true }).length)
      .toBe(stepFree === undefined ? 0 : 1);
  },
);
