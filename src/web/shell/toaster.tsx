import { shellWords } from "../messages/shell-words.ts";
import "sonner/dist/styles.css";
import { useEffect, useRef } from "react";
import { Toaster as SonnerToaster, toast } from "sonner";
import { connectToaster } from "../lib/toast.ts";
import "./toaster.css";

/** Figures of the specification, section 9. */
const MAX_AT_ONCE = 3;
const DURATION_MS = 4000;
const GAP_PX = 14;

export function Toaster() {
  const step = useRef<ReturnType<typeof toast>>(undefined);
  const box = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      connectToaster(({ kind, text, action }) => {
        // Above a sheet that is open, which dims all below it.
        box.current?.hidePopover();
        box.current?.showPopover();
        if (kind === "error") return void toast.error(text);
        // Without an id it would dismiss all.
        if (kind === "step" && step.current !== undefined) toast.dismiss(step.current);
        const shown = toast(
          text,
          action && { action: { label: action.label, onClick: action.onPress } },
        );
        if (kind === "step") step.current = shown;
      }),
    [],
  );
  useEffect(clearWhenUsed, []);
  return (
    <div ref={box} popover="manual" className="toasts">
      <SonnerToaster
        position="bottom-right"
        visibleToasts={MAX_AT_ONCE}
        duration={DURATION_MS}
        gap={GAP_PX}
        theme="system"
        containerAriaLabel={shellWords.messages}
      />
    </div>
  );
}

/**
 * Who types, or presses what is under a message, has read it: the page says the same. It also ends the messages whose time
 * stands still because they were touched, which on a touch screen nothing else ends.
 */
function clearWhenUsed(): () => void {
  const clear = ({ target }: Event) => {
    if (target instanceof Element && target.closest("[data-sonner-toaster]") === null)
      toast.dismiss();
  };
  const onPointer = (event: PointerEvent) => {
    if (document.querySelector("[data-sonner-toast][data-expanded=true]") !== null) clear(event);
  };
  // Before the page itself hears of it, which may have something new to say.
  addEventListener("input", clear, true);
  addEventListener("pointerdown", onPointer, true);
  return () => {
    removeEventListener("input", clear, true);
    removeEventListener("pointerdown", onPointer, true);
  };
}
