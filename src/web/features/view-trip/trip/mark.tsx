import type { ReactNode } from "react";
import { Icon, type IconName } from "../../../ui/icon.tsx";

/** All is well, something has to be done, or one should only know. */
export type Look = "good" | "watch" | "info";

const ICONS: Readonly<Record<Look, IconName>> = { good: "check", watch: "warn", info: "info" };

export const LOOK_CLASSES: Readonly<Record<Look, string>> = {
  good: "text-good",
  watch: "text-watch",
  info: "text-ink",
};

/** Words with a mark before them, so that colour is never alone. */
export function Mark({ look, children }: { look: Look; children: ReactNode }) {
  return (
    // Beside the mark, or round it where letters are so large that there is no room for two columns.
    <span className="flex items-start gap-1.5 max-[19rem]:block">
      <span
        className={`inline-flex h-[1lh] items-center max-[19rem]:me-1.5 max-[19rem]:align-top ${LOOK_CLASSES[look]}`}
      >
        <Icon name={ICONS[look]} size={20} />
      </span>
      <span>{children}</span>
    </span>
  );
}
