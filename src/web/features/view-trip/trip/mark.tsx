import type { ReactNode } from "react";
import { Icon } from "../../../ui/icon.tsx";

/** Words with a mark before them, so that colour is never alone. */
export function Mark({ look, children }: { look: "good" | "watch"; children: ReactNode }) {
  return (
    // Beside the mark, or round it where letters are so large that there is no room for two columns.
    <span className="flex items-start gap-1.5 max-[19rem]:block">
      <span
        className={`inline-flex h-[1lh] items-center max-[19rem]:me-1.5 max-[19rem]:align-top ${look === "good" ? "text-good" : "text-watch"}`}
      >
        <Icon name={look === "good" ? "check" : "warn"} size={20} />
      </span>
      <span>{children}</span>
    </span>
  );
}
