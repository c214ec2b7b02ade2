import { french } from "../../../../domain/messages/fr/french.ts";
import type { nightWords as english } from "../../en/trip-page/night-words.ts";

export const nightWords: typeof english = {
  more: (town) => `Une nuit de plus : ${town}`,
  nightsIn: (town) => `Nuits : ${town}`,
  travelTo: (town) => `Trajet vers ${town}`,
  onDay: (day, date) => (date === undefined ? day : `${day}, ${french.date(date)}`),
  meaning: (day, town) =>
    `${day} sera replanifié (${town}), et ses lieux actuels retirés. Votre jour de trajet garde les siens.`,
  held: (names) =>
    `Déverrouillez d’abord ${french.list(names)}, ou laissez le programme choisir l’heure.`,
};
