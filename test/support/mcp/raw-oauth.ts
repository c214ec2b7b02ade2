import { createHash, randomBytes } from "node:crypto";
import * as z from "zod/mini";

export const CALLBACK = "http://127.0.0.1:4711/callback";

const registeredSchema = z.object({ client_id: z.string() });
const tokensSchema = z.object({ access_token: z.string(), refresh_token: z.string() });
export type RawTokens = z.infer<typeof tokensSchema>;

/** A program's side of OAuth, a step at a time, so that each can be bent. */
export function createRawProgram(serverUrl: string) {
  const verifier = randomBytes(32).toString("base64url");
  const challenge = createHash("sha256").update(verifier).digest("base64url");

  function post(path: string, fields: Record<string, string>): Promise<Response> {
    return fetch(`${serverUrl}${path}`, { method: "POST", body: new URLSearchParams(fields) });
  }

  return {
    verifier,
    post,

    register(metadata: object = { redirect_uris: [CALLBACK], client_name: "Trip Helper" }) {
      return fetch(`${serverUrl}/oauth/register`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(metadata),
      });
    },

    async newClient(): Promise<string> {
      return registeredSchema.parse(await (await this.register()).json()).client_id;
    },

    /** Where the program sends the browser; undefined leaves a field out. */
    address(clientId: string, bent: Record<string, string | undefined> = {}): string {
      const fields = {
        response_type: "code",
        client_id: clientId,
        redirect_uri: CALLBACK,
        code_challenge: challenge,
        code_challenge_method: "S256",
        state: "its state",
        scope: "read plan write",
        resource: `${serverUrl}/mcp`,
        ...bent,
      };
      const given = Object.entries(fields).filter(
        (pair): pair is [string, string] => pair[1] !== undefined,
      );
      return `${serverUrl}/oauth/authorize?${new URLSearchParams(given)}`;
    },

    exchange(clientId: string, back: URL, bent: Record<string, string> = {}) {
      return post("/oauth/token", {
        grant_type: "authorization_code",
        client_id: clientId,
        code: back.searchParams.get("code") ?? "",
        redirect_uri: CALLBACK,
        code_verifier: verifier,
        ...bent,
      });
    },

    refresh(clientId: string, token: string, bent: Record<string, string> = {}) {
      return post("/oauth/token", {
        grant_type: "refresh_token",
        client_id: clientId,
        refresh_token: token,
        ...bent,
      });
    },

    read: async (answer: Response): Promise<RawTokens> => tokensSchema.parse(await answer.json()),
  };
}

/** Asks /mcp for its tools. @returns the answer's status. */
export async function statusOf(serverUrl: string, token: string, init: RequestInit = {}) {
  const answer = await fetch(`${serverUrl}/mcp`, {
    method: "POST",
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }),
    ...init,
    headers: {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      authorization: `Bearer ${token}`,
      ...init.headers,
    },
  });
  await answer.body?.cancel();
  return answer.status;
}
