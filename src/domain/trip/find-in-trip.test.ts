import { expect, test } from "vitest";
import { savedTrip } from "../../../test/support/plans/saved-trip.ts";
import { findInTrip, textsOfTrip } from "./find-in-trip.ts";
import { summariseTrip } from "./summarise-trip.ts";

test("a trip is found by words of its name, places and notes, whatever their accents and case", () => {
  const trip = savedTrip();
  const [day] = trip.tripData.itinerary;
  const [place] = day?.plan ?? [];
  if (day === undefined || place === undefined) throw new Error("the trip has a place");
  place.placeName = "Café Ångström, St. Mark’s";
  place.note = "ΑΘΗΝΑ is where Zoë waits";
  trip.title = "Ours";
  const summary = summariseTrip(trip);
  const texts = textsOfTrip(trip);
  const find = (words: string) => findInTrip(words, summary, texts)?.map(({ text }) => text);
  expect(find("cafe angstrom")).toEqual(["Café Ångström, St. Mark’s"]);
  expect(find("ST MARK")).toEqual(["Café Ångström, St. Mark’s"]);
  expect(find("OURS zoe αθήνα")).toEqual(["ΑΘΗΝΑ is where Zoë waits"]);
  expect(find("zoe angstrom")).toEqual(["ΑΘΗΝΑ is where Zoë waits", "Café Ångström, St. Mark’s"]);
  expect(find("ours")).toEqual([]);
  expect(find("  ")).toEqual([]);
  expect(find("zoe elsewhere")).toBeUndefined();
  expect(findInTrip("cafe", summary, [])).toBeUndefined();
});
