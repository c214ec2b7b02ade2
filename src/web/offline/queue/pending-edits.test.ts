import { describe, expect, test } from "vitest";
import { offlineTrip, SECOND_ID } from "../../../../test/support/browser/offline-rows.ts";
import { note, openQueue, title, titled } from "../../../../test/support/browser/open-queue.ts";
import { MAX_EDITS_BYTES } from "../../../domain/wire.ts";
import type { PendingWrite } from "../store/offline-store.ts";
import { requestBody } from "./request-body.ts";

describe("edits of one trip that wait", () => {
  test("are one write, each with what its author saw", async () => {
    const { queue, waiting } = await openQueue();
    await queue.add(titled("Old"), [title("New")]);
    await queue.add(titled("New"), [note("Mine")]);
    await queue.add(offlineTrip(SECOND_ID), [note("Elsewhere")]);
    expect(await waiting()).toEqual([
      { edits: [title("New"), note("Mine")], before: ["Old", ""] },
      { edits: [note("Elsewhere")], before: [""] },
    ]);
  });

  test("of the same target are the last one, with what stood there before the first", async () => {
    const { queue, waiting } = await openQueue();
    await queue.add(titled("Old"), [title("One")]);
    await queue.add(titled("One"), [note("Mine")]);
    await queue.add(titled("One"), [title("Two")]);
    await queue.add(titled("Two"), [title("Three")]);
    expect(await waiting()).toEqual([
      { edits: [note("Mine"), title("Three")], before: ["", "Old"] },
    ]);
  });

  test("of the same target stay apart where the second author didn't see the first's", async () => {
    const { queue, waiting } = await openQueue();
    await queue.add(titled("Old"), [title("First tab")]);
    await queue.add(titled("Old"), [title("Second tab")]);
    expect(await waiting()).toEqual([
      { edits: [title("First tab")], before: ["Old"] },
      { edits: [title("Second tab")], before: ["Old"] },
    ]);
  });

  test("leave alone what may be on its way, though its answer was lost", async () => {
    const sent: PendingWrite[] = [];
    const { queue, waiting } = await openQueue((write) => {
      sent.push(write);
      return { kind: "wait" };
    });
    await queue.add(titled("Old"), [title("One")]);
    await queue.flush();
    await queue.add(titled("One"), [title("Two")]);
    await queue.flush();
    expect(await waiting()).toEqual([
      { edits: [title("One")], before: ["Old"] },
      { edits: [title("Two")], before: ["One"] },
    ]);
    expect(sent.map(({ key, edits }) => [key, edits.length])).toEqual([
      ["key-1", 1],
      ["key-1", 1],
    ]);
  });

  test("leave alone what is on its way at this moment", async () => {
    const sent: string[] = [];
    const { queue, store } = await openQueue(async ({ edits }) => {
      sent.push(
        requestBody(edits)
          .edits.map((edit) => ("text" in edit ? edit.text : ""))
          .join(),
      );
      if (sent.length === 1) await queue.add(titled("One"), [title("Two"), note("Mine")]);
      return { kind: "done", trip: titled(sent.length === 1 ? "One" : "Two", sent.length + 1) };
    });
    await queue.add(titled("Old"), [title("One")]);
    await queue.flush();
    expect(sent).toEqual(["One", "Two,Mine"]);
    expect(await store.pending()).toEqual([]);
  });
});

test.each(["\u20ac", "\u0001"])(
  "fifty notes of 2,000 characters like %j go in requests that the server takes",
  async (character) => {
    const sizes: number[] = [];
    const texts: string[] = [];
    const { queue } = await openQueue((write) => {
      const body = requestBody(write.edits);
      sizes.push(new TextEncoder().encode(JSON.stringify(body)).byteLength);
      for (const edit of body.edits) if ("text" in edit) texts.push(edit.text.slice(-2));
      return { kind: "done", trip: tripWith50Places() };
    });
    const text = character.repeat(2000 / character.length - 1);
    const wanted = Array.from({ length: 50 }, (_, at) =>
      note(`${text}${String(at).padStart(2, "0")}`, `place-0-${at}`),
    );
    expect(await queue.add(tripWith50Places(), wanted)).toBe("kept");
    await queue.flush();
    expect(Math.max(...sizes)).toBeLessThanOrEqual(MAX_EDITS_BYTES);
    expect(texts).toEqual(Array.from({ length: 50 }, (_, at) => String(at).padStart(2, "0")));
  },
);

test("ten writes may wait, however many edits are in them, and none is kept in part", async () => {
  const { queue, store } = await openQueue();
  for (let at = 0; at < 9; at += 1) {
    const trip = offlineTrip(String(1_700_000_000_000 + at));
    for (const text of ["One", "Two", "Three"]) await queue.add(trip, [title(text), note(text)]);
  }
  const before = await store.pending();
  const wanted = Array.from({ length: 50 }, (_, at) =>
    note("\u20ac".repeat(2000), `place-0-${at}`),
  );
  expect(await queue.add({ ...tripWith50Places(), id: "1800000000000" }, wanted)).toBe("full");
  expect(await store.pending()).toEqual(before);
});

function tripWith50Places() {
  const trip = offlineTrip();
  const [day] = trip.tripData.itinerary;
  const [place] = day?.plan ?? [];
  if (day === undefined || place === undefined) throw new Error("a trip with a place");
  const plan = Array.from({ length: 50 }, (_, at) => ({ ...place, id: `place-0-${at}` }));
  return { ...trip, tripData: { ...trip.tripData, itinerary: [{ ...day, plan }] } };
}
