import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import { accessTokensAnswerSchema, type ShownAccessToken } from "../../../domain/access-token.ts";
import { API_PATHS, pathWithId } from "../../../domain/wire.ts";
import { callApi, queryApi } from "../../lib/api-client.ts";
import { dateFormat } from "../../lib/date-format.ts";
import { accessTokenWords } from "../../messages/en/account/access-token-words.ts";
import { Icon } from "../../ui/icon.tsx";
import { MadeToken } from "./made-token.tsx";
import { NewTokenForm } from "./new-token-form.tsx";

const KEY = ["account", "tokens"];
const TIME = { dateStyle: "medium", timeStyle: "short" } as const;

/** The tokens of one's programs: to make, to look at and to revoke. */
export function AccessTokens() {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const queryClient = useQueryClient();
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<{ readonly name: string; readonly token: string }>();
  const [problem, setProblem] = useState<string>();
  const [said, setSaid] = useState<string>();
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) =>
      queryApi(API_PATHS.accountTokens, { schema: accessTokensAnswerSchema, signal }),
    staleTime: 0,
    // Without a network it fails, and says so, instead of waiting for one.
    networkMode: "always",
  });
  const tokens = query.data?.tokens ?? [];
  const look = () => queryClient.invalidateQueries({ queryKey: KEY });

  async function revoke({ id, name }: ShownAccessToken): Promise<void> {
    setProblem(undefined);
    setSaid(undefined);
    const result = await callApi(pathWithId(API_PATHS.accountToken, id), { method: "DELETE" });
    // One that is gone already is what was wanted.
    if (result.ok || result.problem.code === "not_found") setSaid(accessTokenWords.revoked(name));
    else setProblem(result.problem.text);
    await look();
  }

  const shown = isMaking || made !== undefined;
  const count = tokens.length;
  // What was pressed is gone: with its row, or with the form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when either has changed.
  useEffect(() => {
    if (document.activeElement === document.body && said !== undefined) title.current?.focus();
  }, [count, said]);
  const text = problem ?? query.error?.message;
  const state = query.isPending
    ? accessTokenWords.lookingUp
    : count === 0
      ? accessTokenWords.none
      : accessTokenWords.some(count);
  return (
    <section aria-labelledby={titleId} className="mt-12">
      <h2 ref={title} id={titleId} tabIndex={-1} className="text-2xl">
        {accessTokenWords.title}
      </h2>
      <p className="mt-2">{accessTokenWords.about}</p>
      {text === undefined ? null : (
        <p role="alert" className="card mt-4 flex gap-2 p-4">
          <span className="text-bad">
            <Icon name="warn" />
          </span>
          {text}
        </p>
      )}
      <p role="status" className="mt-2 min-h-6 text-ink-soft">
        {query.isError ? "" : (said ?? state)}
      </p>
      {count === 0 ? null : (
        <ul className="mt-2 grid gap-3">
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} onRevoke={() => revoke(token)} />
          ))}
        </ul>
      )}
      {made === undefined ? null : (
        <MadeToken
          {...made}
          onDone={() => {
            setMade(undefined);
            title.current?.focus();
          }}
        />
      )}
      {isMaking ? (
        <NewTokenForm
          onCancel={() => {
            setMaking(false);
            title.current?.focus();
          }}
          onMade={async (name, token) => {
            setMaking(false);
            setSaid(undefined);
            setMade({ name, token });
            await look();
          }}
        />
      ) : null}
      {query.isError ? (
        <button
          type="button"
          className="button button-quiet mt-4"
          onClick={() => void query.refetch()}
        >
          <Icon name="refresh" size={20} />
          {accessTokenWords.tryAgain}
        </button>
      ) : null}
      {shown || query.isError ? null : (
        <button type="button" className="button button-quiet mt-4" onClick={() => setMaking(true)}>
          <Icon name="plus" size={20} />
          {accessTokenWords.make}
        </button>
      )}
    </section>
  );
}

type TokenRowProps = {
  readonly token: ShownAccessToken;
  readonly onRevoke: () => Promise<void>;
};

function TokenRow({ token, onRevoke }: TokenRowProps) {
  const [ending, setEnding] = useState(false);
  const { name, scopes, createdAt, lastUsedAt, expiresAt, isOver } = token;
  const uses = [
    accessTokenWords.made(timeText(createdAt)),
    lastUsedAt === null
      ? accessTokenWords.neverUsed
      : accessTokenWords.lastUsed(timeText(lastUsedAt)),
    expiresAt === null
      ? accessTokenWords.endsNever
      : isOver
        ? undefined
        : accessTokenWords.endsAt(timeText(expiresAt)),
  ];

  async function revokeThis(): Promise<void> {
    if (ending) return;
    setEnding(true);
    await onRevoke();
    setEnding(false);
  }

  return (
    <li className="card flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="mr-auto">
        <p className="font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
          {isOver ? <span className="font-normal text-bad">{accessTokenWords.isOver}</span> : null}
        </p>
        <p>{accessTokenWords.may(scopes.map((scope) => accessTokenWords.scopes[scope]))}</p>
        <p className="text-ink-soft tabular-nums">
          {uses.filter((use) => use !== undefined).join(", ")}
        </p>
      </div>
      <button
        type="button"
        aria-disabled={ending}
        aria-label={accessTokenWords.revokeNamed(name)}
        className="button button-quiet"
        onClick={() => void revokeThis()}
      >
        {accessTokenWords.revoke}
      </button>
    </li>
  );
}

function timeText(iso: string): string {
  return dateFormat(TIME).format(new Date(iso));
}
