import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { TripPlan } from "../../src/web/features/view-trip/read/trip-plan.tsx";
import { OnlyIllustrations } from "../../src/web/offline/photos/use-trip-photo.ts";
import { checkedTripDraft } from "../support/plans/checked-trip.ts";
import { savedTrip } from "../support/plans/saved-trip.ts";
import { render } from "./render.tsx";

test.each(["constructor", "__proto__"])(
  "T54 a trip with a day of the id %s is shown, and the day breaks only its own rules",
  async (odd) => {
    const problem = { dayId: odd, code: "endsLate", values: { endMinutes: 1500 } };
    const trip = savedTrip(checkedTripDraft({ problems: [problem] }));
    const [first, second] = trip.tripData.itinerary;
    if (first === undefined || second === undefined) throw new Error("a trip of two days");
    [first.id, second.id] = [odd, "valueOf"];
    const days = {
      unfoldedDays: undefined,
      toggleDay: () => undefined,
      unfoldDay: () => undefined,
    };
    render(
      <QueryClientProvider client={new QueryClient()}>
        <OnlyIllustrations value>
          <MemoryRouter>
            <TripPlan trip={trip} facts={undefined} days={days} drawnDays={2} />
          </MemoryRouter>
        </OnlyIllustrations>
      </QueryClientProvider>,
    );
    await expect.element(page.getByText("Livraria Lello").first()).toBeVisible();
    await expect.element(page.getByText("Long day: back at 01:00")).toBeVisible();
    await expect.element(page.getByRole("heading", { name: /Day 2/ })).toBeVisible();
  },
);
