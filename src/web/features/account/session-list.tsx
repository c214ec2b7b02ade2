import { accountSessionsAnswerSchema } from "../../../domain/api/account.ts";
import { API_PATHS, pathWithId } from "../../../domain/wire.ts";
import { accountWords } from "../../messages/account/account-words.ts";
import { Icon } from "../../ui/icon.tsx";
import { AccountListSection } from "./account-list-section.tsx";
import { AccountRow } from "./account-row.tsx";
import { accountTime } from "./account-time.ts";
import { useAccountList } from "./use-account-list.ts";

const words = () => ({ title: accountWords.sessionsTitle, lookingUp: accountWords.lookingUp });

/** Every browser one is signed in with; each but this one can be signed out from here. */
export function SessionList() {
  const list = useAccountList(API_PATHS.accountSessions, accountSessionsAnswerSchema);
  const sessions = list.answer?.sessions ?? [];
  const rows = sessions.map(({ id, device: stored, createdAt, lastUsedAt, isCurrent }) => {
    const device = deviceText(stored);
    const since = accountTime(createdAt);
    return (
      <AccountRow
        key={id}
        name={device}
        remark={
          isCurrent ? (
            <span className="font-normal text-good">{accountWords.thisBrowser}</span>
          ) : undefined
        }
        end={
          isCurrent
            ? undefined
            : {
                text: accountWords.signOut,
                label: accountWords.signOutOf(device, since),
                run: () =>
                  list.end(
                    pathWithId(API_PATHS.accountSession, id),
                    accountWords.signedOut(device),
                  ),
              }
        }
      >
        <p className="text-ink-soft tabular-nums">
          {accountWords.signedIn(since, accountTime(lastUsedAt))}
        </p>
      </AccountRow>
    );
  });
  return (
    <AccountListSection
      list={list}
      words={words()}
      summary={accountWords.browsers(sessions.length)}
      rows={rows}
      isNeverEmpty
    >
      {sessions.length > 1 ? (
        <button
          type="button"
          className="button button-quiet mt-4"
          onClick={() => void list.end(API_PATHS.accountSessions, accountWords.signedOutElsewhere)}
        >
          <Icon name="logout" size={20} />
          {accountWords.signOutElsewhere}
        </button>
      ) : null}
    </AccountListSection>
  );
}

/** What signed in, which is stored in English: "Firefox on Linux". */
function deviceText(stored: string): string {
  if (stored === "Unknown browser") return accountWords.unknownBrowser;
  const [browser = "", system] = stored.split(" on ");
  return system === undefined ? browser : accountWords.browserOn(browser, system);
}
