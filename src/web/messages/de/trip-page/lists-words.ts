import type { SuggestedItem } from "../../../../domain/lists/suggested-items.ts";
import { bookingText } from "../../../../domain/messages/de/booking-text.ts";
import { german } from "../../../../domain/messages/de/german.ts";
import type { listsWords as english } from "../../en/trip-page/lists-words.ts";

export const listsWords: typeof english = {
  aboutVisited: (visited, count) =>
    `Du hast ${visited} von ${count} Orten als besucht markiert. Wenn du dieses Ziel das nächste Mal planst, lassen wir sie aus.`,
  markAllVisited: "Alle als besucht markieren",
  toBook: "Buchen",
  oftenFull: "Oft ausgebucht",
  lists: { do: "Erledigen", pack: "Einpacken" },
  newItem: { do: "Was ist zu erledigen?", pack: "Was soll mit?" },
  addTo: { do: "Zur To-do-Liste hinzufügen", pack: "Zur Packliste hinzufügen" },
  by: (date) => `bis ${date}`,
  change: (item) => `${item} ändern`,
  what: "Was",
  who: "Wer (optional)",
  dueDate: "Bis (optional)",
  save: "Speichern",
  cancel: "Abbrechen",
  remove: "Entfernen",
  suggestions: (count) => `Vorschläge (${count})`,
  aboutSuggestions: "Passend zu Reisedauer, Wetter, Orten und Reisenden.",
  addSuggested: (item) => `${item} hinzufügen`,
  addAll: (count) =>
    german.plural(count, { one: "Hinzufügen", other: `Alle ${german.number(count)} hinzufügen` }),
  suggested: ({ code, days = 0 }: SuggestedItem): string =>
    code === "clothes"
      ? `Kleidung für ${german.count(days, { one: "Tag", other: "Tage" })}`
      : SUGGESTED[code],

  booking: {
    when: bookingText,
    hotel: "Hier beginnen deine Tage: Buche es zuerst.",
    book: "Tickets",
    bookAt: (name) => ` für ${name} (öffnet einen neuen Tab)`,
    booked: "Gebucht",
  },
};

const SUGGESTED: Readonly<Record<Exclude<SuggestedItem["code"], "clothes">, string>> = {
  passports: "Prüfen, ob Pass und Ausweis gültig sind",
  insurance: "Reiseversicherung abschließen",
  "check-in": "Online einchecken",
  home: "Pflanzen, Haustiere und Post versorgen lassen",
  documents: "Pass oder Ausweis",
  cards: "Bankkarten und etwas Bargeld",
  chargers: "Ladegeräte und Reiseadapter",
  medicine: "Medikamente",
  toiletries: "Waschzeug",
  "walking-shoes": "Bequeme Schuhe",
  laundry: "Reisewaschmittel",
  umbrella: "Schirm oder Regenjacke",
  sunscreen: "Sonnencreme",
  "sun-hat": "Sonnenhut und Sonnenbrille",
  "water-bottle": "Trinkflasche",
  "warm-jacket": "Warme Jacke",
  gloves: "Handschuhe, Schal und Mütze",
  diapers: "Windeln und Feuchttücher",
  stroller: "Kinderwagen oder Babytrage",
  toys: "Spielzeug und Snacks für unterwegs",
  swimwear: "Badesachen",
  "beach-towel": "Strandtuch",
  "hiking-shoes": "Feste Schuhe",
  daypack: "Tagesrucksack",
  "covering-clothes": "Kleidung, die Schultern und Knie bedeckt",
  "smart-clothes": "Etwas Schickes für den Abend",
};
