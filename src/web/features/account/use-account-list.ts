import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type * as z from "zod/mini";
import { callApi, queryApi } from "../../lib/api-client.ts";
import { useOnlineState } from "../../lib/online-state.ts";

/** A list of the account page, read anew with each visit, whose entries can be ended. */
export function useAccountList<Answer>(path: string, schema: z.ZodMiniType<Answer>) {
  const title = useRef<HTMLHeadingElement>(null);
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string>();
  /** The outcome of the last action here. */
  const [said, setSaid] = useState<string>();
  const online = useOnlineState();
  const queryKey = ["account", path];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => queryApi(path, { schema, signal }),
    staleTime: 0,
    // Without a network it fails, and says so, instead of waiting for one.
    networkMode: "always",
    ...(online === "Offline" ? { retry: false } : {}),
  });
  const onBackOnline = useEffectEvent(() => {
    if (query.isError) void query.refetch();
  });
  useEffect(() => {
    if (online === "Online") onBackOnline();
  }, [online]);

  function clear(): void {
    setProblem(undefined);
    setSaid(undefined);
  }

  const readAgain = () => queryClient.invalidateQueries({ queryKey });
  return {
    answer: query.data,
    isPending: query.isPending,
    isError: query.isError,
    problem: problem ?? query.error?.message,
    said,
    title,
    focusTitle: () => title.current?.focus(),
    readAgain,
    clear,
    tryAgain() {
      clear();
      void readAgain();
    },
    /** Ends what is at an address of the API. @param done what is said then. */
    async end(address: string, done: string): Promise<void> {
      clear();
      const result = await callApi(address, { method: "DELETE" });
      // One that is gone already is what was wanted.
      if (result.ok || result.problem.status === 404) setSaid(done);
      else setProblem(result.problem.text);
      await readAgain();
    },
  };
}

export type AccountList = Omit<ReturnType<typeof useAccountList>, "answer">;
