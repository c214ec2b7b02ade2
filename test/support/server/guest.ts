import { randomUUID } from "node:crypto";
import type { Edit } from "../../../src/domain/edits/edit-kinds.ts";
import {
  LINK_HEADER,
  linksAnswerSchema,
  type NewLink,
  newLinkAnswerSchema,
  type Vote,
} from "../../../src/domain/sharing/share-link.ts";
import { type SharedAnswer, sharedAnswerSchema } from "../../../src/domain/sharing/shared-trip.ts";
import type { SignedInClient } from "../sign-in/walk.ts";

/** Makes a link to a trip, as its owner. */
export async function makeLink(owner: SignedInClient, tripId: string, link: Partial<NewLink> = {}) {
  const answer = await owner.fetch(`/api/trips/${tripId}/links`, {
    method: "POST",
    body: JSON.stringify({
      name: "Family",
      scope: "view",
      shows: { notes: false, costs: false },
      expiresAtMs: null,
      ...link,
    }),
  });
  if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`);
  return newLinkAnswerSchema.parse(await answer.json());
}

/** The links of a trip, as its owner sees them. */
export async function linksOf(owner: SignedInClient, tripId: string) {
  const answer = await owner.fetch(`/api/trips/${tripId}/links`);
  return linksAnswerSchema.parse(await answer.json()).links;
}

/**
 * Someone without an account who has a link, in a browser of their own.
 *
 * @param address that they come from, where the server trusts this machine as a proxy.
 */
export function createGuest(url: string, token: string, address?: string) {
  let cookie = "";

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const answer = await fetch(url + path, {
      ...init,
      headers: {
        [LINK_HEADER]: token,
        "sec-fetch-site": "same-origin",
        ...(init.body === undefined ? {} : { "content-type": "application/json" }),
        ...(cookie === "" ? {} : { cookie }),
        ...(address === undefined ? {} : { "x-forwarded-for": address }),
        ...init.headers,
      },
    });
    cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
    return answer;
  }

  const post = (path: string, body: unknown) =>
    send(path, { method: "POST", body: JSON.stringify(body) });

  return {
    send,
    join: (name: string) => post("/api/shared/guest", { name }),
    comeBack: (token: string) => post("/api/shared/guest", { token }),
    vote: (vote: Vote) => post("/api/shared/votes", vote),
    edit: (edits: readonly Edit[], headers: Readonly<Record<string, string>> = {}) =>
      send("/api/shared", {
        method: "PATCH",
        headers: { "if-match": "*", "idempotency-key": randomUUID(), ...headers },
        body: JSON.stringify({ edits }),
      }),
    undo: (version: number) =>
      send("/api/shared/undo", {
        method: "POST",
        headers: { "if-match": `"v${version}"`, "idempotency-key": randomUUID() },
      }),
    async see(): Promise<SharedAnswer> {
      const answer = await send("/api/shared");
      if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`);
      return sharedAnswerSchema.parse(await answer.json());
    },
  };
}
