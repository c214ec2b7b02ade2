import { useEffect } from "react";
import { showToast } from "../lib/toast.ts";
import { Icon } from "../ui/icon.tsx";

/** Stands in for the profile menu when its file can't be loaded. */
export function ProfileMenuUnavailable({
  failures,
  onRetry,
}: {
  /** So many times it could not be loaded: the first time nobody had asked for it. */
  failures: number;
  onRetry: () => void;
}) {
  useEffect(() => {
    if (failures < 2) return;
    showToast(
      "Your account menu couldn't be loaded. Check your connection and try again.",
      "error",
    );
  }, [failures]);
  return (
    <button
      type="button"
      aria-label="Load the account menu again"
      className="grid size-11 place-items-center rounded-full text-watch"
      onClick={onRetry}
    >
      <Icon name="refresh" />
    </button>
  );
}
