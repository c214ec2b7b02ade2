import { describe, expect, test } from "vitest";
import { asOwner } from "../../../src/server/store/access.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { PIECE_BYTES } from "../../../src/server/store/trip-file-store.ts";
import { openConnections } from "../../support/server/open-connections.ts";
import { saveTrip } from "../../support/store/save-trip.ts";
import { storePerson } from "../../support/store/store-person.ts";
import { FILE_CONTENT, tripFile } from "../../support/store/trip-file.ts";

const NOW_MS = 1_700_000_000_000;
const MOST = { bytes: 3 * FILE_CONTENT.byteLength, files: 10 };

export function tripFileStoreContract(store: () => Store): void {
  async function begin(name = "ada") {
    const { id: ownerId } = await store().users.upsert(storePerson(name));
    const tripId = await saveTrip(store(), { userId: ownerId, nowMs: NOW_MS });
    const [access, most] = [asOwner(ownerId), MOST];
    const add = (id: string, content: Uint8Array = FILE_CONTENT, options = { access, most }) =>
      store().tripFiles.add(
        tripFile({ tripId, ownerId, id, bytes: content.byteLength, name: `${id}.pdf` }),
        content,
        options,
      );
    const names = async () => (await store().tripFiles.list(tripId)).map(({ name }) => name);
    return { ownerId, tripId, access, add, names };
  }

  describe("files of trips", () => {
    test("are read piece by piece, byte by byte, as long as their trip is there", async () => {
      const { ownerId, tripId, access, add, names } = await begin();
      const content = Buffer.from(Array.from({ length: 2 * PIECE_BYTES + 5 }, (_, at) => at % 251));
      const most = { ...MOST, bytes: content.byteLength };
      expect(await add("a", content, { access, most })).toBe("kept");
      const pieces: Buffer[] = [];
      for (let number = 0; ; number += 1) {
        const piece = await store().tripFiles.piece(tripId, "a", number);
        if (piece === undefined) break;
        pieces.push(Buffer.from(piece.content, "base64"));
      }
      expect(Buffer.concat(pieces).equals(content)).toBe(true);
      expect(await store().tripFiles.find(tripId, "a")).toMatchObject({ ownerId, name: "a.pdf" });
      expect(await store().tripFiles.find(tripId, "constructor")).toBeUndefined();
      await store().trips.remove(tripId, access, undefined);
      expect(await names()).toEqual([]);
      expect(await store().tripFiles.piece(tripId, "a", 0)).toBeUndefined();
      expect(await store().records.count("tripFilePieces")).toBe(0);
      expect(await add("b")).toBe("gone");
    });

    test("T73 share the room of all their owner's trips, also when two are added at once", async () => {
      const { ownerId, add, names } = await begin();
      await openConnections(store());
      const ids = ["a", "b", "c", "d", "e", "f"];
      const outcomes = await Promise.all(ids.map((id) => add(id)));
      expect(outcomes.toSorted()).toEqual(["full", "full", "full", "kept", "kept", "kept"]);
      const kept = ids.filter((_, at) => outcomes[at] === "kept");
      expect(await names()).toEqual(kept.map((id) => `${id}.pdf`));
      // Again, as when the answer was lost.
      expect(await add(kept[0] ?? "", Buffer.from("%PDF-another"))).toBe("kept");
      const tripId = await saveTrip(store(), { userId: ownerId, nowMs: NOW_MS + 1 });
      const other = tripFile({ tripId, ownerId, id: "g" });
      const options = { access: asOwner(ownerId), most: MOST };
      expect(await store().tripFiles.add(other, FILE_CONTENT, options)).toBe("full");
      const mallory = await begin("mallory");
      expect(
        await mallory.add("a", FILE_CONTENT, { ...options, most: { ...MOST, files: 0 } }),
      ).toBe("full");
    });

    test("are added and removed by nobody whose right has ended, and to nobody else's trip", async () => {
      const { ownerId, tripId, access, add, names } = await begin();
      const mallory = await store().users.upsert(storePerson("mallory"));
      const ended = asOwner(ownerId, { kind: "session", key: "none" });
      const options = { access: ended, most: MOST };
      expect(await add("a", FILE_CONTENT, options)).toEqual({ forbidden: "not_signed_in" });
      const foreign = tripFile({ tripId, ownerId: mallory.id });
      const hers = { access: asOwner(mallory.id), most: MOST };
      expect(await store().tripFiles.add(foreign, FILE_CONTENT, hers)).toBe("gone");
      await add("a");
      expect(await store().tripFiles.remove(tripId, "a", asOwner(mallory.id))).toBe(false);
      expect(await store().tripFiles.remove(tripId, "a", ended)).toEqual({
        forbidden: "not_signed_in",
      });
      expect(await names()).toEqual(["a.pdf"]);
      expect(await store().tripFiles.remove(tripId, "a", access)).toBe(true);
      expect(await store().tripFiles.remove(tripId, "a", access)).toBe(false);
      expect(await store().tripFiles.piece(tripId, "a", 0)).toBeUndefined();
    });

    test("go with one account into another, and with that account", async () => {
      const { ownerId, tripId, add } = await begin();
      const tom = await store().users.upsert(storePerson("tom"));
      await add("a");
      await store().users.merge(ownerId, tom.id);
      expect(await store().tripFiles.find(tripId, "a")).toMatchObject({ ownerId: tom.id });
      await store().users.remove(tom.id);
      expect(await store().tripFiles.find(tripId, "a")).toBeUndefined();
      expect(await store().records.count("tripFilePieces")).toBe(0);
    });
  });
}
