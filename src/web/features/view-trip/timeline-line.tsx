import type { ReactNode } from "react";
import { Icon, type IconName } from "../../ui/icon.tsx";

/** A slim line between the cards of a day. */
export function TimelineLine({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <p className="flex gap-2 py-3 text-ink-soft tabular-nums print:break-inside-avoid print:py-1.5">
      <span className="flex h-lh items-center">
        <Icon name={icon} size={20} />
      </span>
      <span className="min-w-0">{children}</span>
    </p>
  );
}
