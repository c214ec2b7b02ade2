import type { SuggestedItem } from "../../../../domain/lists/suggested-items.ts";
import { bookingText } from "../../../../domain/messages/fr/booking-text.ts";
import { french } from "../../../../domain/messages/fr/french.ts";
import type { listsWords as english } from "../../en/trip-page/lists-words.ts";

export const listsWords: typeof english = {
  aboutVisited: (visited, count) =>
    `Lieux marqués comme visités : ${visited} sur ${count}. La prochaine fois que vous planifierez cette destination, nous les laisserons de côté.`,
  markAllVisited: "Tout marquer comme visité",
  toBook: "À réserver",
  oftenFull: "Souvent complets",
  lists: { do: "À faire", pack: "À emporter" },
  newItem: { do: "Que faut-il faire ?", pack: "Que faut-il emporter ?" },
  addTo: { do: "Ajouter à la liste des choses à faire", pack: "Ajouter à la liste de bagages" },
  by: (date) => `d’ici le ${date}`,
  change: (item) => `Modifier ${item}`,
  what: "Quoi",
  who: "Qui (facultatif)",
  dueDate: "D’ici le (facultatif)",
  save: "Enregistrer",
  cancel: "Annuler",
  remove: "Retirer",
  suggestions: (count) => `Suggestions (${count})`,
  aboutSuggestions: "Selon la durée du voyage, sa météo, ses lieux et les voyageurs.",
  addSuggested: (item) => `Ajouter ${item}`,
  addAll: (count) =>
    french.plural(count, { one: "L’ajouter", other: `Tout ajouter (${french.number(count)})` }),
  suggested: ({ code, days = 0 }: SuggestedItem): string =>
    code === "clothes"
      ? `Vêtements pour ${french.count(days, { one: "jour", other: "jours" })}`
      : SUGGESTED[code],

  booking: {
    when: bookingText,
    hotel: "Vos journées commencent ici : réservez-le d’abord.",
    book: "Billets",
    bookAt: (name) => ` pour ${name} (s’ouvre dans un nouvel onglet)`,
    booked: "Réservé",
  },
};

const SUGGESTED: Readonly<Record<Exclude<SuggestedItem["code"], "clothes">, string>> = {
  passports: "Vérifier la validité des passeports et pièces d’identité",
  insurance: "Souscrire une assurance voyage",
  "check-in": "S’enregistrer en ligne",
  home: "Faire garder plantes et animaux, gérer le courrier",
  documents: "Passeport ou pièce d’identité",
  cards: "Cartes bancaires et un peu d’espèces",
  chargers: "Chargeurs et adaptateur",
  medicine: "Médicaments",
  toiletries: "Affaires de toilette",
  "walking-shoes": "Chaussures de marche confortables",
  laundry: "Lessive de voyage",
  umbrella: "Parapluie ou imperméable",
  sunscreen: "Crème solaire",
  "sun-hat": "Chapeau et lunettes de soleil",
  "water-bottle": "Gourde",
  "warm-jacket": "Veste chaude",
  gloves: "Gants, écharpe et bonnet",
  diapers: "Couches et lingettes",
  stroller: "Poussette ou porte-bébé",
  toys: "Jouets et goûters pour la route",
  swimwear: "Maillot de bain",
  "beach-towel": "Serviette de plage",
  "hiking-shoes": "Chaussures solides",
  daypack: "Petit sac à dos",
  "covering-clothes": "Vêtements couvrant épaules et genoux",
  "smart-clothes": "Une tenue chic pour le soir",
};
