import { shellWords } from "../messages/en/shell-words.ts";
import "sonner/dist/styles.css";
import { useEffect } from "react";
import { Toaster as SonnerToaster, toast } from "sonner";
import { connectToaster } from "../lib/toast.ts";
import "./toaster.css";

/** Figures of the specification, section 9. */
const MOST_AT_ONCE = 3;
const DURATION_MS = 4000;
const GAP_PX = 14;

export function Toaster() {
  useEffect(
    () =>
      connectToaster(({ kind, text, action }) => {
        if (kind === "error") toast.error(text);
        else if (action === undefined) toast(text);
        else toast(text, { action: { label: action.label, onClick: action.onPress } });
      }),
    [],
  );
  return (
    <SonnerToaster
      position="bottom-right"
      visibleToasts={MOST_AT_ONCE}
      duration={DURATION_MS}
      gap={GAP_PX}
      theme="system"
      containerAriaLabel={shellWords.messages}
    />
  );
}
