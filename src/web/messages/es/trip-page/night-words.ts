import { spanish } from "../../../../domain/messages/es/spanish.ts";

/** A night that one base of a trip gives to another. */
export const nightWords = {
  more: (town: string) => `Una noche más en ${town}`,
  nightsIn: (town: string) => `Noches en ${town}`,
  travelTo: (town: string) => `Traslado a ${town}`,
  /** `date` is "2026-05-04". */
  onDay: (day: string, date: string | undefined) =>
    date === undefined ? day : `${day}, ${spanish.date(date)}`,
  meaning: (day: string, town: string) =>
    `${day} se replanificará en ${town} y se quitarán sus lugares actuales. Tu día de traslado conserva los suyos.`,
  held: (names: readonly string[]) =>
    `Desbloquea primero ${spanish.list(names)}, o deja que el plan elija la hora.`,
};
