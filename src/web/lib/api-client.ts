import type * as z from "zod/mini";
import type { ErrorCode } from "../../domain/errors/app-error.ts";
import { API_PATHS, PERSON_HEADER } from "../../domain/wire.ts";
import { uiWords } from "../messages/ui-words.ts";
import { wordsCome } from "../messages/words.ts";
import { isOurAnswer, onlineTracker } from "./online-state.ts";
import { clearProfile } from "./profile.ts";
import { queuedSignOut } from "./queued-sign-out.ts";
import { askToSignIn } from "./sign-in-prompt.ts";
import { tabOwner } from "./tab-owner.ts";

const DEADLINE_MS = 10_000;

/**
 * The error for the traveller: the words for the server's answer, or that it can't be
 * reached.
 */
export type ApiProblem = {
  readonly code: ErrorCode | "unreachable" | "outdated_page" | "unchanged";
  readonly text: string;
  readonly generationId?: string | undefined;
  /** Names the request in the server's log. */
  readonly requestId?: string | undefined;
  /** The answer's status; undefined where there was none. */
  readonly status?: number;
  /** How long the server wants to be left alone; undefined where it doesn't say. */
  readonly retryAfterMs?: number | undefined;
  /** With a version conflict: what the server has now. */
  readonly current?: unknown;
};

export type ApiResult<T> =
  | { readonly ok: true; readonly value: T; readonly etag?: string }
  | { readonly ok: false; readonly problem: ApiProblem };

const unreachable = (): ApiProblem => ({ code: "unreachable", text: uiWords.unreachable });

/** The panel that shows both versions has its words. */
const CONFLICT = { code: "version_conflict", text: "" } as const;

/** To a request with `if-none-match`: the caller has the answer already. */
const UNCHANGED = { code: "unchanged", text: "" } as const;

type ApiRequest<Schema> = {
  readonly method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly body?: unknown;
  /** A file as it is, in place of a body. */
  readonly file?: Blob;
  readonly headers?: Readonly<Record<string, string>>;
  /** Reads the answer; left out where it has no body. */
  readonly schema?: Schema;
  readonly signal?: AbortSignal;
  /** For more than a page or an edit: a file. */
  readonly deadlineMs?: number;
  /** The server asks others before it answers, so that silence doesn't mean it is offline. */
  readonly isSlow?: boolean;
  /** A 401 is an expected answer: it clears no profile and opens no sign-in. */
  readonly mayBeSignedOut?: boolean;
  /** The call asks who is signed in, so the answer may be about another person than this page's. */
  readonly asAnyone?: boolean;
};

type AnyRequest = ApiRequest<z.ZodMiniType>;

type EarlyAnswer = {
  readonly person: string;
  readonly askedAtMs: number;
  readonly answer: Promise<Response>;
};

/** By path. */
const early = new Map<string, EarlyAnswer>();

/**
 * Asks for what a screen will need while its code is still on its way: the next `callApi` of that path takes the
 * answer. For the page's person only.
 */
export function askEarly(path: string): void {
  const person = tabOwner();
  if (person === undefined || queuedSignOut.get() !== undefined) return;
  const answer = fetch(path, {
    headers: { [PERSON_HEADER]: encodeURIComponent(person) },
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  // The call that waits for it reports this; a later one asks anew.
  answer.catch(() => {
    if (early.get(path)?.answer === answer) early.delete(path);
  });
  early.set(path, { person, askedAtMs: performance.now(), answer });
}

/** The early answer to a plain request, once, and only as good as one of now. */
function takeEarly(path: string, request: AnyRequest, person: string | undefined) {
  const { method = "GET", headers } = request;
  const found = early.get(path);
  const isIt = found?.person === person && headers === undefined;
  // A request may change the answers.
  if (method !== "GET") early.clear();
  else if (isIt) early.delete(path);
  const isFresh = found !== undefined && performance.now() - found.askedAtMs < DEADLINE_MS;
  return isIt && isFresh && method === "GET" ? found.answer : undefined;
}

let onOutdated: (() => void) | undefined;

/** Registers a callback for the first answer that shows that the server is newer than this page. */
export function whenOutdated(listener: () => void): void {
  onOutdated = listener;
}

let onOtherPerson: () => void = () => {};

/** Registers a callback for an answer that this browser's session is another person's. */
export function whenOtherPerson(listener: () => void): void {
  onOtherPerson = listener;
}

/**
 * Calls our API. It never throws for expected failures: refusals and silence are returned as
 * problems. A waiting sign-out is sent first.
 */
export async function callApi<Schema extends z.ZodMiniType = z.ZodMiniType<undefined>>(
  path: string,
  request: ApiRequest<Schema> = {},
): Promise<ApiResult<z.output<Schema>>> {
  const problem = await finishSignOut();
  if (problem !== undefined) return { ok: false, problem };
  const person = request.asAnyone === true ? undefined : tabOwner();
  const result = await send(path, request, person);
  if (!result.ok && result.problem.code === "other_person") onOtherPerson();
  return result;
}

let finishing: Promise<ApiProblem | undefined> | undefined;

/** Sends a waiting sign-out to the server. @returns why it still waits. */
export async function finishSignOut(): Promise<ApiProblem | undefined> {
  const person = queuedSignOut.get();
  if (person === undefined) return undefined;
  finishing ??= sendSignOut(person).finally(() => {
    finishing = undefined;
  });
  return finishing;
}

async function sendSignOut(person: string): Promise<ApiProblem | undefined> {
  const request: AnyRequest = { method: "DELETE", mayBeSignedOut: true };
  const result = await send(API_PATHS.session, request, person);
  // Where the session is another person's, the former one ended when it began.
  if (!result.ok && result.problem.code !== "other_person") return result.problem;
  queuedSignOut.remove();
  return undefined;
}

/** @param person whose request it is; a session of another person refuses it. */
async function send<Schema extends z.ZodMiniType>(
  path: string,
  request: ApiRequest<Schema>,
  person: string | undefined,
): Promise<ApiResult<z.output<Schema>>> {
  const timeout = AbortSignal.timeout(request.deadlineMs ?? DEADLINE_MS);
  const { body, file, schema } = request;
  const end = request.isSlow === true ? () => {} : onlineTracker.begin();
  let isAnswered = false;
  try {
    const response = await (takeEarly(path, request, person) ??
      fetch(path, {
        method: request.method ?? "GET",
        headers: {
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...(file === undefined ? {} : { "content-type": "application/octet-stream" }),
          ...(person === undefined ? {} : { [PERSON_HEADER]: encodeURIComponent(person) }),
          ...request.headers,
        },
        body: file ?? (body === undefined ? null : JSON.stringify(body)),
        signal: request.signal === undefined ? timeout : AbortSignal.any([timeout, request.signal]),
      }));
    request.signal?.throwIfAborted();
    if (!isOurAnswer(response)) throw new Error(`not our server's answer: ${response.status}`);
    isAnswered = true;
    end("answered");
    if (response.ok) {
      if (schema === undefined) await response.body?.cancel();
      const read = schema?.safeParse(await readJson(response));
      if (read?.success === false) {
        console.warn("an answer of another version", read.error);
        return { ok: false, problem: { ...outdatedPage(), status: response.status } };
      }
      const value = read?.data;
      const etag = response.headers.get("etag");
      // Without a schema the answer has no body, and the result's type says undefined.
      return { ok: true, value: value as z.output<Schema>, ...(etag === null ? {} : { etag }) };
    }
    if (response.status === 401 && request.mayBeSignedOut !== true) {
      clearProfile();
      // Only those whose session has ended are interrupted: others have the page's button.
      if (person !== undefined) askToSignIn();
    }
    const { status } = response;
    if (status === 304) return { ok: false, problem: { ...UNCHANGED, status } };
    const answer: unknown = await readJson(response);
    if (status === 412) return { ok: false, problem: { ...CONFLICT, status, current: answer } };
    // With the words for every error, which few visits need.
    const { readRefusal } = await import("./read-refusal.ts");
    await wordsCome();
    const refusal = readRefusal(answer, response.headers);
    if (refusal?.code === "outdated_page") outdatedPage();
    return { ok: false, problem: { ...(refusal ?? unreachable()), status } };
  } catch (error) {
    const isAborted = request.signal?.aborted === true;
    if (!isAnswered) end(isAborted ? "aborted" : timeout.aborted ? "silent" : "unreachable");
    if (isAborted) throw error;
    console.warn("the server could not be reached", error);
    return { ok: false, problem: unreachable() };
  }
}

/** @returns undefined for text that is no JSON. @throws where the answer is cut. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Runs the callback for a newer server. */
export function outdatedPage(): ApiProblem {
  onOutdated?.();
  onOutdated = undefined;
  return { code: "outdated_page", text: uiWords.outdatedPage };
}

/** A failed call as an exception, for TanStack Query. */
export class ApiFailure extends Error {
  override readonly name = "ApiFailure";
  readonly problem: ApiProblem;

  constructor(problem: ApiProblem) {
    super(problem.text);
    this.problem = problem;
  }
}

/** `callApi` for TanStack Query. @throws ApiFailure. */
export async function queryApi<Schema extends z.ZodMiniType>(
  path: string,
  request: ApiRequest<Schema>,
): Promise<z.output<Schema>> {
  const result = await callApi(path, request);
  if (!result.ok) throw new ApiFailure(result.problem);
  return result.value;
}
