import { expect, test } from "vitest";
import { forgetExpired } from "../../../src/server/forget-expired.ts";
import { guideKey } from "../../../src/server/store/lookup-store.ts";
import { closeAfterEach } from "../../support/server/close-after-each.ts";
import { generateTrip, SELECTION } from "../../support/server/generate.ts";
import { startOpenDataWorld } from "../../support/server/open-data-world.ts";
import { createTestClock } from "../../support/server/test-clock.ts";
import { ADA, signIn } from "../../support/sign-in/sign-in.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";

const { keep } = closeAfterEach();
const DAY_MS = 24 * 3_600_000;
const HALF_A_YEAR_MS = 200 * DAY_MS;
const ALVORIM = { ...SELECTION, location: { label: "Alvorim, Portugal" } };

test("a trip planned long ago keeps what is known of its city; once it is deleted, that goes", async () => {
  const clock = createTestClock(Date.now());
  const { server } = keep(await startOpenDataWorld({ overrides: { clock } }));
  const { lookups } = server.context.store;
  const ada = await signIn(server.url, ADA);
  const id = await generateTrip(ada, ALVORIM);
  const snapshot = (await fetchTrip(ada, id)).openData?.snapshot ?? "";
  const factsNow = async (client: typeof ada) =>
    JSON.parse(await (await client.fetch(`/api/trips/${id}/facts`)).text());
  const facts = await factsNow(ada);
  expect(facts).toMatchObject({ timeZone: "Europe/Lisbon", city: expect.anything() });
  expect(Object.keys(facts.hours)).not.toEqual([]);
  await lookups.save("nobody names this", "a guide", clock.nowMs());

  for (let half = 0; half < 3; half += 1) {
    clock.advance(HALF_A_YEAR_MS);
    await forgetExpired(server.context);
    expect(await factsNow(await signIn(server.url, ADA))).toEqual(facts);
  }
  expect(await lookups.find("nobody names this")).toBeUndefined();

  const again = await signIn(server.url, ADA);
  expect(
    (await again.fetch(`/api/trips/${id}`, { method: "DELETE", headers: { "if-match": "*" } }))
      .status,
  ).toBe(204);
  clock.advance(HALF_A_YEAR_MS);
  await forgetExpired(server.context);
  expect(await lookups.find(guideKey(snapshot))).toBeUndefined();
});
