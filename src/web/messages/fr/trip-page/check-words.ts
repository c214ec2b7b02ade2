import { french } from "../../../../domain/messages/fr/french.ts";
import { type WorthVerdict, worthVerdict } from "../../../../domain/plan/plan-verdict.ts";
import type { checkWords as english } from "../../en/trip-page/check-words.ts";
import { viewTripWords } from "../view-trip-words.ts";

const places = (count: number) => french.count(count, { one: "lieu", other: "lieux" });
const hotels = (count: number) => french.count(count, { one: "hôtel", other: "hôtels" });

const WORTH_LINES: Readonly<Record<WorthVerdict, string>> = {
  veryGood: "Excellent programme : tout est ouvert et facile d’accès",
  good: "Bon programme : tout est ouvert et facile d’accès",
  fair: "Il tient la route, mais il pourrait être meilleur",
  poor: viewTripWords.verdicts.poor,
};

export const checkWords: typeof english = {
  planCheck: "Bilan du programme",
  verified: (values) =>
    `Comparé à ${values.by === "open" ? "des données ouvertes" : "notre guide"} : ${places(values.places)} sur ${values.ofPlaces}, ${hotels(values.hotels)} sur ${values.ofHotels}.`,
  weaknesses: "À améliorer",
  soundLine: (quality) => WORTH_LINES[worthVerdict(quality)],
  toDo: "À faire",
  details: (headsUps) =>
    headsUps === 0 ? "Détails" : `Détails et points d’attention (${headsUps})`,
  closedThatDay: ({ weekday, event }) =>
    event === undefined ? `Fermé le ${french.weekday(weekday)}.` : `Fermé : ${event}.`,
  closedAllDays: "Fermé pendant tout votre voyage.",
  neverOpenThen: (hours) => `Jamais ouvert ${hours}.`,
  openOnly: (hours) => `Ouvert ${hours}.`,
  closedOnDates: (names) => `Fermés à vos dates : ${french.list(names)}.`,
  findTime: "Trouver un meilleur moment",
  fitBookings: "Adapter aux réservations",
  fitDates: "Adapter le programme à vos dates",
  endOnDay: (day) => `Finir le voyage le jour ${day}`,
  startOn: (date) => `Commencer le voyage : ${french.date(date)}`,
  shorten: (day) => `Raccourcir le jour ${day}`,
  cheaper: "Réduire le coût",
  add: (name) => `Ajouter ${name}`,
  moreOf: (interest) => `Davantage : ${interest.toLowerCase()}`,
  fillDay: "Compléter le jour",
  planDayAnew: "Replanifier le jour",
  bringTogether: "Les regrouper en un jour",
  swap: "Échanger",
  changeTime: "Changer l’heure",
  nothingVerified:
    "Aucun de ces lieux n’est dans notre guide. Tout ce que nous en savons vient de l’IA : avant de partir, vérifiez que chacun existe, où il est, quand il est ouvert et combien il coûte.",
  notChecked: (checks) => `Non vérifié : ${french.list(checks)}.`,
  unmet: (problems) => problems.map((problem) => `${problem}.`).join(" "),
  watch: "À noter",
  changes: (count) => `Ce que nous avons changé (${count})`,
  changeKinds: {
    moved: "Déplacements :",
    dropped: "Retraits :",
    corrected: "Corrections :",
    added: "Ajouts :",
  },
  checks: (count) => `Toutes les vérifications (${count})`,
  check: "Vérification",
  found: "Valeur",
  wanted: "Objectif",
  wantedHere: ", objectif",
  result: "Résultat",
  met: "Respecté",
  notMet: "Non respecté",
};
