import { expect, test } from "vitest";
import { tripDraft } from "../../../test/support/plans/trip-draft.ts";
import { wordsIn } from "../messages/words.ts";
import type { Trip } from "../trip/trip.ts";
import { withIds } from "../trip/with-ids.ts";
import { tripMarkdown } from "./trip-markdown.ts";

test("a day has its meals and free time among its places, in the order of their hours", () => {
  const { tripData, ...rest } = tripDraft();
  const [place] = tripData.itinerary[0]?.plan ?? [];
  if (place === undefined) throw new Error("the draft has a place");
  const at = (placeName: string, startMinutes: number) => ({
    ...place,
    placeName,
    visit: { startMinutes, endMinutes: startMinutes + 60 },
  });
  const day = {
    day: "Day 1",
    plan: [at("Castle", 600), at("Harbour", 840)],
    meals: [
      { kind: "lunch" as const, startMinutes: 750, endMinutes: 810, placeName: "The Mill" },
      { kind: "dinner" as const, startMinutes: 1140, endMinutes: 1215, near: "Harbour" },
      // Part of a visit, it is no stop of its own.
      { kind: "dinner" as const, startMinutes: 840, endMinutes: 900, placeName: "Harbour" },
    ],
    free: [{ startMinutes: 900, endMinutes: 1080, near: ["Mole Café", "Fort"] }],
  };
  const saved = { id: "1700000000000", userEmail: "", version: 1, createdAt: "" };
  const trip = { ...rest, ...saved, tripData: withIds({ ...tripData, itinerary: [day] }) };
  const lines = tripMarkdown(trip, wordsIn())
    .split("\n")
    .filter((line) => /^- \d\d:|^ {2}- Dinner/.test(line))
    .map((line) => line.replace(/ \(\[Map\].*$/, ""));
  expect(lines).toEqual([
    "- 10:00–11:00 **Castle**",
    "- 12:30–13:30 Lunch at The Mill",
    "- 14:00–15:00 **Harbour**",
    "  - Dinner at Harbour",
    "- 15:00–18:00 Free time. Nearby: Mole Café and Fort",
    "- 19:00–20:15 Dinner near Harbour",
  ]);
});

test("lists are tasks that other programs tick, with who does them and by when", () => {
  const { tripData, ...rest } = tripDraft();
  const saved = { id: "1700000000000", userEmail: "", version: 1, createdAt: "" };
  const listItems: Trip["listItems"] = [
    { id: "a", list: "pack", text: "Tent", isDone: true },
    { id: "b", list: "do", text: "Visa *soon*", who: "Ben", dueDate: "2027-03-04" },
  ];
  const trip = { ...rest, ...saved, listItems, tripData: withIds(tripData) };
  const text = tripMarkdown(trip, wordsIn());
  expect(text).toContain("## To do\n\n- [ ] Visa \\*soon\\* \\(Ben, 2027-03-04\\)\n");
  expect(text).toContain("## To pack\n\n- [x] Tent\n");
});

test("what came of wishes, and feasts, stand before the days", () => {
  const { tripData, ...rest } = tripDraft();
  const notes = [
    "Prices are estimates.",
    { code: "wishesUnread", values: { wishes: ["a dragon"] } },
  ];
  const saved = { id: "1700000000000", userEmail: "", version: 1, createdAt: "" };
  const trip: Trip = { ...rest, ...saved, tripData: withIds({ ...tripData, notes }) };
  const text = tripMarkdown(trip, wordsIn());
  const [known = ""] = /## Good to know[^#]+## Day 1/.exec(text) ?? [];
  expect(known).toContain("- Prices are estimates.");
  expect(known).toContain("“a dragon”, so we planned without it.");
});
