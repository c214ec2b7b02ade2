import { portuguese } from "../../../../domain/messages/pt/portuguese.ts";

/** A night that one base of a trip gives to another. */
export const nightWords = {
  more: (town: string) => `Mais uma noite em ${town}`,
  nightsIn: (town: string) => `Noites em ${town}`,
  travelTo: (town: string) => `Ida para ${town}`,
  /** `date` is "2026-05-04". */
  onDay: (day: string, date: string | undefined) =>
    date === undefined ? day : `${day}, ${portuguese.date(date)}`,
  meaning: (day: string, town: string) =>
    `${day} será replanejado em ${town}, e os lugares atuais serão removidos. O dia do trajeto mantém os seus.`,
  held: (names: readonly string[]) =>
    `Primeiro desafixe ${portuguese.list(names)} ou deixe o roteiro escolher o horário.`,
};
