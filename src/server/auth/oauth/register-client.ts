import * as z from "zod/mini";
import type { Clock } from "../../lib/clock.ts";
import { newId } from "../../lib/tokens.ts";
import type { OAuthStore } from "../../store/oauth-store.ts";
import { entryId } from "./oauth-names.ts";

/** Of a program that nobody has allowed anything. */
const UNUSED_MS = 24 * 3_600_000;
const MAX_NAME = 80;
const THIS_MACHINE = new Set(["127.0.0.1", "[::1]", "localhost"]);

const metadataSchema = z.object({
  redirect_uris: z.array(z.string().check(z.maxLength(500))).check(z.minLength(1), z.maxLength(5)),
  client_name: z.optional(z.string().check(z.maxLength(500))),
});

export type RegisteredClient = {
  readonly client_id: string;
  readonly client_name: string;
  readonly redirect_uris: readonly string[];
};

/** Why a program isn't registered, as RFC 7591 names it. */
export type RegistrationRefusal = {
  readonly error: "invalid_client_metadata" | "invalid_redirect_uri";
  readonly error_description: string;
};

/**
 * Registers a program that says who it is (RFC 7591). It gets no secret: it proves itself by PKCE. Forgotten after a day
 * unless somebody allows it something.
 */
export async function registerClient(
  body: unknown,
  { oauth, clock }: { oauth: OAuthStore; clock: Clock },
): Promise<RegisteredClient | RegistrationRefusal> {
  const read = metadataSchema.safeParse(body);
  if (!read.success) {
    return {
      error: "invalid_client_metadata",
      error_description: "Give one to five redirect_uris, and a short client_name.",
    };
  }
  const { redirect_uris, client_name = "" } = read.data;
  if (!redirect_uris.every(isRedirectAllowed)) {
    return {
      error: "invalid_redirect_uri",
      error_description:
        "Each is https, or http on this machine (127.0.0.1, [::1], localhost), without a fragment.",
    };
  }
  const client = {
    client_id: newId(),
    client_name: visibleName(client_name),
    redirect_uris,
    // On a native program's own machine any port is its own.
    application_type: redirect_uris.every((uri) => uri.startsWith("https:")) ? "web" : "native",
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
    token_endpoint_auth_method: "none",
  };
  await oauth.put({
    id: entryId("client", client.client_id),
    kind: "client",
    userId: undefined,
    grantId: undefined,
    expiresAtMs: clock.nowMs() + UNUSED_MS,
    consumedAtMs: 0,
    payload: client,
  });
  return client;
}

/** An address that a parser would have to repair is refused: it may be read in two ways. */
const PLAIN_ADDRESS = /^https?:\/\/[!-[\]-~]+$/;
const HOST_NAME = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)*[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;
const IP_ADDRESS = /^\[[\da-f:.]+\]$/;

function isRedirectAllowed(text: string): boolean {
  if (!PLAIN_ADDRESS.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password, hash } = new URL(text);
  if (username !== "" || password !== "" || hash !== "" || text.includes("#")) return false;
  if (!HOST_NAME.test(hostname) && !IP_ADDRESS.test(hostname)) return false;
  const isHere = THIS_MACHINE.has(hostname);
  return protocol === "https:" ? !isHere : protocol === "http:" && isHere;
}

/** One line of what an eye sees: anybody may register anything. */
function visibleName(name: string): string {
  const visible = name
    .replace(/[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]+/gu, " ")
    .trim()
    .slice(0, MAX_NAME);
  return visible === "" ? "A program without a name" : visible;
}
