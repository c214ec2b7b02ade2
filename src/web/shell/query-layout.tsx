import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { Outlet } from "react-router";
import { ApiFailure } from "../lib/api-client.ts";
import { useLibraryUpdates } from "../offline/use-offline-library.ts";

const MAX_RETRIES = 2;

/** Outlives the screens: each is mounted afresh, and what one has fetched is there for the next. */
const client = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // An answer is an answer; only silence is worth asking again.
      retry: (failures, error) =>
        failures < MAX_RETRIES &&
        error instanceof ApiFailure &&
        error.problem.code === "unreachable",
    },
  },
});

/** Holds what has been fetched for the screens that show stored trips. */
export function QueryLayout() {
  return (
    <QueryClientProvider client={client}>
      <LibraryUpdates />
      <Outlet />
    </QueryClientProvider>
  );
}

function LibraryUpdates() {
  useLibraryUpdates();
  return null;
}
