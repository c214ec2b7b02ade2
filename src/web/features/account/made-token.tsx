import { useEffect, useRef } from "react";
import { showToast } from "../../lib/toast.ts";
import { accessTokenWords } from "../../messages/account/access-token-words.ts";
import { Icon } from "../../ui/icon.tsx";

type MadeTokenProps = {
  readonly name: string;
  readonly token: string;
  readonly onDone: () => void;
};

/** A token that was just made, the one time that it is shown. */
export function MadeToken({ name, token, onDone }: MadeTokenProps) {
  const field = useRef<HTMLInputElement>(null);
  // The form that had the focus is gone.
  useEffect(() => field.current?.focus(), []);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(token);
      showToast(accessTokenWords.copied);
    } catch {
      showToast(accessTokenWords.cannotCopy, "error");
    }
  }

  return (
    <div className="card mt-4 grid gap-3 p-4">
      <label className="grid gap-1">
        <span className="font-semibold wrap-anywhere">{accessTokenWords.secret(name)}</span>
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
      <p>{accessTokenWords.secretOnce}</p>
      <p className="flex flex-wrap gap-3">
        <button type="button" className="button button-accent" onClick={() => void copy()}>
          {accessTokenWords.copy}
        </button>
        <button type="button" className="button button-quiet" onClick={onDone}>
          <Icon name="check" size={20} />
          {accessTokenWords.done}
        </button>
      </p>
    </div>
  );
}
