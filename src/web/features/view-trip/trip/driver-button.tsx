import { useEffect, useId, useRef, useState } from "react";
import type { LocalName } from "../../../../domain/trip/trip-facts.ts";
import { shellWords } from "../../../messages/shell-words.ts";
import { todayWords } from "../../../messages/today-words.ts";
import { openDialog } from "../../../ui/open-dialog.ts";

type DriverButtonProps = {
  /** As the page shows it. */
  readonly name: string;
  /** Undefined where that is what it is called there. */
  readonly local: LocalName | undefined;
  /** Undefined or "" where none is known. */
  readonly address?: string | undefined;
};

/** Opens a card that is read from a front seat: a place, as it is called and written there. */
export function DriverButton(props: DriverButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={todayWords.showDriverOf(props.name)}
        className="min-h-11 rounded-lg font-semibold text-accent hover:underline"
        onClick={() => setOpen(true)}
      >
        {todayWords.showDriver}
      </button>
      {isOpen ? <DriverCard {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Black on white whatever the page's colors, in the device's letters: it is read in the dark and in the sun. */
function DriverCard({
  name,
  local,
  address = "",
  onClose,
}: DriverButtonProps & { readonly onClose: () => void }) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => (dialog.current === null ? undefined : openDialog(dialog.current)), []);
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={(event) => {
        event.stopPropagation();
        onClose();
      }}
      onClick={close}
      onKeyDown={(event) => event.stopPropagation()}
      className="fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none overflow-y-auto bg-white text-black scheme-light"
    >
      <div className="flex min-h-full flex-col p-[min(2rem,6vw)] pb-[max(1.5rem,env(safe-area-inset-bottom))]">
        <div className="my-auto text-center">
          <p
            dir="auto"
            lang={local?.language}
            className="wrap-anywhere font-semibold text-[clamp(2.5rem,12vw,7rem)] leading-tight"
          >
            {local?.name ?? address}
          </p>
          {local === undefined || address === "" ? null : (
            <p dir="auto" className="mt-6 text-3xl leading-snug">
              {address}
            </p>
          )}
          <h2 id={id} dir="auto" className="mt-8 font-normal font-sans text-xl">
            {name}
          </h2>
        </div>
        <button type="button" className="mt-8 min-h-13 rounded-full border-2 border-black text-lg">
          {shellWords.close}
        </button>
      </div>
    </dialog>
  );
}
