import { connectedAppsAnswerSchema } from "../../../domain/api/account.ts";
import { API_PATHS, pathWithId } from "../../../domain/wire.ts";
import { accountWords } from "../../messages/account/account-words.ts";
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
        text: accountWords.apps.disconnect,
        label: accountWords.apps.disconnectNamed(name),
        run: () =>
          list.end(pathWithId(API_PATHS.accountApp, id), accountWords.apps.disconnected(name)),
      }}
    >
      <p>{accountWords.apps.may(scopes.map((scope) => accountWords.apps.scopes[scope]))}</p>
      <p className="text-ink-soft tabular-nums">
        {accountWords.apps.connected(accountTime(connectedAt))}
      </p>
    </AccountRow>
  ));
  return (
    <AccountListSection
      list={list}
      words={accountWords.apps}
      about={accountWords.apps.about(`${window.location.origin}/mcp`)}
      summary={apps.length === 0 ? accountWords.apps.none : accountWords.apps.some(apps.length)}
      rows={rows}
    />
  );
}
