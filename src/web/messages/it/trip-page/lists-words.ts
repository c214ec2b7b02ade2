import type { SuggestedItem } from "../../../../domain/lists/suggested-items.ts";
import { bookingText } from "../../../../domain/messages/it/booking-text.ts";
import { italian } from "../../../../domain/messages/it/italian.ts";
import type { listsWords as english } from "../../en/trip-page/lists-words.ts";

export const listsWords: typeof english = {
  aboutVisited: (visited, count) =>
    `Hai segnato ${visited} luoghi su ${count} come visitati. La prossima volta che pianifichi questa destinazione li lasceremo fuori.`,
  markAllVisited: "Segna tutti come visitati",
  toBook: "Da prenotare",
  oftenFull: "Spesso al completo",
  lists: { do: "Da fare", pack: "Da mettere in valigia" },
  newItem: { do: "Qualcosa da fare", pack: "Qualcosa da mettere in valigia" },
  addTo: { do: "Aggiungi alle cose da fare", pack: "Aggiungi alla valigia" },
  by: (date) => `entro ${date}`,
  change: (item) => `Modifica ${item}`,
  what: "Cosa",
  who: "Chi (facoltativo)",
  dueDate: "Entro (facoltativo)",
  save: "Salva",
  cancel: "Annulla",
  remove: "Rimuovi",
  suggestions: (count) => `Suggerimenti (${count})`,
  aboutSuggestions: "In base alla durata del viaggio, al meteo, ai luoghi e a chi viaggia.",
  addSuggested: (item) => `Aggiungi ${item}`,
  addAll: (count) =>
    italian.plural(count, { one: "Aggiungi", other: `Aggiungi tutti (${italian.number(count)})` }),
  suggested: ({ code, days = 0 }: SuggestedItem): string =>
    code === "clothes"
      ? `Vestiti per ${italian.count(days, { one: "giorno", other: "giorni" })}`
      : SUGGESTED[code],

  booking: {
    when: bookingText,
    hotel: "Le tue giornate iniziano qui: prenotalo per primo.",
    book: "Biglietti",
    bookAt: (name) => ` per ${name} (apre una nuova scheda)`,
    booked: "Prenotato",
  },
};

const SUGGESTED: Readonly<Record<Exclude<SuggestedItem["code"], "clothes">, string>> = {
  passports: "Controllare che passaporti e documenti siano validi",
  insurance: "Stipulare un’assicurazione di viaggio",
  "check-in": "Fare il check-in online",
  home: "Pensare a piante, animali e posta",
  documents: "Passaporto o documento d’identità",
  cards: "Carte e un po’ di contanti",
  chargers: "Caricabatterie e adattatore",
  medicine: "Medicinali",
  toiletries: "Articoli da bagno",
  "walking-shoes": "Scarpe comode per camminare",
  laundry: "Detersivo da viaggio",
  umbrella: "Ombrello o giacca impermeabile",
  sunscreen: "Crema solare",
  "sun-hat": "Cappello e occhiali da sole",
  "water-bottle": "Borraccia",
  "warm-jacket": "Giacca calda",
  gloves: "Guanti, sciarpa e berretto",
  diapers: "Pannolini e salviette",
  stroller: "Passeggino o marsupio",
  toys: "Giochi e spuntini per il viaggio",
  swimwear: "Costume da bagno",
  "beach-towel": "Telo mare",
  "hiking-shoes": "Scarpe robuste",
  daypack: "Zainetto",
  "covering-clothes": "Vestiti che coprono spalle e ginocchia",
  "smart-clothes": "Qualcosa di elegante per la sera",
};
