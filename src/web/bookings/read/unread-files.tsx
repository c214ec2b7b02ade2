import { useEffect, useId, useState } from "react";
import { API_PATHS, pathWithId, readFileAnswerSchema } from "../../../domain/wire.ts";
import { callApi } from "../../lib/api-client.ts";
import { serverConfig } from "../../lib/server-config.ts";
import { readBookingsWords } from "../../messages/trip-page/read-bookings-words.ts";
import { answerTo, type Outcome, type Unread } from "./answer-to.ts";

type UnreadFilesProps = {
  readonly unread: readonly Unread[];
  /** Of the traveller's own trip. */
  readonly tripId: string | undefined;
  readonly onAsk: (work: () => Promise<readonly Outcome[]>) => void;
};

export function UnreadFiles({ unread, ...props }: UnreadFilesProps) {
  return unread.map((one) => <UnreadFile key={one.problem} {...props} {...one} />);
}

type UnreadFileProps = Unread & Omit<UnreadFilesProps, "unread">;

/** Why a file wasn't read. Where the server may read it, that is allowed for each file by itself: it leaves the device. */
function UnreadFile({ problem, file, tripId, onAsk }: UnreadFileProps) {
  const id = useId();
  const hasReader = useHasReader(tripId);
  const mayAsk = file !== undefined && tripId !== undefined && hasReader;
  return (
    <>
      <p>{problem}</p>
      {mayAsk ? (
        <>
          <button
            type="button"
            className="button button-quiet my-2 w-full"
            aria-describedby={id}
            onClick={() => onAsk(async () => [await serverReads(file, tripId)])}
          >
            {readBookingsWords.letServer(file.name)}
          </button>
          <p id={id} className="text-ink-soft">
            {readBookingsWords.serverHint}
          </p>
        </>
      ) : null}
    </>
  );
}

/** Whether the server reads files. @param tripId of an own trip. */
function useHasReader(tripId: string | undefined): boolean {
  const [hasReader, setHasReader] = useState(false);
  useEffect(() => {
    if (tripId === undefined) return;
    void serverConfig().then((config) => setHasReader(config?.readsFiles === true));
  }, [tripId]);
  return hasReader;
}

/** What the server finds is data, which is read here as a mail's is. */
async function serverReads(file: File, tripId: string): Promise<Outcome> {
  const answer = await callApi(pathWithId(API_PATHS.tripBookingFiles, tripId), {
    method: "POST",
    file,
    schema: readFileAnswerSchema,
    isSlow: true,
  });
  const outcome = answer.ok
    ? await answerTo({ text: JSON.stringify(answer.value.reservations) })
    : { problem: answer.problem.text };
  return "problem" in outcome
    ? { problem: readBookingsWords.ofFile(file.name, outcome.problem) }
    : outcome;
}
