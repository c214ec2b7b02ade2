import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { type AccountSession, accountSessionsAnswerSchema } from "../../../domain/account.ts";
import { API_PATHS, pathWithId } from "../../../domain/wire.ts";
import { callApi, queryApi } from "../../lib/api-client.ts";
import { dateFormat } from "../../lib/date-format.ts";
import { useOnlineState } from "../../lib/online-state.ts";
import { accountWords } from "../../messages/en/account/account-words.ts";
import { Icon } from "../../ui/icon.tsx";

const KEY = ["account", "sessions"];
const TIME = { dateStyle: "medium", timeStyle: "short" } as const;

/** Every browser one is signed in with; each but this one can be signed out from here. */
export function SessionList() {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string>();
  /** What came of the last thing done here. */
  const [said, setSaid] = useState<string>();
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) =>
      queryApi(API_PATHS.accountSessions, { schema: accountSessionsAnswerSchema, signal }),
    staleTime: 0,
    // Without a network it fails, and says so, instead of waiting for one.
    networkMode: "always",
  });
  const isOnline = useOnlineState() === "Online";
  const onBackOnline = useEffectEvent(() => {
    if (query.isError) void query.refetch();
  });
  useEffect(() => {
    if (isOnline) onBackOnline();
  }, [isOnline]);

  async function end(path: string, done: string): Promise<void> {
    setProblem(undefined);
    setSaid(undefined);
    const result = await callApi(path, { method: "DELETE" });
    // One that is gone already is what was wanted.
    if (result.ok || result.problem.code === "session_not_found") setSaid(done);
    else setProblem(result.problem.text);
    await queryClient.invalidateQueries({ queryKey: KEY });
  }

  const sessions = query.data?.sessions ?? [];
  const count = sessions.length;
  const countBefore = useRef(count);
  useEffect(() => {
    // The button that was pressed is gone with its row.
    const isLost = document.activeElement === document.body;
    if (count < countBefore.current && isLost) title.current?.focus();
    countBefore.current = count;
  }, [count]);
  const text = problem ?? query.error?.message;
  return (
    <section aria-labelledby={titleId} className="mt-10">
      <h2 ref={title} id={titleId} tabIndex={-1} className="text-2xl">
        {accountWords.sessionsTitle}
      </h2>
      {text === undefined ? null : (
        <p role="alert" className="card mt-4 flex gap-2 p-4">
          <span className="text-bad">
            <Icon name="warn" />
          </span>
          {text}
        </p>
      )}
      <p role="status" className="mt-2 min-h-6 text-ink-soft">
        {query.isPending
          ? accountWords.lookingUp
          : (said ?? (count === 0 ? "" : accountWords.browsers(count)))}
      </p>
      {/* As high as one row until they are there: what is below stays where it is. */}
      <ul className={`mt-2 grid gap-3 ${query.isPending ? "min-h-28" : ""}`}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onEnd={() =>
              end(
                pathWithId(API_PATHS.accountSession, session.id),
                accountWords.signedOut(session.device),
              )
            }
          />
        ))}
      </ul>
      {query.isError ? (
        <button
          type="button"
          className="button button-accent mt-4"
          onClick={() => void query.refetch()}
        >
          <Icon name="refresh" size={20} />
          {accountWords.tryAgain}
        </button>
      ) : null}
      {count > 1 ? (
        <button
          type="button"
          className="button button-quiet mt-4"
          onClick={() => void end(API_PATHS.accountSessions, accountWords.signedOutElsewhere)}
        >
          <Icon name="logout" size={20} />
          {accountWords.signOutElsewhere}
        </button>
      ) : null}
    </section>
  );
}

type SessionRowProps = { readonly session: AccountSession; readonly onEnd: () => Promise<void> };

function SessionRow({ session, onEnd }: SessionRowProps) {
  const [ending, setEnding] = useState(false);
  const { device, createdAt, lastUsedAt, isCurrent } = session;

  async function endThis(): Promise<void> {
    if (ending) return;
    setEnding(true);
    await onEnd();
    setEnding(false);
  }

  return (
    <li className="card flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="mr-auto">
        <p className="font-semibold">
          {device}
          {isCurrent ? (
            <span className="font-normal text-good">{accountWords.thisBrowser}</span>
          ) : null}
        </p>
        <p className="text-ink-soft tabular-nums">
          {accountWords.signedIn(timeText(createdAt), timeText(lastUsedAt))}
        </p>
      </div>
      {isCurrent ? null : (
        <button
          type="button"
          aria-disabled={ending}
          aria-label={accountWords.signOutOf(device, timeText(createdAt))}
          className="button button-quiet"
          onClick={() => void endThis()}
        >
          {accountWords.signOut}
        </button>
      )}
    </li>
  );
}

function timeText(iso: string): string {
  return dateFormat(TIME).format(new Date(iso));
}
