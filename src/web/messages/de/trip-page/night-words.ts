import { german } from "../../../../domain/messages/de/german.ts";
import type { nightWords as english } from "../../en/trip-page/night-words.ts";

export const nightWords: typeof english = {
  more: (town) => `Eine Nacht mehr in ${town}`,
  nightsIn: (town) => `Nächte in ${town}`,
  travelTo: (town) => `Fahrt nach ${town}`,
  onDay: (day, date) => (date === undefined ? day : `${day}, ${german.date(date)}`),
  meaning: (day, town) =>
    `${day} wird in ${town} neu geplant, und die bisherigen Orte des Tages werden entfernt. Dein Reisetag behält seine Orte.`,
  held: (names) => `Lös zuerst ${german.list(names)} oder lass den Plan die Zeit wählen.`,
};
