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
import { guestWords } from "../../../messages/trip-page/guest-words.ts";
import { followChanges } from "./follow-changes.ts";
import { createLatestLoad } from "./latest-load.ts";

/** This guest's last change. */
type OwnStep = {
  /** The version that it made: another one's change is not for a guest to undo. */
  readonly version: number;
  readonly about: MadeDescription;
  readonly isUndone: boolean;
};

type Headers = Readonly<Record<string, string>>;

type Write = {
  readonly method: "POST" | "PATCH";
  readonly body?: unknown;
  readonly headers?: Headers;
};

/**
 * A trip by a link, from the server, or as it was last opened where there is no network. It follows the changes of others.
 *
 * @param token the link's secret, which is sent in a header: no address of the API has it.
 */
export function useSharedTrip(token: string) {
  const headers = useMemo(() => ({ [LINK_HEADER]: token }), [token]);
  const { answer: given, problem: met, load, showWritten } = useSharedAnswer(headers);
  const known = useSharedFacts(headers, given?.scope);
  const kept = useKept(token, { answer: given, facts: known, problem: met });
  const { answer, facts } = given === undefined ? { ...kept } : { answer: given, facts: known };
  // Not before it is known whether the trip is kept.
  const problem =
    met?.code !== "link_ended" && kept === undefined && given === undefined ? undefined : met;
  const [own, setOwn] = useState<OwnStep>();
  const trip = useMemo(
    () => (answer === undefined ? undefined : tripOfShared(answer.trip)),
    [answer],
  );

  /** Sends a write of this guest's. @returns what it made of the trip; undefined where it was refused, which is shown. */
  async function write(path: string, request: Write) {
    const result = await callApi(path, {
      ...request,
      headers: { ...headers, ...request.headers },
      schema: sharedAnswerSchema,
      asAnyone: true,
    });
    if (result.ok) {
      showWritten(result.value, result.etag);
      return result.value;
    }
    const isConflict = result.problem.code === "version_conflict";
    showToast(isConflict ? guestWords.conflict : result.problem.text, "error");
    if (isConflict) await load();
    return undefined;
  }

  return {
    headers,
    answer,
    trip,
    facts,
    problem,
    reload: () => void load(),

    /** @returns the secret of the guest's personal link; undefined where they could not join. */
    async join(name: string): Promise<string | undefined> {
      const result = await callGuest({ name }, headers);
      if (!result.ok) {
        showToast(result.problem.text, "error");
        return undefined;
      }
      await load();
      return result.value.token;
    },

    /** @returns whether it is kept. */
    async vote(vote: Vote): Promise<boolean> {
      const written = await write(API_PATHS.sharedVotes, { method: "POST", body: vote });
      return written !== undefined;
    },

    async edit(made: readonly Edit[]): Promise<boolean> {
      if (trip === undefined) return false;
      const body = { edits: made, before: edits.befores(trip, made) };
      const headers = toVersion(trip.version);
      const written = await write(API_PATHS.shared, { method: "PATCH", body, headers });
      if (written === undefined) return false;
      const about = edits.describe(trip, made);
      setOwn({ version: written.trip.version, about, isUndone: false });
      return true;
    },

    /** This guest's last change, where nobody has changed the trip since. */
    own: own?.version === trip?.version ? own : undefined,

    /** Takes back what this guest did last, or does again what they took back. @returns whether it is so. */
    async undo(): Promise<boolean> {
      if (own === undefined) return false;
      const headers = toVersion(own.version);
      const written = await write(API_PATHS.sharedUndo, { method: "POST", headers });
      if (written === undefined) return false;
      setOwn({ ...own, version: written.trip.version, isUndone: !own.isUndone });
      return true;
    },
  };
}

/** A write to one version of the trip, which is made once however often it is sent. */
function toVersion(version: number | undefined): Headers {
  return { "if-match": `"v${version}"`, "idempotency-key": crypto.randomUUID() };
}

function callGuest(body: { readonly name: string } | { readonly token: string }, headers: Headers) {
  return callApi(API_PATHS.sharedGuest, {
    method: "POST",
    body,
    headers,
    schema: guestAnswerSchema,
    asAnyone: true,
  });
}

/** The server's answer to the link's headers, kept up to date with the changes of others. */
function useSharedAnswer(headers: Headers) {
  const [answer, setAnswer] = useState<SharedAnswer>();
  const [problem, setProblem] = useState<ApiProblem>();
  const etag = useRef<string>(undefined);

  const show = useCallback((next: SharedAnswer, tag?: string) => {
    etag.current = tag;
    setProblem(undefined);
    setAnswer(next);
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
          // The trip on the screen stays there without a network.
          else if (result.problem.code !== "unchanged") setProblem(result.problem);
        },
      ),
    [headers, show],
  );

  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    async function begin(): Promise<void> {
      const token = /^#me=([\w-]{22})$/.exec(location.hash)?.[1];
      if (token !== undefined) {
        // Out of the address, which people pass on.
        history.replaceState(history.state, "", location.pathname);
        await callGuest({ token }, headers);
      }
      await load();
    }
    void begin();
    void followChanges(API_PATHS.sharedEvents, { headers, onChange: () => void load(), signal });
    return () => end.abort();
  }, [headers, load]);

  return {
    answer,
    problem,
    load,
    /** The trip that a write of this guest's has made. */
    showWritten(next: SharedAnswer, tag?: string): void {
      outdate();
      show(next, tag);
    },
  };
}

type Given = {
  readonly answer: SharedAnswer | undefined;
  readonly facts: TripFacts | undefined;
  readonly problem: ApiProblem | undefined;
};

/**
 * Keeps what the link shows in this browser, but for the trip's owner.
 *
 * @returns what is kept, once it was looked for as the server can't be reached; null where there is nothing.
 */
function useKept(token: string, { answer, facts, problem }: Given) {
  const [kept, setKept] = useState<Partial<Given> | null>();
  const hasEnded = problem?.code === "link_ended";
  const isAway = answer === undefined && problem !== undefined;
  useEffect(() => {
    async function follow(): Promise<void> {
      const { forgetShared, keepShared, keptShared } = await import("./kept-shared.ts");
      if (hasEnded) return forgetShared(token);
      if (isAway) setKept((await keptShared(token)) ?? null);
      else if (answer !== undefined && answer.ownTripId === undefined)
        await keepShared(token, { answer, facts });
    }
    // Without it the link shows its trip all the same.
    follow().catch((error: unknown) => {
      console.warn("the trip can't be kept", error);
      setKept(null);
    });
  }, [token, answer, facts, hasEnded, isAway]);
  return kept;
}

/** @param scope what the link allows, once that is known. */
function useSharedFacts(headers: Headers, scope: string | undefined): TripFacts | undefined {
  const [facts, setFacts] = useState<TripFacts>();
  useEffect(() => {
    if (scope === undefined) return;
    void callApi(API_PATHS.sharedFacts, { headers, schema: tripFactsSchema, asAnyone: true }).then(
      (result) => {
        if (result.ok) setFacts(result.value);
      },
    );
  }, [headers, scope]);
  return facts;
}
