import type { PlanEvent } from "../src/domain/generation.ts";
import { TRAVELLERS } from "../src/domain/trip/traveller.ts";
import type { TripRequest } from "../src/domain/trip/trip-request.ts";
import { cityLabel } from "../src/guide/find-city.ts";
import { GUIDE_CITIES } from "../src/guide/guide-cities.ts";
import { assembleTrip } from "../src/server/generation/assemble-trip.ts";
import { createGuidePlanner } from "../src/server/planner/guide-planner.ts";
import type { StoreRecords } from "../src/server/store/record-store.ts";
import { createSqliteStore } from "../src/server/store/sql/create-sqlite-store.ts";
import type { Store, TripDraft, User } from "../src/server/store/store.ts";
import { completeTrip } from "../src/server/trips/complete-trip.ts";
import { planWhole } from "../test/support/plan-whole.ts";
import { storePerson } from "../test/support/store-person.ts";

const FIRST_MS = 1_700_000_000_000;
const MINUTE_MS = 60_000;
const TRIPS_EACH = 50;
const AT_ONCE = 200;
const PLANS = 36;
/** One in so many trips has the log of its plan still, and one in so many was changed and noted upon. */
const LOG_EVERY = 5;
const CHANGE_EVERY = 10;

type Planned = {
  readonly request: TripRequest;
  readonly events: readonly PlanEvent[];
  readonly draft: TripDraft;
};

/** Writes a new embedded store with so many trips: the guide's own plans, each made once and varied. */
export async function fillForMove(path: string, trips: number): Promise<void> {
  const plans: Planned[] = [];
  for (let index = 0; index < PLANS; index += 1) plans.push(await planAt(index));
  const store = createSqliteStore(path);
  try {
    const people = await signUp(store, Math.ceil(trips / TRIPS_EACH));
    for (let at = 0; at < trips; at += AT_ONCE) {
      const numbers = Array.from(
        { length: Math.min(AT_ONCE, trips - at) },
        (_, index) => at + index,
      );
      const made = numbers.map((number) => tripAt(number, plans, people));
      await store.records.write(
        "trips",
        made.map(({ trip }) => trip),
      );
      const logged = made.filter((_, index) => index % LOG_EVERY === 0);
      await store.records.write(
        "generations",
        logged.map(({ generation }) => generation),
      );
      for (const { trip } of made.filter((_, index) => index % CHANGE_EVERY === 0)) {
        await change(store, trip);
      }
      await store.lookups.save(`where is ${at}?`, `{"lat":${at},"lon":0}`, FIRST_MS);
    }
  } finally {
    await store.close();
  }
}

async function planAt(index: number): Promise<Planned> {
  const city = GUIDE_CITIES[index % GUIDE_CITIES.length];
  const traveller = TRAVELLERS[index % TRAVELLERS.length];
  if (city === undefined || traveller === undefined) throw new Error("the guide is empty");
  const request: TripRequest = {
    location: { label: cityLabel(city) },
    days: 1 + (index % 7),
    daysAssumed: false,
    traveler: traveller.people,
    budget: "Comfort",
  };
  const said = await planWhole(createGuidePlanner(), request);
  const events = said.filter((event): event is PlanEvent => event.type !== "failed");
  const draft = assembleTrip(request, events, "guide");
  if (draft === undefined) throw new Error(`no plan for ${city.name}`);
  return { request, events, draft };
}

async function signUp(store: Store, people: number): Promise<User[]> {
  const users: User[] = [];
  for (let person = 0; person < people; person += 1) {
    const user = await store.users.upsert(storePerson(`traveller ${person}`));
    users.push(user);
    await store.sessions.create({
      id: `session ${person}`,
      tokenHash: `hash ${person}`,
      userId: user.id,
      device: "Firefox on Linux",
      createdAtMs: FIRST_MS,
      expiresAtMs: FIRST_MS * 2,
      sealedProviderToken: person % 2 === 0 ? undefined : `sealed ${person}`,
    });
  }
  return users;
}

function tripAt(number: number, plans: readonly Planned[], people: readonly User[]) {
  const plan = plans[number % plans.length];
  const owner = people[number % people.length];
  if (plan === undefined || owner === undefined) throw new Error("there is nothing to vary");
  const createdAtMs = FIRST_MS + number * MINUTE_MS;
  const id = String(createdAtMs);
  const notes = [...(plan.draft.tripData.notes ?? []), `Trip ${number}`];
  const draft = { ...plan.draft, tripData: { ...plan.draft.tripData, notes } };
  const document = completeTrip(draft, { id, userEmail: owner.email, createdAtMs });
  const trip: StoreRecords["trips"] = { id, ownerId: owner.id, version: 1, document };
  const generation: StoreRecords["generations"] = {
    id: `plan ${number}`,
    userId: owner.id,
    idempotencyKey: `plan-${number}`,
    request: plan.request,
    state: "saved",
    ownerId: "a server",
    leaseUntilMs: createdAtMs,
    createdAtMs,
    inputTokens: 0,
    outputTokens: 0,
    events: [...plan.events, { type: "saved", tripId: id }],
  };
  return { trip, generation };
}

async function change(store: Store, { id, ownerId }: StoreRecords["trips"]): Promise<void> {
  const changed = await store.trips.change(id, String(ownerId), {
    expectedVersion: 1,
    idempotencyKey: `change-${id}`,
    changes: [
      { kind: "title", text: `The one of ${id} 🧳` },
      { kind: "note", day: 0, text: "Ask for the corner table" },
    ],
    nowMs: Number(id) + 1,
  });
  if (changed.outcome !== "changed") throw new Error(`the change was ${changed.outcome}`);
}
