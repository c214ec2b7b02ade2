import { afterAll, expect, test } from "vitest";
import { type PhotoAnswer, photoLookupSchema } from "../../../src/domain/places/photo-answer.ts";
import { expectError } from "../../support/server/expect-error.ts";
import { createGuest, makeLink } from "../../support/server/guest.ts";
import { googleAt, startPhotoWorld } from "../../support/server/photo-world.ts";
import { ADA } from "../../support/sign-in/sign-in.ts";

const world = await startPhotoWorld(googleAt);
afterAll(() => world.close());

/** Asks until it is known, as a guest's page does. */
async function photoOf(guest: ReturnType<typeof createGuest>, slot: string): Promise<PhotoAnswer> {
  let photo: PhotoAnswer | undefined;
  await expect
    .poll(async () => {
      const answer = await guest.send(`/api/shared/photos/${slot}`);
      const text = await answer.text();
      expect(text).not.toContain(ADA.email);
      const lookup = photoLookupSchema.parse(JSON.parse(text));
      if (lookup !== null && "src" in lookup) photo = lookup;
      return answer.status;
    })
    .toBe(200);
  if (photo === undefined) throw new Error("there is no photo");
  return photo;
}

test("guests see the photos of a service, its images by addresses that name no link, until the link ends", async () => {
  const { server, services, ada } = world;
  const tripId = await world.save({ places: ["Belém Tower"] });
  const { token, link } = await makeLink(ada, tripId);
  const guest = createGuest(server.url, token);
  for (const slot of ["hero", "place-0-0"]) {
    const photo = await photoOf(guest, slot);
    expect(photo.sourceName).toBe("Google Maps");
    expect(photo.credits.length).toBeGreaterThan(0);
    for (const secret of [token, link.id, tripId]) {
      expect(JSON.stringify(photo)).not.toContain(secret);
    }
    // As a page's <img> asks: with neither cookie nor header.
    const image = await fetch(server.url + photo.src);
    expect(image.status).toBe(200);
    expect(image.headers.get("content-type")).toMatch(/^image\/(jpeg|png|webp)$/);
    expect((await image.arrayBuffer()).byteLength).toBeGreaterThan(50);
    expect(image.headers.get("cache-control")).toContain("private");
  }
  // The service learns of a place's name, and of no guest and no link.
  expect(services.received.length).toBeGreaterThan(0);
  expect(JSON.stringify(services.received)).not.toMatch(
    new RegExp(`${token}|${link.id}|${tripId}`),
  );

  const { src } = await photoOf(guest, "hero");
  await ada.fetch(`/api/trips/${tripId}/links/${link.id}`, { method: "DELETE" });
  await expectError(await guest.send("/api/shared/photos/hero"), 404, "link_ended");
  await expectError(await fetch(server.url + src), 404, "photo_not_found");
});

test("a service that fails is no fault of the guest's page: there is no photo, and nothing is told of why", async () => {
  const { server, services, ada } = world;
  const tripId = await world.save({ places: ["A tower that nobody has asked for"] });
  const { token } = await makeLink(ada, tripId);
  services.misbehave("403-billing");
  const guest = createGuest(server.url, token);
  await expect
    .poll(async () => {
      const answer = await guest.send("/api/shared/photos/place-0-0");
      return [answer.status, await answer.text()];
    })
    .toEqual([200, "null"]);
  services.misbehave(undefined);
});
