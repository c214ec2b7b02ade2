import { french } from "../../../../domain/messages/fr/french.ts";

/** A night that one base of a trip gives to another. */
export const nightWords = {
  more: (town: string) => `Une nuit de plus : ${town}`,
  nightsIn: (town: string) => `Nuits : ${town}`,
  travelTo: (town: string) => `Trajet vers ${town}`,
  /** `date` is "2026-05-04". */
  onDay: (day: string, date: string | undefined) =>
    date === undefined ? day : `${day}, ${french.date(date)}`,
  meaning: (day: string, town: string) =>
    `${day} sera replanifié (${town}), et ses lieux actuels retirés. Votre jour de trajet garde les siens.`,
  held: (names: readonly string[]) =>
    `Déverrouillez d’abord ${french.list(names)}, ou laissez le programme choisir l’heure.`,
};
