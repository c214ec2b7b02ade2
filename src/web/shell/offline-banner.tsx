import { useEffect } from "react";
import { useOnlineState, watchBrowserHints } from "../lib/online-state.ts";
import { shellWords } from "../messages/en/shell-words.ts";
import { Icon } from "../ui/icon.tsx";

/** Says, quietly and on every screen, that the server can't be reached; the region is there from the start. */
export function OfflineBanner() {
  const online = useOnlineState();
  useEffect(() => watchBrowserHints(), []);
  return (
    <div role="status" className="no-print">
      {online === "Offline" ? (
        <p className="flex items-center justify-center gap-2 border-line border-b bg-card px-5 py-2 text-watch">
          <Icon name="info" size={20} />
          <span>{shellWords.offline}</span>
        </p>
      ) : null}
    </div>
  );
}
