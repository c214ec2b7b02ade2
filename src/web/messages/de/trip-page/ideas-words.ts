import { german } from "../../../../domain/messages/de/german.ts";
import type { SlotPart } from "../../../../domain/trip/slot.ts";
import type { ideasWords as english } from "../../en/trip-page/ideas-words.ts";

const places = (count: number) => german.count(count, { one: "Ort", other: "Orte" });

const PARTS: Readonly<Record<SlotPart, string>> = {
  morning: "Vormittag",
  lunch: "Mittagessen",
  afternoon: "Nachmittag",
  dinner: "Abendessen",
  evening: "Abend",
};

export const ideasWords: typeof english = {
  title: "Ideen",
  about:
    "Orte, die du gern sehen möchtest. Sammle so viele du willst und bring sie dann in deinen Tagen unter.",
  paste: "Orte hinzufügen",
  pasteHint: "Namen, einer pro Zeile, oder Links aus einer beliebigen Karte",
  find: "Suchen",
  nothingTyped: "Gib einen Namen ein oder füg einen Link ein.",
  file: "Oder eine Liste aus einer Datei",
  fileHint:
    "Google Takeout, KML, KMZ, GPX, GeoJSON, uMap, CSV, Lesezeichen, Markdown oder Text, bis 5 MB",
  reading: "Wird gelesen …",
  failed: "Das hat nicht geklappt. Bitte versuch es noch einmal.",
  shortLinks: (count) =>
    german.plural(count, {
      one: "Ein Kurzlink sagt nicht, wohin er führt. Öffne ihn im Browser, kopier die lange Adresse und füg sie hier ein.",
      other: `${german.number(count)} Kurzlinks sagen nicht, wohin sie führen. Öffne jeden im Browser, kopier die lange Adresse und füg sie hier ein.`,
    }),

  review: "Prüf, was wir gefunden haben",
  found: (count) => `${places(count)} gefunden. Wähl aus, was du behalten möchtest.`,
  leftOut: (count) =>
    german.plural(count, {
      one: "1 Zeile oder 1 Punkt ist kein Ort und wurde ausgelassen.",
      other: `${german.number(count)} Zeilen oder Punkte sind keine Orte und wurden ausgelassen.`,
    }),
  turned: (count) =>
    `Breiten- und Längengrad waren vertauscht (${places(count)}). Das haben wir korrigiert.`,
  area: "Mitte eines Gebiets aus deiner Liste",
  inGuide: "In unserem Reiseführer",
  onMap: "Position aus deiner Liste",
  noPosition: "Noch keine Position",
  far: (km) => `${german.way(km)} von dieser Reise`,
  there: "Schon in dieser Reise",
  unsure: "Unklar, welcher Ort das ist",
  which: (name) => `Welcher Ort ist ${name}?`,
  chooseOne: "Auswählen …",
  mapMiddle: "Die Mitte der Karte in deinem Link",
  noneOfThese: "Keiner davon: ohne Position behalten",
  all: "Alle auswählen",
  none: "Keine auswählen",
  keep: (count) => `${places(count)} hinzufügen`,
  nothingChosen: "Wähl mindestens einen Ort aus.",
  back: "Zurück",

  yours: (count) => `Deine Ideen (${count})`,
  empty: "Noch keine Ideen.",
  onDay: (day) => `An ${day}`,
  remove: (name) => `${name} aus deinen Ideen entfernen`,
  added: (count) => `${places(count)} zu deinen Ideen hinzugefügt.`,
  fit: "In den Plan einfügen",
  fitting: "Die besten Stellen werden gesucht …",
  proposal: "Deine Tage mit diesen Ideen",
  noneFit: "Im Moment passt keine deiner Ideen:",
  left: (count) =>
    `${german.count(count, { one: "Idee bleibt", other: "Ideen bleiben" })} draußen:`,
  why: ({ reason, km = 0 }, problem) => {
    switch (reason) {
      case "noPosition":
        return "wir wissen nicht, wo es liegt";
      case "far":
        return `${german.way(km)} von deinen anderen Orten`;
      case "locked":
        return "alle Tage sind fixiert";
      case "later":
        return "füg es mit den nächsten ein";
      case "noRoom":
        return problem === undefined ? "kein Platz an diesen Tagen" : `kein Platz (${problem})`;
    }
  },

  slot: {
    title: "Zur Abstimmung",
    parts: PARTS,
    slot: (day, part) => `${day}: ${PARTS[part]}`,
    putUp: (name) => `${name} zur Abstimmung stellen`,
    notUp: "Nicht zur Abstimmung",
    takeIt: "Nehmen",
    take: (name) => `${name} nehmen`,
    inPlan: "Jetzt im Plan",
    keepIt: "Behalten",
    keep: (name) => `${name} behalten`,
    taken: (name, day, hours) => `${name} steht jetzt im Plan: ${day}, ${hours}.`,
  },
};
