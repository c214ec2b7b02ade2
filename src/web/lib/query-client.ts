import { QueryClient } from "@tanstack/react-query";
import { ApiFailure } from "./api-client.ts";

const MAX_RETRIES = 2;

/** Outlives the screens: each is mounted again, and can use what another has fetched. */
export const queryClient = new QueryClient({
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
