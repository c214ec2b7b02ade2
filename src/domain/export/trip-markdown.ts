import { type Message, messageText } from "../message.ts";
import type { FileWords } from "../messages/words.ts";
import { LISTS, type ListName } from "../trip/list-item.ts";
import { notesThatHold } from "../trip/notes-that-hold.ts";
import type { FreeTime, Meal, Trip } from "../trip/trip.ts";
import { exportedBookings } from "./exported-bookings.ts";
import {
  type ExportedSpot,
  type ExportedStop,
  exportedDays,
  exportedHotels,
  exportedName,
  isPartOf,
  said,
} from "./exported-days.ts";
import { markdownText } from "./markdown-text.ts";
import { openDataLines } from "./open-data-lines.ts";

/** A trip as Markdown (CommonMark): a section for the hotels and one for each day, with links to maps. */
export function tripMarkdown(trip: Trip, words: FileWords): string {
  const destination = words.stored.place(trip.userSelection.location.label);
  const hotels = exportedHotels(trip, words);
  return [
    `# ${markdownText(exportedName(trip, words))}`,
    ...(trip.title === undefined ? [] : ["", markdownText(destination)]),
    ...(hotels.length === 0
      ? []
      : ["", `## ${words.exports.hotels}`, "", ...hotels.flatMap((hotel) => item(hotel, words))]),
    ...noteLines(trip, words),
    ...bookingLines(trip, words),
    ...exportedDays(trip, words).flatMap(({ name, date, note, transfer, stops, meals, free }) => [
      "",
      `## ${markdownText(words.exports.day(name, date))}`,
      "",
      ...(note === undefined || note === "" ? [] : [markdownText(words.exports.note(note)), ""]),
      ...(transfer === undefined ? [] : [`- ${markdownText(transfer)}`]),
      ...(stops.length + meals.length === 0
        ? [words.exports.free]
        : inOrder(stops, { meals, free }, words)),
    ]),
    ...LISTS.flatMap((list) => listLines(trip, list, words)),
    ...creditLines(trip, words),
    "",
  ].join("\n");
}

/** What the planner says of the plan: feasts, weather, and what came of wishes. */
function noteLines(trip: Trip, words: FileWords): string[] {
  const lines = notesThatHold(trip).flatMap((note) => {
    const text =
      typeof note === "string"
        ? note
        : messageText(words.notes, words.stored.withPlaces(withValuesSaid(note, words)));
    return text === undefined ? [] : [`- ${markdownText(text)}`];
  });
  return lines.length === 0 ? [] : ["", `## ${words.exports.goodToKnow}`, "", ...lines];
}

/** A note with the guide's names and texts in the file's language. */
function withValuesSaid<N extends Message>(note: N, words: FileWords): N {
  const { values } = note;
  if (values === undefined || words.say === undefined) return note;
  const entries = Object.entries(values).map(([key, value]) => [
    key,
    typeof value === "string" ? said(value, words) : value,
  ]);
  return { ...note, values: Object.fromEntries(entries) };
}

function bookingLines(trip: Trip, words: FileWords): string[] {
  const bookings = exportedBookings(trip, words);
  if (bookings.length === 0) return [];
  return [
    "",
    `## ${words.exports.bookings}`,
    "",
    ...bookings.flatMap(({ booking, title, lines }) => [
      `- ${words.exports.bookingWhen(booking)} **${markdownText(title)}**`,
      ...lines.map((line) => `  - ${markdownText(line)}`),
    ]),
  ];
}

/** Places in their order, and meals and free time before the first place that begins after them. */
function inOrder(
  stops: readonly ExportedStop[],
  { meals, free }: { readonly meals: readonly Meal[]; readonly free: readonly FreeTime[] },
  words: FileWords,
): string[] {
  const left = [...meals];
  const within = new Map(stops.map((stop) => [stop, mealsIn(stop, left)]));
  const between = [
    ...left.map((meal) => ({ ...meal, text: words.exports.meal(meal) })),
    ...free.map((one) => ({ ...one, text: freeText(one, words) })),
  ].toSorted((a, b) => a.startMinutes - b.startMinutes);
  const upTo = (minutes: number) =>
    between
      .splice(0, between.findLastIndex(({ startMinutes }) => startMinutes < minutes) + 1)
      .map((one) => `- ${span(one, words)} ${markdownText(one.text)}`);
  return [
    ...stops.flatMap((stop) => [
      ...upTo(stop.place.visit?.startMinutes ?? 0),
      ...item(stop, words, hours(stop, words)),
      ...(within.get(stop) ?? []).map((meal) => `  - ${markdownText(words.exports.meal(meal))}`),
    ]),
    ...upTo(Number.POSITIVE_INFINITY),
  ];
}

function freeText({ near = [], ...free }: FreeTime, { exports }: FileWords): string {
  const kind = exports.freeTime.kind(free);
  return near.length === 0 ? kind : `${kind}. ${exports.freeTime.near(near)}`;
}

/** Takes out of the meals those that are part of a visit. */
function mealsIn(stop: ExportedStop, meals: Meal[]): Meal[] {
  const within = meals.filter((meal) => isPartOf(meal, stop));
  for (const meal of within) meals.splice(meals.indexOf(meal), 1);
  return within;
}

/** Its lines as tasks, the way GitHub and note-taking programs tick them. */
function listLines({ listItems = [] }: Trip, list: ListName, words: FileWords): string[] {
  const items = listItems.filter((item) => item.list === list);
  if (items.length === 0) return [];
  return [
    "",
    `## ${words.exports.list(list)}`,
    "",
    ...items.map(
      (item) =>
        `- [${item.isDone === true ? "x" : " "}] ${markdownText(words.exports.listItem(item))}`,
    ),
  ];
}

/** Where its places are from, where the licences of those want it said. */
function creditLines(trip: Trip, words: FileWords): string[] {
  const lines = openDataLines(trip, words);
  if (lines.length === 0) return [];
  return ["", `## ${words.openData.title}`, "", ...lines.map((line) => `- ${markdownText(line)}`)];
}

function item(spot: ExportedSpot, words: FileWords, before = ""): string[] {
  const link = `[${words.exports.map}](<${spot.mapsUrl}>)`;
  return [
    `- ${before}**${markdownText(spot.name)}** (${link})`,
    ...spot.lines.map((line) => `  - ${markdownText(line)}`),
  ];
}

function hours({ place: { visit } }: ExportedStop, words: FileWords): string {
  return visit === undefined ? "" : `${span(visit, words)} `;
}

function span(
  { startMinutes, endMinutes }: Pick<Meal, "startMinutes" | "endMinutes">,
  { language }: FileWords,
): string {
  return language.span(startMinutes, endMinutes);
}
