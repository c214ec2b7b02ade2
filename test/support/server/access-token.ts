import {
  ACCESS_SCOPES,
  type NewAccessToken,
  newAccessTokenAnswerSchema,
} from "../../../src/domain/access-token.ts";
import { API_PATHS } from "../../../src/domain/wire.ts";
import type { SignedInClient } from "../sign-in/walk.ts";

/** Makes a token under Account; all scopes and no end unless said. */
export async function makeToken(owner: SignedInClient, token: Partial<NewAccessToken> = {}) {
  const answer = await owner.fetch(API_PATHS.accountTokens, {
    method: "POST",
    body: JSON.stringify({ name: "Script", scopes: ACCESS_SCOPES, expiresAtMs: null, ...token }),
  });
  if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`);
  return newAccessTokenAnswerSchema.parse(await answer.json());
}

/** Calls the API as a program does, with a token and no cookie. */
export function fetchWithToken(
  url: string,
  token: string,
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("authorization", `Bearer ${token}`);
  if (init.body !== undefined && !headers.has("content-type")) {
    headers.set("content-type", "application/json");
  }
  return fetch(new URL(path, url), { ...init, headers, redirect: "manual" });
}
