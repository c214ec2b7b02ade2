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
  useEffect(
    () =>
      connectToaster(({ kind, text, action }) => {
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
  return (
    <SonnerToaster
      position="bottom-right"
      visibleToasts={MAX_AT_ONCE}
      duration={DURATION_MS}
      gap={GAP_PX}
      theme="system"
      containerAriaLabel={shellWords.messages}
    />
  );
}
