import type { TripRequest } from "../../src/domain/trip/trip-request.ts";
import type { Profile } from "../../src/domain/wire-schemas.ts";
import type { Context } from "../../src/server/context.ts";
import { newId } from "../../src/server/lib/tokens.ts";
import { SESSION_COOKIE } from "../../test/support/sign-in/walk.ts";

const PROFILE: Profile = {
  id: "ada",
  email: "ada@example.com",
  verified_email: true,
  name: "Ada Lovelace",
};
const DESTINATIONS = ["Lisbon, Portugal", "Kyoto, Japan", "Rome, Italy"] as const;

export type SeededTraveller = {
  readonly profile: Profile;
  readonly cookie: { readonly name: string; readonly value: string };
  /** The newest of the traveller's trips. */
  readonly tripId: string;
};

/** Someone signed in who has trips, made without a browser. */
export async function seedTraveller(context: Context, days = 3): Promise<SeededTraveller> {
  const person = { issuer: "bench", subject: PROFILE.id, profile: PROFILE };
  const token = await context.sessions.start({ ...person, accessToken: newId() }, "bench");
  const user = await context.sessions.find(token);
  if (user === undefined) throw new Error("the session just started is not there");
  let tripId = "";
  for (const label of DESTINATIONS) tripId = await planTrip(context, user.id, { label, days });
  return { profile: PROFILE, cookie: { name: SESSION_COOKIE, value: token }, tripId };
}

async function planTrip(
  context: Context,
  userId: string,
  { label, days }: { readonly label: string; readonly days: number },
): Promise<string> {
  const { store, runner, clock, ownerId } = context;
  const nowMs = clock.nowMs();
  const request: TripRequest = {
    location: { label },
    days,
    daysAssumed: false,
    traveler: "2",
    budget: "Comfort",
  };
  const created = await store.generations.create({
    id: newId(),
    userId,
    idempotencyKey: newId(),
    request,
    ownerId,
    leaseUntilMs: nowMs + 60_000,
    nowMs,
  });
  if (created.outcome !== "created") throw new Error("a fresh key was taken");
  const { generation } = created;
  return new Promise((resolve, reject) => {
    const stopListening = runner.listen(generation.id, (event) => {
      if (event.type !== "saved" && event.type !== "failed") return;
      stopListening();
      if (event.type === "saved") resolve(event.tripId);
      else reject(new Error(event.text));
    });
    runner.start(generation);
  });
}
