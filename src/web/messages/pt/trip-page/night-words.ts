import { portuguese } from "../../../../domain/messages/pt/portuguese.ts";
import type { nightWords as english } from "../../en/trip-page/night-words.ts";

export const nightWords: typeof english = {
  more: (town) => `Mais uma noite em ${town}`,
  nightsIn: (town) => `Noites em ${town}`,
  travelTo: (town) => `Ida para ${town}`,
  onDay: (day, date) => (date === undefined ? day : `${day}, ${portuguese.date(date)}`),
  meaning: (day, town) =>
    `${day} será replanejado em ${town}, e os lugares atuais serão removidos. O dia do trajeto mantém os seus.`,
  held: (names) =>
    `Primeiro desafixe ${portuguese.list(names)} ou deixe o roteiro escolher o horário.`,
};
