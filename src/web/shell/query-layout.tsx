import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { queryClient } from "../lib/query-client.ts";
import { useLibraryUpdates } from "../offline/use-offline-library.ts";

/** Holds the fetched data of the screens that show stored trips. */
export function QueryLayout({ children }: { readonly children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <LibraryUpdates />
      {children}
    </QueryClientProvider>
  );
}

function LibraryUpdates() {
  useLibraryUpdates();
  return null;
}
