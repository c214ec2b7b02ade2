import { useEffect } from "react";
import { showToast } from "../lib/toast.ts";
import { shellWords } from "../messages/shell-words.ts";
import { Icon } from "../ui/icon.tsx";

/** Replaces the profile menu when its file can't be loaded. */
export function ProfileMenuUnavailable({
  failures,
  onRetry,
}: {
  /** How often it could not be loaded. */
  failures: number;
  onRetry: () => void;
}) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure is said.
  useEffect(() => showToast(shellWords.unavailableAdvice, "error"), [failures]);
  return (
    <button
      type="button"
      aria-label={shellWords.loadProfileMenu}
      className="grid size-11 place-items-center rounded-full text-watch"
      onClick={onRetry}
    >
      <Icon name="refresh" />
    </button>
  );
}
