import { useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useId, useRef, useState } from "react";
import { API_PATHS } from "../../../domain/wire.ts";
import { callApi } from "../../lib/api-client.ts";
import { browserStorage } from "../../lib/browser-storage.ts";
import { paths } from "../../lib/paths.ts";
import { clearProfile } from "../../lib/profile.ts";
import { releaseTab } from "../../lib/tab-owner.ts";
import { showToast } from "../../lib/toast.ts";
import { accountWords } from "../../messages/account/account-words.ts";
import { navigate } from "../../navigation/navigation.tsx";
import { openOfflineLibrary } from "../../offline/offline-library.ts";
import { DeferredIcon } from "../../ui/deferred-icon.tsx";
import { Icon } from "../../ui/icon.tsx";
import { isDialogStep, openDialog } from "../../ui/open-dialog.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { Spinner } from "../../ui/spinner.tsx";

/** Deletes the account: says what goes first, then asks for the account's own e-mail address. */
export function DeleteAccount({ email }: { email: string }) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const queryClient = useQueryClient();
  const [deleting, setDeleting] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function remove(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (deleting) return;
    const typed = new FormData(event.currentTarget).get("email");
    setProblem(undefined);
    setDeleting(true);
    const stay = releaseTab();
    const result = await callApi(API_PATHS.account, { method: "DELETE", body: { email: typed } });
    setDeleting(false);
    if (!result.ok) {
      stay();
      setProblem(result.problem.text);
      return;
    }
    showToast(accountWords.deleted);
    browserStorage.local.clear();
    browserStorage.tab.clear();
    queryClient.clear();
    clearProfile();
    navigate(paths.home, { replace: isDialogStep() });
    // Last: the browser may be clearing the same storage at this moment, and then it takes a while.
    await (await openOfflineLibrary()).store.wipe();
  }

  return (
    <section aria-labelledby={`${id}-title`} className="mt-12">
      <h2 id={`${id}-title`} className="text-2xl">
        {accountWords.deletionTitle}
      </h2>
      <p className="mt-2">{accountWords.deletion}</p>
      <p className="mt-4">
        <button
          type="button"
          className="button button-quiet"
          onClick={() => dialog.current === null || openDialog(dialog.current)}
        >
          <DeferredIcon name="trash" size={20} />
          {accountWords.deleteAccount}
        </button>
      </p>
      <dialog
        ref={dialog}
        aria-labelledby={`${id}-dialog`}
        className="card m-auto w-[min(28rem,calc(100vw-32px))] p-[min(1.5rem,6vw)] text-ink backdrop:bg-black/60"
      >
        <h3 id={`${id}-dialog`} className="font-serif text-2xl font-semibold">
          {accountWords.deletionQuestion}
        </h3>
        <form onSubmit={(event) => void remove(event)}>
          <label className="mt-4 block">
            <span className="mb-1 block">
              <Sentence parts={accountWords.typeAddress(<b>{email}</b>)} />
            </span>
            <input
              name="email"
              type="text"
              inputMode="email"
              autoComplete="off"
              autoCapitalize="none"
              required
              className="field"
              aria-describedby={problem === undefined ? undefined : `${id}-problem`}
            />
          </label>
          {problem === undefined ? null : (
            <p id={`${id}-problem`} role="alert" className="mt-3 flex gap-2 text-bad">
              <Icon name="warn" />
              <span>{problem}</span>
            </p>
          )}
          <p className="mt-6 flex flex-wrap gap-3">
            <button type="submit" aria-disabled={deleting} className="button button-accent">
              {deleting ? (
                <Spinner label={accountWords.deleting} />
              ) : (
                <DeferredIcon name="trash" size={20} />
              )}
              {accountWords.deleteForGood}
            </button>
            <button
              type="button"
              className="button button-quiet"
              onClick={() => dialog.current?.close()}
            >
              {accountWords.keepAccount}
            </button>
          </p>
        </form>
      </dialog>
    </section>
  );
}
