import type { ReadingStep } from "../../../domain/api/generation.ts";
import { degreesText } from "../../../domain/degrees.ts";
import { french } from "../../../domain/messages/fr/french.ts";
import type { PaceChoice } from "../../../domain/trip/pace-choice.ts";
import type { createTripWords as english } from "../en/create-trip-words.ts";

type WhenChoice = "dates" | "month" | "open";

export const createTripWords: typeof english = {
  chooseOne: "Choisissez l’une de ces options.",
  screen: "Créer un voyage",
  haveBookings: "J’ai déjà des vols ou un hôtel",
  destination: "Quelle est votre destination ?",
  destinationExample: "Une ville, comme Lisbonne",
  destinationHint: "Pour 5 jours ou moins, vous pouvez laisser vide : nous choisirons pour vous.",
  destinationNeeded: "Choisissez une destination.",
  addCity: "Ajouter une autre ville",
  cityDays: "Vos jours dans chaque ville",
  fewerDays: (city) => `Un jour de moins : ${city}`,
  moreDays: (city) => `Un jour de plus : ${city}`,
  removeCity: (city) => `Retirer ${city}`,
  suggestions: "Suggestions",
  suggestionCount: (count) => french.count(count, { one: "suggestion", other: "suggestions" }),
  anyPlace: "Vous pouvez indiquer n’importe quel lieu.",
  chooseCity: (city) => `Choisir ${city}`,
  thinTrip: (city, days) =>
    `${city} : notre guide a de quoi remplir environ ${french.count(days, { one: "jour", other: "jours" })}. Prévoyez moins de jours, ou passez le reste dans une autre ville.`,
  isReadAbout: (destination) =>
    `${destination} n’est pas dans notre guide. Nous ferons d’abord des recherches en données ouvertes (Wikivoyage, OpenStreetMap, Wikidata), ce qui peut prendre une minute ou deux.`,
  unanswered: (destination) =>
    `${destination} n’est pas dans notre guide, et le service qui nous renseigne sur d’autres lieux ne répond pas en ce moment. Vous pouvez essayer quand même, ou choisir une ville de notre guide.`,
  isCountry: (country) =>
    `${country} compte plusieurs villes où loger. Vous choisirez à l’étape suivante.`,
  planDays: (days) => `Planifier ${french.count(days, { one: "jour", other: "jours" })}`,
  allCities: (count) =>
    `Toutes nos destinations : ${french.count(count, { one: "ville", other: "villes" })}`,
  visitedBefore: (leftOut) =>
    leftOut === 0
      ? "Lieux déjà visités"
      : `Sans ${french.count(leftOut, { one: "lieu déjà visité", other: "lieux déjà visités" })}`,
  seeAgain: "Choisissez ceux que vous aimeriez revoir.",
  notAgain: (names) => `sans ${names}`,
  days: "Combien de jours dure votre voyage ?",
  daysExample: "Ex. : 3",
  daysHint: "Si vous laissez vide, nous prévoirons 3 jours.",
  daysOfDates: "De votre premier à votre dernier jour.",
  budget: "Quel est votre budget ?",
  travellers: "Avec qui voyagez-vous ?",
  moreWishes: "Autres préférences (facultatif)",
  when: "Quand partez-vous ?",
  whenChoices: { dates: "Dates", month: "Mois", open: "Pas encore décidé" } satisfies Record<
    WhenChoice,
    string
  >,
  whenHints: {
    dates:
      "Nous tenons compte des horaires, des jours fériés et de la lumière du jour à vos dates.",
    month:
      "Nous tenons compte de la saison, de la météo et de la lumière du jour. Vous fixerez vos dates plus tard.",
    open: "Nous prévoyons pour n’importe quelle semaine de l’année. Vous fixerez vos dates plus tard.",
  } satisfies Record<WhenChoice, string>,
  usualWeather: ({ city, month, highC, lowC, rainDays }) =>
    `${city} en ${french.month(month)} : d’habitude de ${degreesText({ lowC, highC, to: " à " }, french)}, avec ${french.count(Math.round(rainDays), { one: "jour", other: "jours" })} de pluie.`,
  month: "Mois",
  anyMonth: "Choisissez un mois",
  startDate: "Premier jour",
  endDate: "Dernier jour",
  arriveAt: "Arrivée vers",
  leaveAt: "Départ vers",
  byAir: "Ce sont des horaires de vol : prévoir du temps pour l’aéroport",
  arriving: (time) => `arrivée à ${time}`,
  leaving: (time) => `départ à ${time}`,
  dateProblems: {
    start_date_past: "Cette date est passée. Choisissez aujourd’hui ou plus tard, ou laissez vide.",
    end_date_unreadable: "Indiquez un dernier jour valide, ou laissez vide.",
    end_before_start: "Le dernier jour précède le premier. Choisissez-en un plus tard.",
    arrival_unreadable: "Indiquez l’heure complète, ou laissez vide.",
    departure_unreadable: "Indiquez l’heure complète, ou laissez vide.",
  },
  howMany: "Combien serez-vous ?",
  childAges: "Quel âge ont les enfants ?",
  agesAssumed: "Sans âges, nous planifions pour des enfants de 6 à 12 ans.",
  child: (number) => `Enfant ${number}`,
  noAge: "Âge",
  age: (years) => (years === 0 ? "Moins de 1 an" : `${years}`),
  needs: "Besoins alimentaires ou d’accessibilité ? (facultatif)",
  allOfUs: "Nous tous",
  someOfUs: (count, people) => `${count} sur ${people}`,
  ofSome: (title, count, people) => `${title} (${count} sur ${people})`,
  needTitles: {
    vegetarian: "Végétarien",
    vegan: "Végan",
    glutenFree: "Sans gluten",
    lactoseFree: "Sans lactose",
    halal: "Halal",
    kosher: "Casher",
    nutFree: "Sans fruits à coque",
    stepFree: "Sans marches",
  },
  pace: "Quel rythme pour vos journées ?",
  paces: { relaxed: "Tranquille", usual: "Habituel", full: "Soutenu" } satisfies Record<
    PaceChoice,
    string
  >,
  interests: "Qu’aimez-vous ?",
  planner: "Qui doit planifier ?",
  planners: { model: "L’IA", guide: "Notre guide intégré" },
  plannerHint:
    "Notre guide couvre cette ville : le programme est prêt tout de suite, avec des lieux que nous avons vérifiés. L’IA est plus souple, mais prend plus de temps.",
  generating: "Création en cours",
  wishUnanswered:
    "Dites-nous quoi en faire, ou appuyez encore sur « Créer le voyage ! » pour planifier sans.",
  generate: "Créer le voyage !",
  startEmpty: "Partir d’un programme vide",
  planGoesOn: "Nous préparons toujours votre programme. Vous le trouverez sous « Mes voyages ».",
  planIsReady: "Votre programme est prêt. Vous le trouverez sous « Mes voyages ».",

  progressTitle: "Préparation de votre programme",
  progress: "Progression",
  stop: "Arrêter",
  askingPlanner: "Nous interrogeons le planificateur",
  readingAbout: (place) => `Recherche d’informations : ${place}`,
  readingSteps: {
    where: "Recherche sur la carte",
    wikivoyage: "Recherche sur Wikivoyage de ce qui vaut la visite",
    wikidata: "Recherche sur Wikidata des sites connus",
    openstreetmap: "Horaires et hôtels sur OpenStreetMap",
    pageviews: "Recherche des sujets les plus lus",
    composing: "Mise en forme de l’ensemble",
    wishes: "Lecture de vos souhaits",
  } satisfies Record<ReadingStep, string>,
  savingTrip: "Enregistrement de votre voyage",
  dayIsReady: (day, days) => `Jour ${day} sur ${days} prêt`,
  lookingForHotels: (destination) => `Recherche d’hôtels : ${destination}`,
  hotels: (count) => french.count(count, { one: "hôtel", other: "hôtels" }),
  hotelsAreReady: (count) => french.count(count, { one: "hôtel trouvé", other: "hôtels trouvés" }),
  reconnecting: "Connexion perdue. Nous préparons toujours votre programme.",
  freeDay: "Un jour libre",

  failureTitle: "Votre programme n’est pas prêt",
  nameRequest: (requestId, code) =>
    `Si vous contactez l’administrateur du site, indiquez cette demande : ${requestId} (${code})`,
  planInstead: (destination) => `Planifier plutôt ${destination}`,
  meantTitle: "Vouliez-vous dire… ?",
  planMeant: (label) => `Planifier ${label}`,
  basesTitle: "Choisissez où loger",
  basesHint:
    "Cette destination couvre plusieurs villes. Logez dans plusieurs d’entre elles, et nous planifierons les trajets, ou dans une seule.",
  severalBases: "Loger dans plusieurs villes",
  oneBase: "Ou dans une seule",
  basesOf: (count) => french.count(count, { one: "ville", other: "villes" }),
  planOne: (label) => `Planifier ${label.split(",")[0]}`,
  daysIn: (label, days) =>
    `${label.split(",")[0]} : ${french.count(days, { one: "jour", other: "jours" })}`,
  takeGuide: (destination) => `Utiliser notre guide intégré : ${destination}`,
  tryAgain: "Réessayer",
};
