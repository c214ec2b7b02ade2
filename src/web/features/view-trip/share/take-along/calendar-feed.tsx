import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import {
  linksAnswerSchema,
  newLinkAnswerSchema,
} from "../../../../../domain/sharing/share-link.ts";
import { API_PATHS, pathWithId } from "../../../../../domain/wire.ts";
import { callApi, queryApi } from "../../../../lib/api-client.ts";
import { showToast } from "../../../../lib/toast.ts";
import { takeAlongWords } from "../../../../messages/trip-page/take-along-words.ts";

/** A secret address that a calendar program follows; it is shown once, and can be revoked. */
export function CalendarFeed({ tripId }: { readonly tripId: string }) {
  const id = useId();
  const path = pathWithId(API_PATHS.tripLinks, tripId);
  const [address, setAddress] = useState<string>();
  const { data, isError, refetch } = useQuery({
    queryKey: ["calendar links", tripId],
    queryFn: ({ signal }) => queryApi(path, { schema: linksAnswerSchema, signal }),
    gcTime: 0,
    retry: false,
    networkMode: "always",
  });
  if (isError) return <p className="mt-2">{takeAlongWords.feedNeedsNetwork}</p>;
  const links = data?.links.filter(({ isCalendar, isOver }) => isCalendar && !isOver) ?? [];

  async function make(): Promise<void> {
    const made = await callApi(path, {
      method: "POST",
      body: {
        name: takeAlongWords.feedName,
        scope: "view",
        isCalendar: true,
        shows: { notes: true, costs: false, bookings: true },
        expiresAtMs: null,
      },
      schema: newLinkAnswerSchema,
    });
    if (!made.ok) {
      showToast(made.problem.text, "error");
      return;
    }
    const feed = API_PATHS.sharedCalendar.replace(":token", made.value.token);
    setAddress(new URL(feed, window.location.href).href);
    await refetch();
  }

  async function revoke(): Promise<void> {
    for (const link of links) {
      const removed = await callApi(
        pathWithId(API_PATHS.tripLink, tripId).replace(":link", link.id),
        { method: "DELETE" },
      );
      if (!removed.ok) showToast(removed.problem.text, "error");
    }
    setAddress(undefined);
    await refetch();
  }

  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      showToast(takeAlongWords.feedCopied);
    } catch {
      document.getElementById(id)?.focus();
    }
  }

  return (
    <div className="mt-2 grid justify-items-start gap-3">
      {address === undefined ? (
        <p>{links.length > 0 ? takeAlongWords.feedIsOn : null}</p>
      ) : (
        <>
          <label htmlFor={id} className="font-semibold">
            {takeAlongWords.feedAddress}
          </label>
          <input
            id={id}
            readOnly
            value={address}
            onFocus={(event) => event.currentTarget.select()}
            className="field"
          />
          <p className="text-ink-soft">{takeAlongWords.feedOnce}</p>
        </>
      )}
      <p className="flex flex-wrap gap-3">
        {address === undefined ? (
          <button type="button" className="button button-quiet" onClick={() => void make()}>
            {takeAlongWords.feedMake}
          </button>
        ) : (
          <button type="button" className="button button-quiet" onClick={() => void copy(address)}>
            {takeAlongWords.feedCopy}
          </button>
        )}
        {links.length === 0 ? null : (
          <button type="button" className="button button-quiet" onClick={() => void revoke()}>
            {takeAlongWords.feedRevoke}
          </button>
        )}
      </p>
    </div>
  );
}
