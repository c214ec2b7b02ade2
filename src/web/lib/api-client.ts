import type * as z from "zod/mini";
import type { ErrorCode } from "../../domain/app-error.ts";
import { errorAnswerSchema } from "../../domain/wire.ts";
import { isOurAnswer, onlineTracker } from "./online-state.ts";
import { clearProfile } from "./profile.ts";
import { askToSignIn } from "./sign-in-prompt.ts";

const DEADLINE_MS = 10_000;

/** What went wrong, for the person at the page: the server's own words, or that it can't be reached. */
export type ApiProblem = {
  readonly code: ErrorCode | "unreachable";
  readonly text: string;
  readonly generationId?: string | undefined;
  /** Of the answer; undefined where there was none. */
  readonly status?: number;
  /** With a version conflict: what the server has now. */
  readonly current?: unknown;
};

export type ApiResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: ApiProblem };

const UNREACHABLE: ApiProblem = {
  code: "unreachable",
  text: "We couldn't reach the server. Check your connection and try again.",
};

/** Words for it are the business of whoever shows both versions. */
const CONFLICT = { code: "version_conflict", text: "" } as const;

type ApiRequest<Schema> = {
  readonly method?: "GET" | "POST" | "PATCH" | "DELETE";
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Reads the answer; left out where it has no body. */
  readonly schema?: Schema;
  readonly signal?: AbortSignal;
  /** Its silence says nothing about the server: others are asked in its course. */
  readonly mayTakeLong?: boolean;
  /** A 401 is an answer here, not a reason to ask for signing in. */
  readonly mayBeSignedOut?: boolean;
};

/** Calls our API. Never throws for what can be expected: refusals and silence come back as problems. */
export async function callApi<Schema extends z.ZodMiniType = z.ZodMiniType<undefined>>(
  path: string,
  request: ApiRequest<Schema> = {},
): Promise<ApiResult<z.output<Schema>>> {
  const timeout = AbortSignal.timeout(DEADLINE_MS);
  const { body, schema } = request;
  const end = request.mayTakeLong === true ? () => {} : onlineTracker.begin();
  let isAnswered = false;
  try {
    const response = await fetch(path, {
      method: request.method ?? "GET",
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...request.headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: request.signal === undefined ? timeout : AbortSignal.any([timeout, request.signal]),
    });
    if (!isOurAnswer(response)) throw new Error(`not our server's answer: ${response.status}`);
    isAnswered = true;
    end("answered");
    if (response.ok) {
      if (schema === undefined) await response.body?.cancel();
      const value = schema?.parse(await response.json());
      // Without a schema the answer has no body, and the result's type says undefined.
      return { ok: true, value: value as z.output<Schema> };
    }
    if (response.status === 401 && request.mayBeSignedOut !== true) {
      clearProfile();
      askToSignIn();
    }
    const { status } = response;
    const answer: unknown = await response.json();
    if (status === 412) return { ok: false, problem: { ...CONFLICT, status, current: answer } };
    const error = errorAnswerSchema.safeParse(answer);
    if (!error.success) return { ok: false, problem: { ...UNREACHABLE, status } };
    return { ok: false, problem: { ...error.data.error, status } };
  } catch (error) {
    const isAborted = request.signal?.aborted === true;
    if (!isAnswered) end(isAborted ? "aborted" : "unreachable");
    if (isAborted) throw error;
    console.warn("the server could not be reached", error);
    return { ok: false, problem: UNREACHABLE };
  }
}

/** A failed call as a throw, for TanStack Query, which tells failure that way. */
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
