import { spanish } from "../../../../domain/messages/es/spanish.ts";
import type { nightWords as english } from "../../en/trip-page/night-words.ts";

export const nightWords: typeof english = {
  more: (town) => `Una noche más en ${town}`,
  nightsIn: (town) => `Noches en ${town}`,
  travelTo: (town) => `Traslado a ${town}`,
  onDay: (day, date) => (date === undefined ? day : `${day}, ${spanish.date(date)}`),
  meaning: (day, town) =>
    `${day} se replanificará en ${town} y se quitarán sus lugares actuales. Tu día de traslado conserva los suyos.`,
  held: (names) => `Desbloquea primero ${spanish.list(names)}, o deja que el plan elija la hora.`,
};
