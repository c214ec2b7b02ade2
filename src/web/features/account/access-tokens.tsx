import { useEffect, useRef, useState } from "react";
import { accessTokensAnswerSchema, type ShownAccessToken } from "../../../domain/access-token.ts";
import { API_PATHS, pathWithId } from "../../../domain/wire.ts";
import { copyText } from "../../lib/copy-text.ts";
import { accountWords } from "../../messages/account/account-words.ts";
import { Icon } from "../../ui/icon.tsx";
import { AccountListSection } from "./account-list-section.tsx";
import { AccountRow } from "./account-row.tsx";
import { accountTime } from "./account-time.ts";
import { NewTokenForm } from "./new-token-form.tsx";
import { useAccountList } from "./use-account-list.ts";

/** The tokens of one's programs: to make, to look at and to revoke. */
export function AccessTokens() {
  const list = useAccountList(API_PATHS.accountTokens, accessTokensAnswerSchema);
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<{ readonly name: string; readonly token: string }>();
  const tokens = list.answer?.tokens ?? [];
  const mayMake = !isMaking && made === undefined && !list.isError;
  const rows = tokens.map((token) => {
    const { id, name, scopes, isOver } = token;
    return (
      <AccountRow
        key={id}
        name={name}
        remark={
          isOver ? (
            <span className="font-normal text-bad">{accountWords.tokens.isOver}</span>
          ) : undefined
        }
        end={{
          text: accountWords.tokens.revoke,
          label: accountWords.tokens.revokeNamed(name),
          run: () =>
            list.end(pathWithId(API_PATHS.accountToken, id), accountWords.tokens.revoked(name)),
        }}
      >
        <p>{accountWords.tokens.may(scopes.map((scope) => accountWords.tokens.scopes[scope]))}</p>
        <p className="text-ink-soft tabular-nums">{usesOf(token)}</p>
      </AccountRow>
    );
  });
  return (
    <AccountListSection
      list={list}
      words={accountWords.tokens}
      about={accountWords.tokens.about}
      summary={
        tokens.length === 0 ? accountWords.tokens.none : accountWords.tokens.some(tokens.length)
      }
      rows={rows}
    >
      {made === undefined ? null : (
        <MadeToken
          {...made}
          onDone={() => {
            setMade(undefined);
            list.focusTitle();
          }}
        />
      )}
      {isMaking ? (
        <NewTokenForm
          onCancel={() => {
            setMaking(false);
            list.focusTitle();
          }}
          onMade={async (name, token) => {
            setMaking(false);
            list.clear();
            setMade({ name, token });
            await list.readAgain();
          }}
        />
      ) : null}
      {mayMake ? (
        <button type="button" className="button button-quiet mt-4" onClick={() => setMaking(true)}>
          <Icon name="plus" size={20} />
          {accountWords.tokens.make}
        </button>
      ) : null}
    </AccountListSection>
  );
}

function usesOf({ createdAt, lastUsedAt, expiresAt, isOver }: ShownAccessToken): string {
  const used =
    lastUsedAt === null
      ? accountWords.tokens.neverUsed
      : accountWords.tokens.lastUsed(accountTime(lastUsedAt));
  const uses = [accountWords.tokens.made(accountTime(createdAt)), used];
  if (expiresAt === null) uses.push(accountWords.tokens.endsNever);
  else if (!isOver) uses.push(accountWords.tokens.endsAt(accountTime(expiresAt)));
  return uses.join(" · ");
}

type MadeTokenProps = {
  readonly name: string;
  readonly token: string;
  readonly onDone: () => void;
};

/** A token that was just made, the one time that it is shown. */
function MadeToken({ name, token, onDone }: MadeTokenProps) {
  const field = useRef<HTMLInputElement>(null);
  // The form that had the focus is gone.
  useEffect(() => field.current?.focus(), []);

  return (
    <div className="card mt-4 grid gap-3 p-4">
      <label className="grid gap-1">
        <span className="font-semibold wrap-anywhere">{accountWords.tokens.secret(name)}</span>
        <input
          ref={field}
          readOnly
          dir="ltr"
          spellCheck={false}
          className="field font-mono"
          value={token}
          onFocus={({ target }) => target.select()}
        />
      </label>
      <p>{accountWords.tokens.secretOnce}</p>
      <p className="flex flex-wrap gap-3">
        <button
          type="button"
          className="button button-accent"
          onClick={() => void copyText(token, accountWords.tokens)}
        >
          {accountWords.tokens.copy}
        </button>
        <button type="button" className="button button-quiet" onClick={onDone}>
          <Icon name="check" size={20} />
          {accountWords.tokens.done}
        </button>
      </p>
    </div>
  );
}
