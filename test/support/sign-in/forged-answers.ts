import type { ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { type Bend, EVIL_CLIENT } from "./evil-issuer.ts";

const HUGE_BYTES = 20 * 1024 * 1024;

/** Answers of the token endpoint that must not be believed. */
export const FORGED_ANSWERS: Readonly<Record<string, Bend>> = {
  "no identity token": { token: ({ id_token: _, ...rest }) => rest },
  "an identity token that is null": { token: (good) => ({ ...good, id_token: null }) },
  "no access token": { token: ({ access_token: _, ...rest }) => rest },
  "an empty access token": { token: (good) => ({ ...good, access_token: "" }) },
  "another kind of token": { token: (good) => ({ ...good, token_type: "mac" }) },
  "a token bound to a key": { token: (good) => ({ ...good, token_type: "DPoP" }) },
  "no kind of token": { token: ({ token_type: _, ...rest }) => rest },
  "a list": { token: (good) => [good] },
  "no JSON": { token: () => "{" },
  "a web page": { answers: { "/token": sendPage(200) } },
  "an error of its own": { answers: { "/token": sendPage(500) } },
  "an empty answer with status 201": {
    answers: { "/token": (response) => response.writeHead(201).end("{}") },
  },
  "a refused code": { answers: { "/token": sendError(400, "invalid_grant") } },
  "a refused client": { answers: { "/token": sendError(401, "invalid_client") } },
  "a redirect": { answers: { "/token": redirectTo("/token-elsewhere") } },
  "20 MB": { answers: { "/token": sendHuge } },
  "20 MB of scope": { token: (good) => ({ ...good, scope: "a".repeat(HUGE_BYTES) }) },
  "20 MB in 20 KB": { answers: { "/token": sendPacked } },
  "a closed connection": { answers: { "/token": (response) => response.destroy() } },
  "keys that are none": { answers: { "/jwks": sendPage(200) } },
  "keys that are gone": { answers: { "/jwks": sendPage(404) } },
  "keys elsewhere": { answers: { "/jwks": redirectTo("/keys-elsewhere") } },
  "no list of keys": { answers: { "/jwks": (response) => response.end('{"keys":{}}') } },
};

/** Values of `email_verified` that aren't `true`. */
const UNVERIFIED = [false, undefined, null, "true", "false", 1, 0, [true], {}];

/** User infos that must not be believed. */
export const FORGED_USER_INFOS: Readonly<Record<string, Bend>> = {
  "about someone else": { userInfo: (good) => ({ ...good, sub: "1002" }) },
  "about two": { userInfo: (good) => ({ ...good, id: "1002" }) },
  "about two the other way round": { userInfo: (good) => ({ ...good, id: "1001", sub: "1002" }) },
  "about nobody": { userInfo: ({ sub: _, ...rest }) => rest },
  "about a number": { userInfo: (good) => ({ ...good, sub: 1001 }) },
  ...Object.fromEntries(
    UNVERIFIED.map((word) => [
      `with an address that is verified: ${JSON.stringify(word)}`,
      { userInfo: (good) => ({ ...good, email_verified: word }) } satisfies Bend,
    ]),
  ),
  "verified and not verified": { userInfo: (good) => ({ ...good, verified_email: false }) },
  "not verified and verified": {
    userInfo: (good) => ({ ...good, email_verified: false, verified_email: true }),
  },
  "without an e-mail": { userInfo: ({ email: _, ...rest }) => rest },
  "with an e-mail that is none": { userInfo: (good) => ({ ...good, email: "ada\r\nbcc: eve" }) },
  "with a list of e-mails": { userInfo: (good) => ({ ...good, email: ["ada@example.com"] }) },
  "with a name without an end": { userInfo: (good) => ({ ...good, name: "A".repeat(2001) }) },
  "a list": { userInfo: (good) => [good] },
  null: { userInfo: () => "null" },
  nothing: { userInfo: () => " " },
  "a web page": { answers: { "/userinfo": sendPage(200) } },
  "a good answer with status 500": { answers: { "/userinfo": sendUserInfo(500) } },
  "a good answer with status 401": { answers: { "/userinfo": sendUserInfo(401) } },
  "a good answer with status 203": { answers: { "/userinfo": sendUserInfo(203) } },
  "a challenge": {
    answers: {
      "/userinfo": (response) =>
        response.writeHead(401, { "www-authenticate": 'Bearer error="invalid_token"' }).end(),
    },
  },
  "a redirect": { answers: { "/userinfo": redirectTo("/userinfo-elsewhere") } },
  "20 MB": { answers: { "/userinfo": sendHuge } },
  "a closed connection": { answers: { "/userinfo": (response) => response.destroy() } },
};

/** Discovery documents that are none of the issuer's. */
export const FORGED_DISCOVERIES: Readonly<Record<string, Bend>> = {
  "another issuer's": {
    discovery: (good) => ({ ...good, issuer: "https://accounts.google.com" }),
  },
  "the issuer's under another path": {
    discovery: (good) => ({ ...good, issuer: `${good.issuer}/realm` }),
  },
  "no issuer's": { discovery: ({ issuer: _, ...rest }) => rest },
  "one without a sign-in page": { discovery: ({ authorization_endpoint: _, ...rest }) => rest },
  "one whose sign-in page is a script": {
    discovery: (good) => ({ ...good, authorization_endpoint: "javascript:alert(1)" }),
  },
  "one whose sign-in page is a file": {
    discovery: (good) => ({ ...good, authorization_endpoint: "file:///etc/passwd" }),
  },
  "a list": { discovery: (good) => [good] },
  "no JSON": { discovery: () => "{" },
  "a web page": { answers: { "/.well-known/openid-configuration": sendPage(200) } },
  "a 404": { answers: { "/.well-known/openid-configuration": sendPage(404) } },
  "a 500": { answers: { "/.well-known/openid-configuration": sendPage(500) } },
  "a redirect": { answers: { "/.well-known/openid-configuration": redirectTo("/elsewhere") } },
  "20 MB": { answers: { "/.well-known/openid-configuration": sendHuge } },
  "a closed connection": {
    answers: { "/.well-known/openid-configuration": (response) => response.destroy() },
  },
};

function sendPage(status: number): (response: ServerResponse) => void {
  return (response) => {
    response.writeHead(status, { "content-type": "text/html" }).end("<h1>Hello</h1>");
  };
}

function sendError(status: number, error: string): (response: ServerResponse) => void {
  return (response) => {
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify({ error, error_description: EVIL_CLIENT.secret }));
  };
}

function sendUserInfo(status: number): (response: ServerResponse) => void {
  return (response) => {
    response.writeHead(status, { "content-type": "application/json" });
    response.end('{"sub":"1001","email":"ada@example.com","email_verified":true}');
  };
}

function redirectTo(path: string): (response: ServerResponse, url: string) => void {
  return (response, url) => response.writeHead(307, { location: `${url}${path}` }).end();
}

/** A good beginning, and spaces without end. */
function sendHuge(response: ServerResponse): void {
  response.setHeader("content-type", "application/json");
  response.write("{");
  const piece = " ".repeat(64 * 1024);
  let sent = 0;
  const more = (): void => {
    while (!response.destroyed && sent < HUGE_BYTES) {
      sent += piece.length;
      if (!response.write(piece)) {
        response.once("drain", more);
        return;
      }
    }
    response.end("}");
  };
  more();
}

function sendPacked(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" });
  response.end(gzipSync(`{${" ".repeat(HUGE_BYTES)}}`, { level: 1 }));
}
