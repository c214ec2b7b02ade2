import type { ReactNode } from "react";
import { arabic } from "../../../domain/messages/ar/arabic.ts";

/** The panel of changes that a traveller has to decide about. */
export const decisionWords = {
  title: (count: number) =>
    arabic.plural(count, {
      one: "أحد تغييراتك يحتاج إلى قرار",
      other: `تغييراتك التي تحتاج إلى قرار: ${count}`,
    }),
  gone: (trip: string) => `حُذفت ${trip} على جهاز آخر، لذلك لا يمكن حفظ تغييرك.`,
  refused: (trip: string, problem: string) => `تعذّر حفظ تغييرك في ${trip}: ${problem}`,
  conflict: (trip: string) => `تغيّرت ${trip} على جهاز آخر في هذه الأثناء.`,
  deletionConflict: (trip: string) => `حذفت ${trip}، لكنها تغيّرت على جهاز آخر في هذه الأثناء.`,
  yours: (text: ReactNode) => ["نسختك: ", text],
  theirs: (text: ReactNode) => ["النسخة الأخرى: ", text],
  noText: "لا شيء",
  keepMine: "إبقاء نسختي",
  keepTheirs: "إبقاء النسخة الأخرى",
  deleteAllTheSame: "حذف رغم ذلك",
  keepTrip: "إبقاء الرحلة",
  discardMine: "تجاهل تغييري",
};
