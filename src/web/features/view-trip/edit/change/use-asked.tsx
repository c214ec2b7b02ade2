import { type ReactNode, useState } from "react";
import type { Trip } from "../../../../../domain/trip/trip.ts";
import { changePlanWords } from "../../../../messages/change-plan-words.ts";
import { shellWords } from "../../../../messages/shell-words.ts";
import { Button } from "../../../../ui/button.tsx";
import { Spinner } from "../../../../ui/spinner.tsx";
import { type Answer, useAnswer } from "./use-answer.ts";

/** A question about the trip as it is now (`from`), which can be asked again of the trip as it is by then. */
export function useAsked<T>(trip: Trip, ask: () => Promise<T | undefined>, isAsked = true) {
  const [{ from, times }, setAsked] = useState({ from: trip, times: 1 });
  const found = useAnswer(isAsked ? `${times}` : undefined, ask);
  return { from, found, askAgain: () => setAsked({ from: trip, times: times + 1 }) };
}

type AskedStatusProps = {
  readonly found: Answer<unknown> | undefined;
  /** What is said of the answer. */
  readonly children: ReactNode;
};

/** What a question has come to so far. */
export function AskedStatus({ found, children }: AskedStatusProps) {
  return (
    <div role="status" className="py-2">
      {found?.state === "waiting" ? (
        <Spinner label={changePlanWords.workingItOut} />
      ) : found?.state === "failed" ? (
        changePlanWords.failed
      ) : (
        children
      )}
    </div>
  );
}

type AskAgainProps = Pick<AskedStatusProps, "found"> & {
  readonly askAgain: () => void;
  readonly className?: string;
};

/** For a question without an answer. */
export function AskAgain({ found, askAgain, className }: AskAgainProps) {
  if (found?.state !== "failed") return null;
  return (
    <Button look="accent" className={className} onClick={askAgain}>
      {shellWords.tryAgain}
    </Button>
  );
}
