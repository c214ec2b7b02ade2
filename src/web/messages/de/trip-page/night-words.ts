import { german } from "../../../../domain/messages/de/german.ts";

/** A night that one base of a trip gives to another. */
export const nightWords = {
  more: (town: string) => `Eine Nacht mehr in ${town}`,
  nightsIn: (town: string) => `Nächte in ${town}`,
  travelTo: (town: string) => `Fahrt nach ${town}`,
  /** `date` is "2026-05-04". */
  onDay: (day: string, date: string | undefined) =>
    date === undefined ? day : `${day}, ${german.date(date)}`,
  meaning: (day: string, town: string) =>
    `${day} wird in ${town} neu geplant, und die bisherigen Orte des Tages werden entfernt. Dein Reisetag behält seine Orte.`,
  held: (names: readonly string[]) =>
    `Lös zuerst ${german.list(names)} oder lass den Plan die Zeit wählen.`,
};
