import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useRef } from "react";
import type { Trip } from "../../../../domain/trip/trip.ts";
import {
  type TripHistoryAnswer,
  tripHistoryAnswerSchema,
} from "../../../../domain/trip/trip-history-answer.ts";
import { API_PATHS, pathWithId } from "../../../../domain/wire.ts";
import { ApiFailure, queryApi } from "../../../lib/api-client.ts";
import { dateText } from "../../../lib/date-format.ts";
import { showToast } from "../../../lib/toast.ts";
import { MADE_MESSAGES } from "../../../messages/domain/made-messages.ts";
import { messageText } from "../../../messages/guide-text.ts";
import { historyWords } from "../../../messages/history-words.ts";
import { shellWords } from "../../../messages/shell-words.ts";
import { wholeTripSchema } from "../../../offline/trips/whole-trip.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { openDialog } from "../../../ui/open-dialog.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import type { PastTrip } from "../trip/trip-editing.ts";

const WHEN = { dateStyle: "medium", timeStyle: "short" } as const;

type TripHistoryDialogProps = {
  readonly trip: Trip;
  readonly onClose: () => void;
  readonly onLook: (past: PastTrip) => void;
};

/** The trip's history, the newest step first, each with the trip as it was after it. */
export function TripHistoryDialog({ trip, onClose, onLook }: TripHistoryDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => (dialog.current === null ? undefined : openDialog(dialog.current)), []);
  const { data, isError, refetch } = useQuery({
    queryKey: ["history", trip.id],
    queryFn: ({ signal }) =>
      queryApi(pathWithId(API_PATHS.tripHistory, trip.id), {
        schema: tripHistoryAnswerSchema,
        signal,
      }),
    gcTime: 0,
    retry: false,
    networkMode: "always",
  });

  async function look(version: number, at: string | undefined): Promise<void> {
    try {
      const path = pathWithId(API_PATHS.tripVersion, trip.id).replace(":version", `${version}`);
      onLook({ trip: await queryApi(path, { schema: wholeTripSchema }), at });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      showToast(error.message, "error");
    }
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      className="card m-auto max-h-[calc(100dvh-32px)] w-[min(36rem,calc(100vw-32px))] overflow-y-auto p-[min(1.5rem,6vw)] text-ink backdrop:bg-black/60"
    >
      <div className="flex items-start justify-between gap-3">
        <h2 id={id} tabIndex={-1} className="text-2xl">
          {historyWords.title}
        </h2>
        <button
          type="button"
          aria-label={shellWords.close}
          className="-m-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-accent-wash"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <p className="mt-2 text-ink-soft">{historyWords.about}</p>
      {data === undefined ? (
        isError ? (
          <div className="mt-4 grid justify-items-start gap-3">
            <p role="alert">{historyWords.unavailable}</p>
            <Button onClick={() => void refetch()}>{shellWords.tryAgain}</Button>
          </div>
        ) : (
          <p role="status" className="mt-6 grid place-items-center">
            <Spinner label={historyWords.loading} />
          </p>
        )
      ) : (
        <Steps history={data} onLook={(version, at) => void look(version, at)} />
      )}
    </dialog>
  );
}

type StepsProps = {
  readonly history: TripHistoryAnswer;
  readonly onLook: (version: number, at: string | undefined) => void;
};

function Steps({ history: { version: now, oldestVersion, steps }, onLook }: StepsProps) {
  if (steps.length === 0) return <p className="mt-4">{historyWords.none}</p>;
  return (
    <ol className="mt-4 border-line border-y">
      {steps.map(({ version, at, isOwn, guest, made }) => {
        const change = messageText(MADE_MESSAGES, made) ?? made.code;
        return (
          <li
            key={version}
            className="flex min-h-14 flex-wrap items-center gap-x-4 border-line py-2 not-first:border-t"
          >
            <p className="min-w-48 flex-1 wrap-anywhere">
              {change}
              <span className="block text-ink-soft">
                {historyWords.when(dateText(WHEN, at), isOwn, guest)}
              </span>
            </p>
            {version === now ? (
              <p className="text-ink-soft">{historyWords.now}</p>
            ) : (
              <LookButton
                label={historyWords.lookAtAfter(change)}
                onPress={() => onLook(version, at)}
              />
            )}
          </li>
        );
      })}
      <li className="flex min-h-14 flex-wrap items-center gap-x-4 py-2">
        <p className="min-w-48 flex-1">{historyWords.asFirst}</p>
        <LookButton
          label={`${historyWords.lookAt}: ${historyWords.asFirst}`}
          onPress={() => onLook(oldestVersion, undefined)}
        />
      </li>
    </ol>
  );
}

function LookButton({ label, onPress }: { readonly label: string; readonly onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      className="min-h-11 rounded-lg px-2 text-accent hover:underline"
      onClick={onPress}
    >
      {historyWords.lookAt}
    </button>
  );
}
