import type * as z from "zod/mini";
import type { ErrorCode } from "../../domain/app-error.ts";
import { errorAnswerSchema } from "../../domain/wire.ts";
import { clearProfile } from "./profile.ts";
import { askToSignIn } from "./sign-in-prompt.ts";

const DEADLINE_MS = 10_000;

/** What went wrong, for the person at the page: the server's own words, or that it can't be reached. */
export type ApiProblem = {
  readonly code: ErrorCode | "unreachable";
  readonly text: string;
  readonly generationId?: string | undefined;
};

export type ApiResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: ApiProblem };

const UNREACHABLE: ApiProblem = {
  code: "unreachable",
  text: "We couldn't reach the server. Check your connection and try again.",
};

type ApiRequest<Schema> = {
  readonly method?: "GET" | "POST" | "DELETE";
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Reads the answer; left out where it has no body. */
  readonly schema?: Schema;
  readonly signal?: AbortSignal;
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
    const error = errorAnswerSchema.safeParse(await response.json());
    return { ok: false, problem: error.success ? error.data.error : UNREACHABLE };
  } catch (error) {
    if (request.signal?.aborted) throw error;
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
