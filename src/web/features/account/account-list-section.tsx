import { type ReactNode, useEffect, useId, useRef } from "react";
import { shellWords } from "../../messages/shell-words.ts";
import { Icon } from "../../ui/icon.tsx";
import type { AccountList } from "./use-account-list.ts";

type AccountListSectionProps = {
  readonly list: AccountList;
  readonly words: { readonly title: string; readonly lookingUp: string };
  readonly about?: ReactNode;
  /** How many there are, in words, until something else is to be said. */
  readonly summary: string;
  readonly rows: readonly ReactNode[];
  /** It has an entry at least: its place is kept until it is there. */
  readonly isNeverEmpty?: boolean;
  readonly children?: ReactNode;
};

/** A list of the account page with its heading, what came of the last action, and another try. */
export function AccountListSection({ list, words, ...props }: AccountListSectionProps) {
  const { title, isPending, isError, problem, said } = list;
  const { about, summary, rows, isNeverEmpty = false, children } = props;
  const titleId = useId();
  const count = rows.length;
  const countBefore = useRef(count);
  useEffect(() => {
    // The button that was pressed is gone with its row.
    const isLost = document.activeElement === document.body;
    if (count < countBefore.current && isLost) title.current?.focus();
    countBefore.current = count;
  }, [count, title]);
  const status = isPending ? words.lookingUp : (said ?? (isError ? "" : summary));
  const keepsPlace = isPending && isNeverEmpty;
  return (
    <section aria-labelledby={titleId} className="mt-12">
      <h2 ref={title} id={titleId} tabIndex={-1} className="text-2xl">
        {words.title}
      </h2>
      {about === undefined ? null : <p className="mt-2 wrap-anywhere">{about}</p>}
      {problem === undefined ? null : (
        <p role="alert" className="card mt-4 flex gap-2 p-4">
          <span className="text-bad">
            <Icon name="warn" />
          </span>
          {problem}
        </p>
      )}
      <p role="status" className="mt-2 min-h-6 text-ink-soft">
        {status}
      </p>
      {count > 0 || keepsPlace ? (
        // As high as one row until they are there: what is below stays where it is.
        <ul className={`mt-2 grid gap-3 ${keepsPlace ? "min-h-28" : ""}`}>{rows}</ul>
      ) : null}
      {isError ? (
        <button type="button" className="button button-quiet mt-4" onClick={list.tryAgain}>
          <Icon name="refresh" size={20} />
          {shellWords.tryAgain}
        </button>
      ) : null}
      {children}
    </section>
  );
}
