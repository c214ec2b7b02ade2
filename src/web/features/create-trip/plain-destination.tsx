import { useLayoutEffect, useRef } from "react";
import { MAX_DESTINATION_LENGTH } from "../../../domain/trip/trip-request.ts";
import { createTripWords } from "../../messages/en/create-trip-words.ts";
import { LateIcon } from "../../ui/late-icon.tsx";

type PlainDestinationProps = {
  readonly label: string;
  /** What is wrong with it, or "". */
  readonly problem: string;
  readonly onChange: (label: string) => void;
  /** The field goes from the page. */
  readonly onLeave: (input: HTMLInputElement) => void;
};

/** The destination as a field without suggestions; it looks like the one that has them. */
export function PlainDestination(props: PlainDestinationProps) {
  const { label, problem, onChange, onLeave } = props;
  const input = useRef<HTMLInputElement>(null);
  const leave = useRef(onLeave);
  useLayoutEffect(() => {
    const element = input.current;
    return () => {
      if (element !== null) leave.current(element);
    };
  }, []);
  return (
    <div>
      <label htmlFor="destination" className="mb-3 block font-serif text-xl font-semibold">
        {createTripWords.destination}
      </label>
      <p id="destination-problem" className="-mt-2 mb-2 text-bad empty:hidden">
        {problem}
      </p>
      <span className="relative block">
        <span className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-ink-soft">
          <LateIcon name="search" />
        </span>
        <input
          ref={input}
          id="destination"
          className="field pl-12"
          placeholder={createTripWords.destinationExample}
          maxLength={MAX_DESTINATION_LENGTH}
          autoComplete="off"
          aria-invalid={problem !== "" || undefined}
          aria-describedby="destination-problem destination-hint"
          value={label}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
      <p id="destination-hint" className="mt-2 text-ink-soft">
        {createTripWords.destinationHint}
      </p>
      {/* The room of what the other field says about the place. */}
      <div className="mt-2 min-h-11" />
    </div>
  );
}
