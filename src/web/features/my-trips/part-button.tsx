import { type ReactNode, useState } from "react";
import type { LazyPart } from "../../lib/lazy-part.tsx";
import { showToast } from "../../lib/toast.ts";
import { myTripsWords } from "../../messages/my-trips-words.ts";

type PartButtonProps<Props> = {
  /** It takes `onClose`, too. */
  readonly part: LazyPart<Props & { readonly onClose: () => void }>;
  readonly props: Props;
  readonly className: string;
  /** Where its content is no words. */
  readonly label?: string;
  readonly children: ReactNode;
};

/** A button that opens a sheet, which loads by then. */
export function PartButton<Props extends object>({
  part: Part,
  props,
  className,
  label,
  children,
}: PartButtonProps<Props>) {
  const [isOpen, setOpen] = useState(false);

  async function open(): Promise<void> {
    try {
      await Part.prepare();
      setOpen(true);
    } catch {
      showToast(myTripsWords.partUnavailable, "error");
    }
  }

  return (
    <>
      <button type="button" aria-label={label} className={className} onClick={() => void open()}>
        {children}
      </button>
      {isOpen ? <Part {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
