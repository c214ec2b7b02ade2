import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ApiFailure } from "../lib/api-client.ts";
import { useLibraryUpdates } from "../offline/use-offline-library.ts";

const MAX_RETRIES = 2;

/** Outlives the screens: each is mounted again, and can use what another has fetched. */
const client = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Only a request without an answer is repeated.
      retry: (failures, error) =>
        failures < MAX_RETRIES &&
        error instanceof ApiFailure &&
        error.problem.code === "unreachable",
    },
  },
});

/** Holds the fetched data of the screens that show stored trips. */
export function QueryLayout({ children }: { readonly children: ReactNode }) {
  return (
    <QueryClientProvider client={client}>
      <LibraryUpdates />
      {children}
    </QueryClientProvider>
  );
}

function LibraryUpdates() {
  useLibraryUpdates();
  return null;
}
