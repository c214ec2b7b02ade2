import { type ReactNode, useState } from "react";
import { Icon } from "./icon.tsx";

type FoldProps = {
  readonly summary: string;
  readonly isOpenAtFirst?: boolean;
  /** Size and weight of the summary's words. */
  readonly summaryClass?: string;
  /** The reader opens it. */
  readonly onOpen?: () => void;
  readonly children: ReactNode;
};

/** Optional content that is folded away: the browser's own `<details>`. */
export function Fold({
  summary,
  isOpenAtFirst = false,
  summaryClass,
  onOpen,
  children,
}: FoldProps) {
  // Set once; from then on the reader opens and closes it.
  const [open] = useState(isOpenAtFirst);
  return (
    <details open={open} onToggle={(event) => (event.currentTarget.open ? onOpen?.() : undefined)}>
      <summary
        className={`flex min-h-11 cursor-pointer items-center gap-2 rounded-lg py-2 max-[19rem]:block [&::-webkit-details-marker]:hidden ${summaryClass ?? "font-semibold"}`}
      >
        <span className="inline-flex -rotate-90 transition-transform rtl:rotate-90 [[open]>summary>&]:rotate-0 rtl:[[open]>summary>&]:rotate-0">
          <Icon name="chevron-down" size={20} />
        </span>
        {summary}
      </summary>
      {children}
    </details>
  );
}
