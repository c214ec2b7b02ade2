import { italian } from "../../../../domain/messages/it/italian.ts";

/** A night that one base of a trip gives to another. */
export const nightWords = {
  more: (town: string) => `Una notte in più a ${town}`,
  nightsIn: (town: string) => `Notti a ${town}`,
  travelTo: (town: string) => `Trasferimento a ${town}`,
  /** `date` is "2026-05-04". */
  onDay: (day: string, date: string | undefined) =>
    date === undefined ? day : `${day}, ${italian.date(date)}`,
  meaning: (day: string, town: string) =>
    `${day} verrà ripianificato a ${town} e i suoi luoghi attuali rimossi. Il giorno di trasferimento mantiene i suoi luoghi.`,
  held: (names: readonly string[]) =>
    `Prima sblocca ${italian.list(names)}, o lascia scegliere l’orario al programma.`,
};
