import { japanese } from "../../../../domain/messages/ja/japanese.ts";

/** A night that one base of a trip gives to another. */
export const nightWords = {
  more: (town: string) => `${town}に1泊追加`,
  nightsIn: (town: string) => `${town}の宿泊数`,
  travelTo: (town: string) => `${town}への移動`,
  /** `date` is "2026-05-04". */
  onDay: (day: string, date: string | undefined) =>
    date === undefined ? day : `${day}、${japanese.date(date)}`,
  meaning: (day: string, town: string) =>
    `${day}を${town}で組み直し、今のスポットは外します。移動日のスポットはそのままです。`,
  held: (names: readonly string[]) =>
    `先に${japanese.list(names)}の固定を解除するか、時間をプランに任せてください。`,
};
