import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { openLibrary } from "./library.ts";
import type { PendingWrite } from "./offline-store.ts";

/** Keys of what is read from the library; all of it is read again when something in it changes. */
export const LIBRARY_KEY = "library";

/** Reads again, on every screen, what another tab or the network has changed. Once, above the screens. */
export function useLibraryUpdates(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    void openLibrary().then((library) => {
      if (isGone) return;
      stop = library.subscribe((what) => {
        void queryClient.invalidateQueries({ queryKey: [LIBRARY_KEY] });
        // A trip may be gone, or be called something else.
        if (what === "written") void queryClient.invalidateQueries({ queryKey: ["trips"] });
      });
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [queryClient]);
}

/** The writes that the server has not acknowledged. */
export function usePendingWrites(): readonly PendingWrite[] {
  const { data = [] } = useQuery({
    queryKey: [LIBRARY_KEY, "writes"],
    queryFn: async () => (await openLibrary()).store.pending(),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: "always",
  });
  return data;
}
