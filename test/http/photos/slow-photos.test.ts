import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { PlacesFault } from "../../../stand-in/places-fault.ts";
import { byDay } from "../../support/nightly.ts";
import { createGuest, makeLink } from "../../support/server/guest.ts";
import { googleAt, startPhotoWorld } from "../../support/server/photo-world.ts";

/** Longer than a request waits for its lookup. */
const SLOW_MS = 400;

const world = await startPhotoWorld(googleAt);
afterAll(() => world.close());
beforeEach(() => {
  world.services.answerAfter(SLOW_MS);
  world.services.received.length = 0;
  world.log.length = 0;
  world.clock.advance(61_000);
});

let count = 0;
/** A name that no test has asked for before. */
function fresh(name: string): string {
  count += 1;
  return `${name} ${count}`;
}

const asked = () => world.services.received.map(({ method, url }) => `${method} ${url}`);
/** The dearest kind of request. */
const searches = () => asked().filter((one) => one === "POST /v1/places:searchText");

describe("an answer that comes after the request for it has ended", () => {
  test("is there for the next request", async () => {
    const id = await world.save({ places: [fresh("Chiado")] });
    expect((await world.ask(id, "place-0-0")).status).toBe(202);
    // The place, the address of its photo, and the image.
    await expect.poll(async () => (await world.ask(id, "place-0-0")).status).toBe(200);
    expect(asked()).toHaveLength(3);
    expect(searches()).toHaveLength(1);
  });

  const FAULTS: [PlacesFault, number][] = [
    ["500", 1],
    ["none", 0],
    ["429", 1],
    ["403-billing", 1],
    ["html", 1],
    ["wrong-shape", 1],
    ["no-photos", 0],
  ];
  test.each(byDay(FAULTS, 2))(
    "is known too where it is %s, and logged %i times",
    async (fault, lines) => {
      const id = await world.save({ places: [`${fresh("Chiado")} fault:${fault}`] });
      expect((await world.ask(id, "place-0-0")).status).toBe(202);
      expect(await world.lookUp(id, "place-0-0")).toBeNull();
      expect(searches()).toHaveLength(1);
      expect(world.log).toHaveLength(lines);
      // A minute later the service may be well again.
      world.clock.advance(61_000);
      await world.lookUp(id, "place-0-0");
      expect(asked().length).toBeLessThanOrEqual(2);
    },
  );

  test.each<PlacesFault | undefined>([undefined, "500"])(
    "serves the owner's two tabs and a guest who comes later (fault: %s)",
    async (fault) => {
      const word = fault === undefined ? "" : ` fault:${fault}`;
      const id = await world.save({ places: [fresh("Chiado") + word] });
      const link = await makeLink(world.ada, id);
      const guest = createGuest(world.server.url, link.token);
      const tabs = await Promise.all([
        world.lookUp(id, "place-0-0"),
        world.lookUp(id, "place-0-0"),
      ]);
      const answer = await guest.send("/api/shared/photos/place-0-0");
      expect(answer.status).toBe(200);
      const seen = [...tabs, await answer.json()];
      expect(seen.map((photo) => photo?.credits.length)).toEqual(
        seen.map(() => (fault === undefined ? 1 : undefined)),
      );
      expect(searches()).toHaveLength(1);
    },
  );
});
