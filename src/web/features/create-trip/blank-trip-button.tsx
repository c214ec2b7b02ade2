import { useRef, useState } from "react";
import { createTripWords } from "../../messages/create-trip-words.ts";

type BlankTripButtonProps = {
  readonly look: "accent" | "quiet";
  /** Makes it and goes there. */
  readonly onStart: () => Promise<void>;
};

/** The days as they are, for the traveller to fill: no planner is asked. */
export function BlankTripButton({ look, onStart }: BlankTripButtonProps) {
  const isBusy = useRef(false);
  const [isStarting, setStarting] = useState(false);

  async function start(): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setStarting(true);
    await onStart();
    isBusy.current = false;
    setStarting(false);
  }

  return (
    <button
      type="button"
      aria-disabled={isStarting || undefined}
      className={`button ${look === "accent" ? "button-accent" : "button-quiet"}`}
      onClick={() => void start()}
    >
      {createTripWords.startEmpty}
    </button>
  );
}
