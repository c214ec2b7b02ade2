import {
  createHmac,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
} from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import type { CookieClient } from "./cookie-client.ts";
import { locationOf } from "./walk.ts";

export const EVIL_CLIENT = { id: "evil-client", secret: "evil-client-s3cret" };
export const EVIL_ACCESS_TOKEN = "evil-access-token-canary";
const SUBJECT = "1001";

type Claims = Record<string, unknown>;
type Answer = (response: ServerResponse, url: string, request: IncomingMessage) => void;

/** One way to bend what an honest issuer would say. */
export type Bend = {
  readonly claims?: (good: Claims, url: string) => Claims;
  readonly header?: (good: Claims) => Claims;
  /** How the identity token is signed; "key" by default. */
  readonly signedWith?: "key" | "other-key" | "secret" | "public-key" | "nothing";
  /** Does anything else to the identity token's text. */
  readonly idToken?: (good: string) => unknown;
  readonly token?: (good: Claims) => unknown;
  readonly userInfo?: (good: Claims) => unknown;
  readonly discovery?: (good: Claims) => unknown;
  /** Answers a path in its own way. */
  readonly answers?: Readonly<Record<string, Answer>>;
  /** How long it thinks before each answer. */
  readonly delayMs?: number;
  /** How far the issuer's clock is ahead of ours. */
  readonly clockLeadMs?: number;
};

export type EvilIssuer = {
  readonly url: string;
  /** How it is from now on. */
  bend(how: Bend): void;
  /** The paths it was asked, oldest first. */
  readonly asked: string[];
  close(): Promise<void>;
};

const keys = [newKey(), newKey()] as const;

/**
 * An issuer that says whatever a test wants. A code is the nonce that its identity token then has,
 * so nobody needs to visit it.
 */
export async function startEvilIssuer(): Promise<EvilIssuer> {
  const asked: string[] = [];
  let how: Bend = {};

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? "/").split("?")[0] ?? "/";
    asked.push(path);
    const body = new URLSearchParams(await text(request));
    await wait(how.delayMs ?? 0);
    response.sendDate = false;
    response.setHeader("date", new Date(now()).toUTCString());
    const own = how.answers?.[path];
    if (own !== undefined) own(response, url, request);
    else if (path === "/.well-known/openid-configuration") sendJson(response, discovery());
    else if (path === "/jwks") sendJson(response, { keys: [publicJwk(keys[0])] });
    else if (path === "/token") sendJson(response, tokens(body));
    else if (path === "/userinfo") sendJson(response, userInfo());
    else response.end("the sign-in page");
  }

  function now(): number {
    return Date.now() + (how.clockLeadMs ?? 0);
  }

  function discovery(): unknown {
    const good = {
      issuer: url,
      authorization_endpoint: `${url}/authorize`,
      token_endpoint: `${url}/token`,
      userinfo_endpoint: `${url}/userinfo`,
      revocation_endpoint: `${url}/revoke`,
      jwks_uri: `${url}/jwks`,
      authorization_response_iss_parameter_supported: true,
      // As bad as it can be announced.
      id_token_signing_alg_values_supported: ["RS256", "HS256", "none"],
    };
    return how.discovery?.(good) ?? good;
  }

  function tokens(body: URLSearchParams): unknown {
    const issuedAt = Math.floor(now() / 1000);
    const claims = {
      iss: url,
      aud: EVIL_CLIENT.id,
      sub: SUBJECT,
      nonce: body.get("code"),
      iat: issuedAt,
      exp: issuedAt + 3600,
    };
    const idToken = makeToken(how.claims?.(claims, url) ?? claims, how);
    const good = {
      access_token: EVIL_ACCESS_TOKEN,
      token_type: "Bearer",
      expires_in: 3600,
      id_token: how.idToken?.(idToken) ?? idToken,
    };
    return how.token?.(good) ?? good;
  }

  function userInfo(): unknown {
    const good = { sub: SUBJECT, email: "ada@example.com", email_verified: true, name: "Ada" };
    return how.userInfo?.(good) ?? good;
  }

  const server = createServer((request, response) => {
    // Whoever asked may have had enough.
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    asked,
    bend(next) {
      how = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** The environment of a server that trusts the issuer. */
export function evilEnv(issuer: EvilIssuer): Record<string, string> {
  return {
    OIDC_ISSUER: issuer.url,
    GOOGLE_CLIENT_ID: EVIL_CLIENT.id,
    GOOGLE_CLIENT_SECRET: EVIL_CLIENT.secret,
  };
}

/** Leaves for the issuer. @returns the address at which it would send a browser back to us. */
export async function callbackFrom(
  issuer: EvilIssuer,
  browser: CookieClient,
  begun?: Response,
): Promise<string> {
  const left = begun ?? (await browser.fetch("/api/sign-in"));
  const asked = new URL(locationOf(left)).searchParams;
  const query = new URLSearchParams({
    code: asked.get("nonce") ?? "",
    state: asked.get("state") ?? "",
    iss: issuer.url,
  });
  return `/api/sign-in/callback?${query}`;
}

/** Leaves for the issuer and comes back as it would send one back. @returns our answer at the callback. */
export async function returnFrom(
  issuer: EvilIssuer,
  browser: CookieClient,
  change: (query: URLSearchParams) => void = () => {},
): Promise<Response> {
  const begun = await browser.fetch("/api/sign-in");
  if (begun.status !== 302) return begun;
  const callback = new URL(await callbackFrom(issuer, browser, begun), browser.origin);
  change(callback.searchParams);
  return browser.fetch(callback.href);
}

function makeToken(claims: Claims, { header, signedWith = "key" }: Bend): string {
  const alg = { nothing: "none", secret: "HS256", "public-key": "HS256" }[signedWith as string];
  const goodHeader = { alg: alg ?? "RS256", kid: "key-0", typ: "JWT" };
  const signed = `${encode(header?.(goodHeader) ?? goodHeader)}.${encode(claims)}`;
  return `${signed}.${signature(signed, signedWith)}`;
}

function signature(signed: string, signedWith: NonNullable<Bend["signedWith"]>): string {
  switch (signedWith) {
    case "nothing":
      return "";
    case "secret":
      return createHmac("sha256", EVIL_CLIENT.secret).update(signed).digest("base64url");
    case "public-key":
      return createHmac("sha256", publicPem(keys[0])).update(signed).digest("base64url");
    default: {
      const key = keys[signedWith === "key" ? 0 : 1];
      return sign("sha256", Buffer.from(signed), key).toString("base64url");
    }
  }
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

function newKey(): KeyObject {
  return generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
}

function publicJwk(key: KeyObject) {
  return {
    ...createPublicKey(key).export({ format: "jwk" }),
    use: "sig",
    alg: "RS256",
    kid: "key-0",
  };
}

function publicPem(key: KeyObject): string {
  return createPublicKey(key).export({ format: "pem", type: "spki" }) as string;
}

function sendJson(response: ServerResponse, body: unknown): void {
  response.setHeader("content-type", "application/json");
  response.end(typeof body === "string" ? body : JSON.stringify(body));
}
