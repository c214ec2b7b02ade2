import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ServiceError } from "../../../src/server/lib/service-error.ts";
import type { PhotoSource, PhotoSubject } from "../../../src/server/photos/photo-source.ts";
import type { PlacesFault } from "../../../stand-in/places-fault.ts";

export type OpenedSource = {
  readonly finder: PhotoSource;
  /** How many requests the service had. */
  readonly requests: () => number;
  readonly misbehave: (fault: PlacesFault | undefined) => void;
  readonly close: () => Promise<void>;
};

export const PLACE: PhotoSubject = {
  kind: "place",
  query: "Belém Tower",
  destination: "Lisbon, Portugal",
  at: { lat: 38.6916, lon: -9.216 },
};

/** Every promise of the `PhotoSource` port; each one runs it. */
export function photoSourceContract(name: string, open: () => Promise<OpenedSource>): void {
  describe(`${name} keeps a photo source's promises`, () => {
    let opened: OpenedSource;
    const signal = new AbortController().signal;
    const find = (subject: PhotoSubject) => opened.finder.find(subject, { signal });

    beforeEach(async () => {
      opened = await open();
    });
    afterEach(() => opened.close());

    test.each(["hero", "hotel", "place"] as const)("finds a %s with its credit", async (kind) => {
      const photo = await find({ ...PLACE, kind });
      expect(photo?.image).not.toBe("");
      expect(photo?.credits[0]?.name).toMatch(/^Ana/);
      expect(photo?.credits[0]?.url).toMatch(/^https:/);
    });

    test("locates what it found", async () => {
      const photo = await find(PLACE);
      if (photo === undefined) throw new Error("there is a photo");
      const url = await opened.finder.locate(photo.image, { signal });
      expect((await fetch(url, { headers: { "user-agent": "Test/1.0 (here)" } })).status).toBe(200);
    });

    test("locates nothing that is another's", async () => {
      const image =
        opened.finder.id === "google" ? "https://upload.wikimedia.org/x.png" : "places/a/photos/b";
      await expect(opened.finder.locate(image, { signal })).rejects.toThrow(ServiceError);
      expect(opened.requests()).toBe(0);
    });

    test.each<PlacesFault>(["none", "no-photos"])("says so where there is %s", async (fault) => {
      opened.misbehave(fault);
      expect(await find(PLACE)).toBeUndefined();
    });

    test("asks once for what is asked many times at once, and never more the second time", async () => {
      const photos = await Promise.all(Array.from({ length: 20 }, () => find(PLACE)));
      expect(new Set(photos.map((photo) => photo?.credits[0]?.name)).size).toBe(1);
      const first = opened.requests();
      await find(PLACE);
      expect(opened.requests() - first).toBeLessThanOrEqual(first);
      expect(first).toBeLessThanOrEqual(2);
    });

    test.each<PlacesFault>([
      "403-service",
      "429",
      "500",
      "html",
      "wrong-shape",
      "refused",
      "key-echo",
    ])("throws one kind of error for %s", async (fault) => {
      opened.misbehave(fault);
      await expect(find(PLACE)).rejects.toThrow(ServiceError);
    });

    test("stops waiting when the signal says so", async () => {
      opened.misbehave("hang");
      const stop = new AbortController();
      const asking = opened.finder.find(PLACE, { signal: stop.signal });
      stop.abort(new Error("enough"));
      await expect(asking).rejects.toThrow("enough");
    });
  });
}
