import type { ReactNode } from "react";
import type { Leg } from "../../../../domain/places/leg.ts";
import { Icon, type IconName } from "../../../ui/icon.tsx";

export const LEG_ICONS: Readonly<Record<Leg["mode"], IconName>> = {
  walk: "walk",
  transit: "bus",
  taxi: "car",
};

/** How a leg is drawn on the page, on the map and on paper alike: dots, dashes, a double line. */
const PATTERNS: Readonly<Record<Leg["mode"], string>> = {
  walk: "leg-dots",
  taxi: "leg-dashes",
  transit: "leg-double",
};

type TimelineLineProps = {
  readonly icon: IconName;
  /** Of a leg; a meal or free time has none. */
  readonly mode?: Leg["mode"] | undefined;
  readonly children: ReactNode;
};

/** A slim line between the rows of a day. */
export function TimelineLine({ icon, mode, children }: TimelineLineProps) {
  return (
    <p className="flex text-ink-soft tabular-nums print:break-inside-avoid">
      <span
        aria-hidden="true"
        className="flex w-14 shrink-0 justify-end gap-3 self-stretch pe-3 max-[19rem]:w-auto"
      >
        <span className={mode === undefined ? "" : `w-1 text-route ${PATTERNS[mode]}`} />
        <span className="mt-1.5 print:mt-0 flex h-lh items-center">
          <Icon name={icon} size={20} />
        </span>
      </span>
      <span className="min-w-0 py-1.5 leading-6 print:py-px">{children}</span>
    </p>
  );
}
