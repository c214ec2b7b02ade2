import { randomUUID } from "node:crypto";
import type { Edit } from "../../src/domain/edits/edit-kinds.ts";
import { API_PATHS, pathWithId } from "../../src/domain/wire.ts";
import { generateTrip, SELECTION } from "../../test/support/server/generate.ts";
import { createGuest, makeLink } from "../../test/support/server/guest.ts";
import type { SignedInClient } from "../../test/support/sign-in/walk.ts";
import { fetchTrip } from "../../test/support/store/fetch-trip.ts";

const DAYS = 10;
const EXPENSES_A_DAY = 3;
const GUESTS = ["Ben", "Cleo", "Dan"];

/** A trip of three bases with notes, travellers, expenses and guests' votes. @returns its id. */
export async function planFullTrip(url: string, client: SignedInClient): Promise<string> {
  const tripId = await generateTrip(client, {
    ...SELECTION,
    location: { label: "Tokyo, Kyoto and Osaka" },
    noOfDays: `${DAYS}`,
  });
  const { itinerary } = (await fetchTrip(client, tripId)).tripData;
  const placeIds = itinerary.flatMap(({ plan }) => plan.map(({ id }) => id));
  const travellers = ["ada", ...GUESTS.map((name) => name.toLowerCase())];
  await edit(client, tripId, [
    ...travellers.map((id) => ({ kind: "set-traveller", id, name: id }) as const),
    ...itinerary.map(({ id }) => ({ kind: "set-note", id, text: "Meet at nine." }) as const),
  ]);
  for (const { id: dayId, plan } of itinerary) {
    await edit(client, tripId, [
      ...plan.map(({ id }) => ({ kind: "set-note", id, text: "Ben has the tickets." }) as const),
      ...Array.from({ length: EXPENSES_A_DAY }, () => expenseOn(dayId, travellers)),
    ]);
  }
  const { token } = await makeLink(client, tripId, { scope: "vote" });
  for (const [at, name] of GUESTS.entries()) {
    const guest = createGuest(url, token);
    await guest.join(name);
    for (const placeId of placeIds.filter((_, nth) => nth % GUESTS.length === at)) {
      await guest.vote({ placeId, value: 1 });
    }
  }
  return tripId;
}

function expenseOn(dayId: string, travellerIds: readonly string[]): Edit {
  const id = randomUUID();
  const amountMinor = 2_500;
  const payers = [{ travellerId: "ada", part: amountMinor }];
  const parts = travellerIds.map((travellerId) => ({ travellerId, part: 1 }));
  const split = { how: "EVENLY", parts } as const;
  const what = { title: "Lunch", kind: "meals", currency: "JPY" } as const;
  return {
    kind: "set-expense",
    id,
    expense: { id, ...what, dayId, amountMinor, payers, split },
  };
}

async function edit(client: SignedInClient, tripId: string, edits: readonly Edit[]): Promise<void> {
  const answer = await client.fetch(pathWithId(API_PATHS.trip, tripId), {
    method: "PATCH",
    headers: { "if-match": "*", "idempotency-key": randomUUID() },
    body: JSON.stringify({ edits }),
  });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
}
