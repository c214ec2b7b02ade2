import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { ApiResult } from "../lib/api-client.ts";
import { showToast } from "../lib/toast.ts";
import { calendarFeedWords } from "../messages/calendar-feed-words.ts";
import { readerLocale } from "../messages/reader-locale.ts";

/** The secrets behind a calendar's addresses. */
export type FeedSecrets = {
  /** Of all feeds of the page this one's. */
  readonly id: string;
  /** Ids of those that are on. @throws where they can't be asked for. */
  list(signal: AbortSignal): Promise<readonly string[]>;
  /** @returns the path of the feed by a new one. */
  make(): Promise<ApiResult<string>>;
  end(id: string): Promise<ApiResult<unknown>>;
};

/** A secret address that a calendar program follows; it is shown once, and can be revoked. */
export function CalendarFeed({ secrets }: { readonly secrets: FeedSecrets }) {
  const id = useId();
  const [address, setAddress] = useState<string>();
  const { data, isError, refetch } = useQuery({
    queryKey: ["calendar feed", secrets.id],
    queryFn: ({ signal }) => secrets.list(signal),
    gcTime: 0,
    retry: false,
    networkMode: "always",
  });
  if (isError) return <p className="mt-2">{calendarFeedWords.needsNetwork}</p>;
  const on = data ?? [];

  async function make(): Promise<void> {
    const made = await secrets.make();
    if (!made.ok) {
      showToast(made.problem.text, "error");
      return;
    }
    const feed = new URL(made.value, window.location.href);
    // A calendar program doesn't say which language its reader wishes for.
    if (readerLocale() !== "en") feed.searchParams.set("lang", readerLocale());
    setAddress(feed.href);
    await refetch();
  }

  async function revoke(): Promise<void> {
    for (const one of on) {
      const ended = await secrets.end(one);
      if (!ended.ok) showToast(ended.problem.text, "error");
    }
    setAddress(undefined);
    await refetch();
  }

  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      showToast(calendarFeedWords.copied);
    } catch {
      document.getElementById(id)?.focus();
    }
  }

  return (
    <div className="mt-2 grid justify-items-start gap-3">
      {address === undefined ? (
        <p>{on.length > 0 ? calendarFeedWords.isOn : null}</p>
      ) : (
        <>
          <label htmlFor={id} className="font-semibold">
            {calendarFeedWords.address}
          </label>
          <input
            id={id}
            readOnly
            dir="ltr"
            value={address}
            onFocus={(event) => event.currentTarget.select()}
            className="field"
          />
          <p className="text-ink-soft">{calendarFeedWords.once}</p>
        </>
      )}
      <p className="flex flex-wrap gap-3">
        {address === undefined ? (
          <button type="button" className="button button-quiet" onClick={() => void make()}>
            {calendarFeedWords.make}
          </button>
        ) : (
          <button type="button" className="button button-quiet" onClick={() => void copy(address)}>
            {calendarFeedWords.copy}
          </button>
        )}
        {on.length === 0 ? null : (
          <button type="button" className="button button-quiet" onClick={() => void revoke()}>
            {calendarFeedWords.revoke}
          </button>
        )}
      </p>
    </div>
  );
}
