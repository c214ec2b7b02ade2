import { expect, test } from "vitest";
import { configAnswerSchema } from "../../../src/domain/wire-schemas.ts";
import { createImageHosts } from "../../../src/server/photos/image-hosts.ts";
import type { PhotoSource } from "../../../src/server/photos/photo-source.ts";
import { startPlacesServer } from "../../../stand-in/places-server.ts";
import { startPhotoWorld } from "../../support/server/photo-world.ts";

const TOKEN = "a-token-of-the-measurements-32-long";

/** All there is to a source: in production it is a file, and a line in create-services.ts. */
function createPostcards(imagesUrl: string): PhotoSource {
  return {
    id: "postcards",
    name: "Postcards of the world",
    metricName: "postcards",
    hosts: createImageHosts(undefined, [imagesUrl]),
    referenceLifeMs: 3_600_000,
    cacheControl: "private, max-age=42",
    mayBeKept: true,
    find: async ({ query }) => ({ image: query, sizes: [], credits: [{ name: "Ana" }] }),
    locate: async (image) => new URL(`/image/${image}/0`, imagesUrl),
  };
}

test("a third source is served by its own hosts, cache, name and metric", async () => {
  const images = await startPlacesServer();
  const source = createPostcards(images.url);
  const world = await startPhotoWorld(() => ({ METRICS_TOKEN: TOKEN }), { photos: source });
  try {
    const config = await (await fetch(`${world.server.url}/api/config`)).json();
    expect(configAnswerSchema.parse(config).photos).toBe("postcards");
    const photo = await world.photo(await world.save({ places: ["Chiado"] }), "place-0-0");
    expect(photo).toEqual({
      src: expect.stringMatching(/^\/api\/photos\//),
      credits: [{ name: "Ana" }],
      sourceName: "Postcards of the world",
      mayBeKept: true,
    });
    const image = await world.ada.fetch(photo.src);
    expect(image.status).toBe(200);
    expect(image.headers.get("cache-control")).toBe("private, max-age=42");
    await image.arrayBuffer();
    expect(images.received.map(({ url }) => url)).toEqual(["/image/Chiado/0"]);
    const headers = { authorization: `Bearer ${TOKEN}` };
    const metrics = await (await fetch(`${world.server.url}/metrics`, { headers })).text();
    expect(metrics).toMatch(/service="postcards",kind="image"/);
  } finally {
    await world.close();
    await images.close();
  }
});
