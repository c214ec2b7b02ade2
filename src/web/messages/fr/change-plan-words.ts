import { LIMITS } from "../../../domain/limits.ts";
import { french } from "../../../domain/messages/fr/french.ts";
import type { EateryDiet } from "../../../domain/places/eatery-kind.ts";
import type { changePlanWords as english } from "../en/change-plan-words.ts";

const DIETS: Readonly<Record<EateryDiet, string>> = {
  vegetarian: "végétarien",
  vegan: "végan",
  halal: "halal",
  kosher: "casher",
  "gluten-free": "sans gluten",
};
const dietsText = (diets: readonly EateryDiet[]) => french.list(diets.map((diet) => DIETS[diet]));

export const changePlanWords: typeof english = {
  workingItOut: "Vérification…",
  notNow:
    "Impossible de vérifier les horaires pour l’instant. Vous pouvez quand même faire ce changement.",
  fits: "C’est possible.",
  fitsStill: "Pas de nouveau problème. Reste à régler :",
  fitsNot: "Cela ne marche pas ainsi :",
  fitsBut: "C’est possible, mais :",
  notMet: (check) => `Non respecté : ${check}`,

  time: "Heure",
  whenAndHowLong: "Quand et combien de temps ?",
  starts: "Début",
  stayFor: "Durée",
  stay: (minutes) => french.duration(minutes),
  usualStay: "Comme prévu",
  keepTime: "Garder cette heure en replanifiant",
  startsMissing: "Indiquez une heure, comme 14:30.",
  set: "Définir",

  swap: "Échanger",
  swapThis: "Échanger ce lieu",
  inPlaceOf: (place, hours) =>
    hours === undefined ? ["Remplace ", place, "."] : ["Remplace ", place, `, ${hours}.`],
  theseFit: "Ces lieux conviennent à votre journée :",
  nearest: "Ce qui s’en rapproche le plus :",
  noneFits: "Nous ne connaissons pas d’autre lieu qui convienne ici. Cherchez par nom.",
  takeThis: "Choisir",
  take: (place) => `Choisir ${place}`,
  moreTravel: (minutes) =>
    minutes === 0
      ? "sans trajet en plus"
      : minutes > 0
        ? `${french.duration(minutes)} de trajet en plus`
        : `${french.duration(-minutes)} de trajet en moins`,
  tablesFit: "À côté et ouvert à cette heure :",
  noTables: "Nous ne connaissons pas d’autre table ouverte à cette heure et assez proche.",
  suitsDiets: (diets: readonly EateryDiet[]) => `Choix pour vous : ${dietsText(diets)}`,
  lacksDiets: (diets: readonly EateryDiet[]) =>
    `Peut ne pas vous convenir, aucun choix connu : ${dietsText(diets)}`,
  tableByName: "Rechercher par nom ou par plat",
  tablesNamed: "Ouvertes à cette heure et accessibles à temps :",
  noTableNamed: (text: string) =>
    `Nous ne connaissons aucune table nommée « ${text} » qui soit ouverte à cette heure et accessible à temps.`,
  whenAndWhere: "Quand et où ?",
  noMealThen: "Cette heure ne convient pas ce jour-là. Essayez-en une autre.",
  evenSoAt: (name: string) => `Manger quand même à « ${name} »`,

  ideas: "Idées",
  bookings: "Réservations",
  dropBookings: "Déposez une confirmation ici pour la faire lire",
  addPlace: "Ajouter un lieu",
  addPlaceTo: (day) => `Ajouter un lieu : ${day}`,
  lookFor: "Ou chercher un autre lieu",
  lookForFirst: "Chercher un lieu",
  lookForHint: "Un nom ou un type, comme « jardin »",
  noneFound: (text) => `Notre guide n’a rien d’autre ici pour « ${text} ».`,
  elsewhere: "Autres lieux",
  searching: "Recherche…",
  noneElsewhere: "Aucun autre lieu trouvé. Vérifiez l’orthographe, ou ajoutez le vôtre ci-dessous.",
  elsewhereNotNow:
    "Impossible de chercher d’autres lieux pour l’instant. Ouvrez « Ajouter votre propre lieu » ci-dessous : ce que vous avez saisi est son nom.",
  hoursUnknown: "Horaires inconnus",
  addTicked: (count) => `Ajouter ${french.count(count, { one: "lieu", other: "lieux" })}`,
  foundCount: (count) => `Résultats : ${french.count(count, { one: "lieu", other: "lieux" })}.`,
  putThese: "Les soumettre au vote",
  orVote: "Ou faire voter les invités…",
  tooMany: `Un vote réunit au plus ${LIMITS.list.candidates} lieux.`,
  tickToVote: "Cochez-en d’autres pour que les invités choisissent entre eux et celui-ci.",
  voteOn: (count) => `Faire voter les invités sur ces ${count}`,
  ownPlace: "Ajouter votre propre lieu",
  ownName: "Nom",
  ownPosition: "Position (facultatif)",
  ownPositionHint:
    "Collez son lien Google Maps, ou indiquez latitude et longitude, comme 41.9029, 12.4534",
  ownNameMissing: "Indiquez un nom.",
  ownPositionUnreadable: "Indiquez latitude et longitude, comme 41.9029, 12.4534, ou laissez vide.",
  shortLink:
    "Un lien court ne dit pas où il mène. Ouvrez-le dans votre navigateur et collez ici l’adresse longue, ou indiquez latitude et longitude, comme 41.9029, 12.4534.",
  ownNotice: "Non vérifié. Sans position, nous ne pouvons pas afficher l’itinéraire.",
  add: "Ajouter",
  ownHotel: "Ajouter votre propre hôtel",
  hotelSearch: "Nom ou adresse de l’hôtel",
  hotelsFound: "Résultats",
  hotelSearchNotNow:
    "La recherche est indisponible pour le moment. Indiquez ci-dessous où il se trouve.",
  hotelByHand: "Introuvable ? Indiquez où il se trouve",
  ownHotelNotice: "Vos journées partent d’ici. Non vérifié.",
  near: "Qu’y a-t-il à proximité ?",
  nearUnknown: "Choisir",
  quarters: "Quartiers",
  plannedPlaces: "Lieux de votre programme",
  position: "Position exacte, si vous la connaissez",
  positionMissing: "Choisissez ce qui est à proximité, ou indiquez la position exacte.",

  changeTrip: "Modifier tout le voyage",
  changeTheTrip: "Modifier le voyage",
  fillDay: "Compléter ce jour",
  fillOf: (day) => `Compléter : ${day}`,
  isFull: "Plus rien ne rentre ce jour-là.",
  isNew: "Nouveau",
  replanDay: "Replanifier ce jour",
  replanMeaning:
    "Garde vos lieux et les met dans l’ordre qui demande le moins de trajet selon les horaires.",
  wholeTrip: "Tout le voyage",
  what: "À modifier",
  staysAsItIs: (names) => `Ne changera pas : ${names}.`,
  lockOthers: "Les lieux verrouillés ne changeront pas.",
  showProposal: "Prévisualiser",
  nothingYet: "Vous verrez tout avant le moindre changement.",
  proposalFor: (what) => `Changements proposés : ${what}`,
  nothingBetter: "Votre programme suit déjà le meilleur ordre.",
  fitDates: (dates) => `Votre voyage : ${dates}`,
  placeBecause: (name, why) => `${name} (${why})`,
  fitDatesMeaning: (names) =>
    names.length === 0
      ? "Tout convient à ces dates."
      : `Pour convenir à ces dates, déplacés ou remplacés : ${french.list(names)}.`,
  stillShut: (names) =>
    `Impossible à ces dates : ${french.list(names)}. Cherchez une autre heure ou un autre lieu sous « Bilan ».`,
  bookingsOff: (names) =>
    `Vos réservations gardent leurs dates, et celles-ci ne conviennent plus : ${french.list(names)}. Modifiez-les dans les réservations, ou choisissez d’autres dates.`,
  datesAllTheSame: "Fixer quand même les dates",
  onlyDates: "Fixer les dates et garder mon programme",
  fixOf: (place) => `Corriger : ${place}`,
  noOtherTime: "Cela ne rentre dans aucune de vos journées.",
  swapInstead: (place) =>
    `Aucune autre heure ne convient pendant votre voyage. À la place : ${place}.`,
  failed: "Une erreur s’est produite, et votre programme n’a pas changé. Réessayez.",
  outdated: "Le voyage a changé entre-temps. Prévisualisez à nouveau.",
  before: "Avant",
  after: "Après",
  onFoot: "À pied",
  travel: "Temps de trajet",
  backAt: "Retour à l’hôtel",
  minutes: (minutes) => (minutes === 0 ? "0 min" : french.duration(minutes)),
  to: "devient",
  stays: "Inchangé",
  locked: "Verrouillé",
  moved: (day) => `Vient de : ${day}`,
  movesTo: (day) => `Passe à : ${day}`,
  earlier: (minutes) => `${french.duration(minutes)} plus tôt`,
  later: (minutes) => `${french.duration(minutes)} plus tard`,
  cancel: "Annuler",
  apply: "Appliquer",
  becomes: (day, next) => `${day} devient ${next}`,
  dayUnchanged: "Aucun changement.",
  noMeal: "Pas de repas",
  meal: (kind, start) => `${kind === "lunch" ? "Déjeuner" : "Dîner"}, ${start}`,

  putBackChanges: "À son ancienne place, il change la journée.",
  waysOut: (place) => `Options pour ${place}`,
  moveTo: (day, hours) => `Déplacer : ${day}, ${hours}`,
  moveWithin: (hours) => `Autre heure : ${hours}`,
  letPlanChoose: "Laisser le programme choisir l’heure",
  setAside: "Retirer",
  isSetAside: "Retiré",

  runningLate: "J’ai du retard",
  byHowMuch: "De combien ?",
  late: (minutes) => `+${minutes} min`,
  lateBy: (minutes) => `+${minutes} min : ${minutes} minutes de retard`,
  skip: "Passer",
  skipOf: (place) => `Passer ${place}`,
  noLongerFits: "Ne rentre plus :",
  setAsideOf: (place) => `Retirer ${place}`,

  night: {
    more: (town) => `Une nuit de plus : ${town}`,
    nightsIn: (town) => `Nuits : ${town}`,
    travelTo: (town) => `Trajet vers ${town}`,
    onDay: (day, date) => (date === undefined ? day : `${day}, ${french.date(date)}`),
    meaning: (day, town) =>
      `${day} sera replanifié (${town}), et ses lieux actuels retirés. Votre jour de trajet garde les siens.`,
    held: (names) =>
      `Déverrouillez d’abord ${french.list(names)}, ou laissez le programme choisir l’heure.`,
  },
};
