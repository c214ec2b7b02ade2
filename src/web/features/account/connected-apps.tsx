import { connectedAppsAnswerSchema } from "../../../domain/api/account.ts";
import { API_PATHS, pathWithId } from "../../../domain/wire.ts";
import { connectedAppWords } from "../../messages/account/connected-app-words.ts";
import { AccountListSection } from "./account-list-section.tsx";
import { AccountRow } from "./account-row.tsx";
import { accountTime } from "./account-time.ts";
import { useAccountList } from "./use-account-list.ts";

/** The programs that one has connected, each to be ended. */
export function ConnectedApps() {
  const list = useAccountList(API_PATHS.accountApps, connectedAppsAnswerSchema);
  const apps = list.answer?.apps ?? [];
  const rows = apps.map(({ id, name, scopes, connectedAt }) => (
    <AccountRow
      key={id}
      name={name}
      end={{
        text: connectedAppWords.disconnect,
        label: connectedAppWords.disconnectNamed(name),
        run: () =>
          list.end(pathWithId(API_PATHS.accountApp, id), connectedAppWords.disconnected(name)),
      }}
    >
      <p>{connectedAppWords.may(scopes.map((scope) => connectedAppWords.scopes[scope]))}</p>
      <p className="text-ink-soft tabular-nums">
        {connectedAppWords.connected(accountTime(connectedAt))}
      </p>
    </AccountRow>
  ));
  return (
    <AccountListSection
      list={list}
      words={connectedAppWords}
      about={connectedAppWords.about(`${window.location.origin}/mcp`)}
      summary={apps.length === 0 ? connectedAppWords.none : connectedAppWords.some(apps.length)}
      rows={rows}
    />
  );
}
