import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { MadeDescription } from "../../../../domain/edits/edit-kind.ts";
import { type Edit, edits } from "../../../../domain/edits/edit-kinds.ts";
import {
  guestAnswerSchema,
  LINK_HEADER,
  type Vote,
} from "../../../../domain/sharing/share-link.ts";
import { type SharedAnswer, sharedAnswerSchema } from "../../../../domain/sharing/shared-trip.ts";
import { tripOfShared } from "../../../../domain/sharing/trip-of-shared.ts";
import { type TripFacts, tripFactsSchema } from "../../../../domain/trip/trip-facts.ts";
import { API_PATHS } from "../../../../domain/wire.ts";
import { type ApiProblem, callApi } from "../../../lib/api-client.ts";
import { showToast } from "../../../lib/toast.ts";
import { guestWords } from "../../../messages/en/trip-page/guest-words.ts";
import { followChanges } from "./follow-changes.ts";
import { createLatestLoad } from "./latest-load.ts";

/** What this guest did last. */
type OwnStep = {
  /** The version that it made: another one's change is not for a guest to undo. */
  readonly version: number;
  readonly about: MadeDescription;
  readonly isUndone: boolean;
};

type Seen = { readonly answer: SharedAnswer; readonly etag: string | undefined };

/**
 * A trip by a link, from the server alone: nothing of it is kept. It follows the changes of others.
 *
 * @param token the link's secret, which is sent in a header: no address of the API has it.
 */
export function useSharedTrip(token: string) {
  const headers = useMemo(() => ({ [LINK_HEADER]: token }), [token]);
  const [seen, setSeen] = useState<Seen>();
  const [problem, setProblem] = useState<ApiProblem>();
  const [facts, setFacts] = useState<TripFacts>();
  const [own, setOwn] = useState<OwnStep>();
  const etag = useRef<string>(undefined);

  const show = useCallback((answer: SharedAnswer, tag?: string) => {
    etag.current = tag;
    setProblem(undefined);
    setSeen({ answer, etag: tag });
  }, []);

  const { reload: load, outdate } = useMemo(
    () =>
      createLatestLoad(
        () =>
          callApi(API_PATHS.shared, {
            headers: {
              ...headers,
              ...(etag.current === undefined ? {} : { "if-none-match": etag.current }),
            },
            schema: sharedAnswerSchema,
            asAnyone: true,
          }),
        (result) => {
          if (result.ok) show(result.value, result.etag);
          // What is on the screen stays there without a network.
          else if (result.problem.code !== "unchanged") setProblem(result.problem);
        },
      ),
    [headers, show],
  );

  /** What a write of this guest's has made of the trip. */
  function showWritten(answer: SharedAnswer, tag?: string): void {
    outdate();
    show(answer, tag);
  }

  const scope = seen?.answer.scope;
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    async function begin(): Promise<void> {
      const own = /^#me=([\w-]{22})$/.exec(location.hash)?.[1];
      if (own !== undefined) {
        // Out of the address, which people pass on.
        history.replaceState(history.state, "", location.pathname);
        await callApi(API_PATHS.sharedGuest, {
          method: "POST",
          body: { token: own },
          headers,
          schema: guestAnswerSchema,
          asAnyone: true,
        });
      }
      await load();
    }
    void begin();
    void followChanges(API_PATHS.sharedEvents, { headers, onChange: () => void load(), signal });
    return () => end.abort();
  }, [headers, load]);

  useEffect(() => {
    if (scope === undefined) return;
    void callApi(API_PATHS.sharedFacts, { headers, schema: tripFactsSchema, asAnyone: true }).then(
      (result) => {
        if (result.ok) setFacts(result.value);
      },
    );
  }, [headers, scope]);

  async function showProblem(problem: ApiProblem): Promise<void> {
    if (problem.code !== "version_conflict") return showToast(problem.text, "error");
    showToast(guestWords.conflict, "error");
    await load();
  }

  const trip = useMemo(
    () => (seen === undefined ? undefined : tripOfShared(seen.answer.trip)),
    [seen],
  );

  return {
    headers,
    answer: seen?.answer,
    trip,
    facts,
    problem,
    reload: () => void load(),

    /** @returns the secret of the guest's personal link; undefined where they could not join. */
    async join(name: string): Promise<string | undefined> {
      const result = await callApi(API_PATHS.sharedGuest, {
        method: "POST",
        body: { name },
        headers,
        schema: guestAnswerSchema,
        asAnyone: true,
      });
      if (!result.ok) {
        showToast(result.problem.text, "error");
        return undefined;
      }
      await load();
      return result.value.token;
    },

    async vote(vote: Vote): Promise<void> {
      const result = await callApi(API_PATHS.sharedVotes, {
        method: "POST",
        body: vote,
        headers,
        schema: sharedAnswerSchema,
        asAnyone: true,
      });
      if (result.ok) showWritten(result.value, result.etag);
      else showToast(result.problem.text, "error");
    },

    async edit(edit: Edit): Promise<boolean> {
      if (trip === undefined) return false;
      const result = await callApi(API_PATHS.shared, {
        method: "PATCH",
        body: { edits: [edit], before: [edits.before(trip, edit)] },
        headers: {
          ...headers,
          "if-match": `"v${trip.version}"`,
          "idempotency-key": crypto.randomUUID(),
        },
        schema: sharedAnswerSchema,
        asAnyone: true,
      });
      if (result.ok) {
        showWritten(result.value, result.etag);
        const about = edits.describe(trip, [edit]);
        setOwn({ version: result.value.trip.version, about, isUndone: false });
        return true;
      }
      await showProblem(result.problem);
      return false;
    },

    /** What this guest did last, where nobody has changed the trip since. */
    own: own?.version === trip?.version ? own : undefined,

    /** Takes back what this guest did last, or does again what they took back. @returns whether it is so. */
    async undo(): Promise<boolean> {
      if (own === undefined) return false;
      const result = await callApi(API_PATHS.sharedUndo, {
        method: "POST",
        headers: {
          ...headers,
          "if-match": `"v${own.version}"`,
          "idempotency-key": crypto.randomUUID(),
        },
        schema: sharedAnswerSchema,
        asAnyone: true,
      });
      if (!result.ok) {
        await showProblem(result.problem);
        return false;
      }
      showWritten(result.value, result.etag);
      setOwn({
        ...own,
        version: result.value.trip.version,
        isUndone: !own.isUndone,
      });
      return true;
    },
  };
}
