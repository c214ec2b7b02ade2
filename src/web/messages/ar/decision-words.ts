import { arabic } from "../../../domain/messages/ar/arabic.ts";
import type { decisionWords as english } from "../en/decision-words.ts";

export const decisionWords: typeof english = {
  title: (count) =>
    arabic.plural(count, {
      one: "أحد تغييراتك يحتاج إلى قرار",
      other: `تغييراتك التي تحتاج إلى قرار: ${count}`,
    }),
  gone: (trip) => `حُذفت ${trip} على جهاز آخر، لذلك لا يمكن حفظ تغييرك.`,
  refused: (trip, problem) => `تعذّر حفظ تغييرك في ${trip}: ${problem}`,
  conflict: (trip) => `تغيّرت ${trip} على جهاز آخر في هذه الأثناء.`,
  deletionConflict: (trip) => `حذفت ${trip}، لكنها تغيّرت على جهاز آخر في هذه الأثناء.`,
  yours: (text) => ["نسختك: ", text],
  theirs: (text) => ["النسخة الأخرى: ", text],
  noText: "لا شيء",
  keepMine: "إبقاء نسختي",
  keepTheirs: "إبقاء النسخة الأخرى",
  deleteAllTheSame: "حذف رغم ذلك",
  keepTrip: "إبقاء الرحلة",
  discardMine: "تجاهل تغييري",
};
