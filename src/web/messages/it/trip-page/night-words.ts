import { italian } from "../../../../domain/messages/it/italian.ts";
import type { nightWords as english } from "../../en/trip-page/night-words.ts";

export const nightWords: typeof english = {
  more: (town) => `Una notte in più a ${town}`,
  nightsIn: (town) => `Notti a ${town}`,
  travelTo: (town) => `Trasferimento a ${town}`,
  onDay: (day, date) => (date === undefined ? day : `${day}, ${italian.date(date)}`),
  meaning: (day, town) =>
    `${day} verrà ripianificato a ${town} e i suoi luoghi attuali rimossi. Il giorno di trasferimento mantiene i suoi luoghi.`,
  held: (names) =>
    `Prima sblocca ${italian.list(names)}, o lascia scegliere l’orario al programma.`,
};
