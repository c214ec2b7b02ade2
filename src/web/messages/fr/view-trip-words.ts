import { freeWords } from "../../../domain/messages/fr/free-words.ts";
import { french } from "../../../domain/messages/fr/french.ts";
import type { MealKind } from "../../../domain/places/eatery-kind.ts";
import { isAlwaysOpen } from "../../../domain/trip/is-always-open.ts";
import type { viewTripWords as english } from "../en/view-trip-words.ts";
import { sayEatery, sayWalk } from "../say-day-figures.ts";

const places = (count: number) => french.count(count, { one: "lieu", other: "lieux" });

const MEALS: Readonly<Record<MealKind, string>> = { lunch: "Déjeuner", dinner: "Dîner" };

function mealText(kind: MealKind, hours: string): string {
  return `${MEALS[kind]}, vers ${hours}`;
}

const walkText = sayWalk(french, "peu de marche", (way) => `${way} à pied`);

/** The traveler’s own words behind it, where they are told. */
const inBrackets = (said: string | undefined) => (said === undefined ? "" : ` (${said})`);

export const viewTripWords: typeof english = {
  location: "Destination : ",
  noOfDays: "Jours de voyage :",
  travellers: "Voyageurs :",
  budget: "Catégorie de budget :",
  hotels: "Hôtels recommandés",
  noHotels: "Nous ne connaissons pas d’hôtel ici : vos journées commencent au centre-ville.",
  places: "Lieux à visiter",
  beforeTrip: (left) => (left === undefined ? "Avant le départ" : `Avant le départ : ${left}`),
  afterTrip: "Après le voyage",
  wishes: "Vos souhaits",
  wishesSummary: (open) =>
    open === 0 ? "Vos souhaits : tous dans le programme" : `Vos souhaits : ${open} à regarder`,
  goodToKnow: "Bon à savoir",
  goodToKnowCount: (count) => `Bon à savoir (${count})`,
  share: "Partager",
  more: "Plus d’options",
  views: "Vues de ce voyage",
  viewNames: {
    today: "Ce jour",
    plan: "Jours",
    map: "Carte",
    costs: "Coûts",
    check: "Bilan",
  },
  partLoading: "Chargement",
  partUnavailable: "Impossible de charger cette partie. Votre programme reste complet.",
  thingsToWatch: (count) =>
    ` ${french.plural(count, { one: "point à revoir", other: "points à revoir" })}`,
  hotelsTab: "Hôtels",
  dayTab: (number) => `Jour ${number}`,
  placesOf: (day) => `Lieux : ${day}`,
  today: "Aujourd’hui",
  locked: "Verrouillé",
  yourBase: "Vos journées partent d’ici",
  edit: "Modifier",
  doneEditing: "Terminé",
  moreAbout: (name) => `Plus d’infos : ${name}`,
  opensMaps: " (ouvre une carte dans un nouvel onglet)",

  days: "Jours",
  dayFigures: (count, kmOnFoot) =>
    kmOnFoot === undefined ? places(count) : `${places(count)} · ${walkText(kmOnFoot)}`,
  openUntil: (open) =>
    isAlwaysOpen(open) ? "ouvert 24 h/24" : `jusqu’à ${french.time(open.endMinutes)}`,
  change: "Modifier",
  changeOf: (day) => `Modifier : ${day}`,
  aFreeDay: "Un jour libre",
  freeDay: "Rien de prévu : flânez où vous voulez.",
  aLastDay: "Jour du départ",
  freeLastDay: "Rien de prévu pour le jour du départ.",
  travel: (way) => ["Trajet : ", way],
  travelOut: (way, from, fare) => [
    "Trajet : ",
    way,
    " depuis ",
    from,
    ...(fare === undefined ? [] : [", ", fare, " aller-retour"]),
  ],
  backAt: (way, time) =>
    time === undefined ? `Retour : ${way}` : `Retour : ${way}, arrivée à ${time}`,
  arrival: (time, said) => `À l’hôtel vers ${time}${inBrackets(said)}`,
  departure: (time, said) => `Quittez l’hôtel vers ${time}${inBrackets(said)}`,
  fullDay: "Prévu comme une journée entière.",
  addArrival: "Ajouter votre arrivée",
  addDeparture: "Ajouter votre départ",
  chooseTable: "Choisir une table",
  meals: MEALS,
  meal: mealText,
  mealNear: (name) => [", à proximité : ", name],
  mealAt: (kind, hours, place) => [`${mealText(kind, hours)} : `, place],
  lunchThere: "Déjeuner sur place pendant votre visite",
  eatery: sayEatery({
    kinds: {
      market: "marché",
      "food-hall": "halles gourmandes",
      "food-street": "rue gourmande",
      restaurant: "restaurant",
      cafe: "café",
    },
    prices: {
      low: "bon marché",
      middle: "prix moyens",
      high: "prix élevés",
    },
    comma: ", ",
    end: ".",
  }),
  free: (free, minutes) => `${freeWords.kind(free)} : ${french.duration(minutes)}.`,
  freeEntry: ({ why, isQueue }) =>
    `${why === "firstSunday" ? "Gratuit le premier dimanche" : "Gratuit à cette heure"}${isQueue === true ? " : pas de prévente, longues files" : ""}`,
  near: (names) => [" À proximité : ", names, "."],
  names: (names) => french.list(names),
  notVerified: (count) => `Non vérifié : ${places(count)} hors de notre guide.`,
  hoursUnknown: (count) => `Horaires inconnus : ${places(count)}.`,

  verdicts: {
    sound: "Tout est ouvert et facile d’accès",
    faulty: "Ce programme est à revoir par endroits",
    unverified: "Nous n’avons pas pu vérifier ce programme",
    stale: "Le programme ou ses dates ont changé depuis ce bilan.",
    unsure: "Il tient la route, avec quelques points à vérifier",
    poor: "Tout est ouvert et facile d’accès, mais ce programme pourrait être bien meilleur",
    weak: "Ce programme pourrait être bien meilleur, avec quelques points à vérifier",
  },
  checkedLine: (verdict) =>
    verdict === "sound"
      ? "Vérifié : tout est ouvert et facile d’accès"
      : viewTripWords.verdicts[verdict],

  yourNote: "Votre note : ",
  noteAbout: (about) => `Votre note : ${about}`,
  addNote: "Ajouter une note",
  addNoteTo: (about) => `Ajouter une note : ${about}`,
  editNote: "Modifier votre note",
  editNoteOf: (about) => `Modifier votre note : ${about}`,

  notFound: "Voyage introuvable",
  notFoundDetail: "Il a peut-être été supprimé, ou il appartient à quelqu’un d’autre.",
  signInToSee: " S’il est à vous, connectez-vous pour le voir.",
  cannotBeShown: "Impossible d’afficher ce voyage",
  myTrips: "Mes voyages",

  paper: {
    ownNotes: "Notes",
    hoursChange: "Horaires et prix changent. Vérifiez-les avant de partir.",
    pageOf: (dayNumber, ofDays) => `, jour ${dayNumber} sur ${ofDays}`,
  },

  actions: {
    tripName: "Nom du voyage",
    rename: "Renommer",
    renameTrip: "Renommer ce voyage",
    renameHint: "Laissez vide pour utiliser la destination.",
    deleteTrip: "Supprimer ce voyage",
    ideas: "Idées et listes",
    bookings: "Réservations",
    takeAlong: "Imprimer ou exporter",
    history: "Historique",
    deleteQuestion: (trip) => ["Supprimer ", trip, " ?"],
    deleteWarning: "Le programme et vos notes seront définitivement supprimés.",
    deleteIt: "Supprimer",
    keepIt: "Garder le voyage",
    deleted: (trip) => `Voyage supprimé : ${trip}.`,
  },
};
