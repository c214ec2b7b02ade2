import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import { type ConnectedApp, connectedAppsAnswerSchema } from "../../../domain/account.ts";
import { API_PATHS, pathWithId } from "../../../domain/wire.ts";
import { callApi, queryApi } from "../../lib/api-client.ts";
import { dateFormat } from "../../lib/date-format.ts";
import { connectedAppWords } from "../../messages/en/account/connected-app-words.ts";
import { Icon } from "../../ui/icon.tsx";

const KEY = ["account", "apps"];
const TIME = { dateStyle: "medium", timeStyle: "short" } as const;

/** The programs that one has connected, each to be ended. */
export function ConnectedApps() {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const [said, setSaid] = useState<string>();
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) =>
      queryApi(API_PATHS.accountApps, { schema: connectedAppsAnswerSchema, signal }),
    staleTime: 0,
    // Without a network it fails, and says so, instead of waiting for one.
    networkMode: "always",
  });
  const apps = query.data?.apps ?? [];

  async function disconnect({ id, name }: ConnectedApp): Promise<void> {
    setProblem(undefined);
    setSaid(undefined);
    const result = await callApi(pathWithId(API_PATHS.accountApp, id), { method: "DELETE" });
    // One that is gone already is what was wanted.
    if (result.ok || result.problem.code === "not_found") {
      setSaid(connectedAppWords.disconnected(name));
    } else setProblem(result.problem.text);
    await queryClient.invalidateQueries({ queryKey: KEY });
  }

  const count = apps.length;
  // What was pressed is gone with its row.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when either has changed.
  useEffect(() => {
    if (document.activeElement === document.body && said !== undefined) title.current?.focus();
  }, [count, said]);
  const text = problem ?? query.error?.message;
  const state = query.isPending
    ? connectedAppWords.lookingUp
    : count === 0
      ? connectedAppWords.none
      : connectedAppWords.some(count);
  return (
    <section aria-labelledby={titleId} className="mt-12">
      <h2 ref={title} id={titleId} tabIndex={-1} className="text-2xl">
        {connectedAppWords.title}
      </h2>
      <p className="mt-2 wrap-anywhere">
        {connectedAppWords.about(`${window.location.origin}/mcp`)}
      </p>
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
          {apps.map((app) => (
            <AppRow key={app.id} app={app} onDisconnect={() => disconnect(app)} />
          ))}
        </ul>
      )}
    </section>
  );
}

type AppRowProps = { readonly app: ConnectedApp; readonly onDisconnect: () => Promise<void> };

function AppRow({ app: { name, scopes, connectedAt }, onDisconnect }: AppRowProps) {
  const [ending, setEnding] = useState(false);

  async function endThis(): Promise<void> {
    if (ending) return;
    setEnding(true);
    await onDisconnect();
    setEnding(false);
  }

  return (
    <li className="card flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="mr-auto">
        <p className="font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p>{connectedAppWords.may(scopes.map((scope) => connectedAppWords.scopes[scope]))}</p>
        <p className="text-ink-soft tabular-nums">
          {connectedAppWords.connected(dateFormat(TIME).format(new Date(connectedAt)))}
        </p>
      </div>
      <button
        type="button"
        aria-disabled={ending}
        aria-label={connectedAppWords.disconnectNamed(name)}
        className="button button-quiet"
        onClick={() => void endThis()}
      >
        {connectedAppWords.disconnect}
      </button>
    </li>
  );
}
