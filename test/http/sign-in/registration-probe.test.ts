import type { IncomingMessage, ServerResponse } from "node:http";
import { afterAll, describe, expect, test } from "vitest";
import { startEvilIssuer } from "../../support/sign-in/evil-issuer.ts";
import { freshSignIn, signInProblem } from "../../support/sign-in/sign-in-problem.ts";
import { locationOf } from "../../support/sign-in/walk.ts";

const issuer = await startEvilIssuer();
afterAll(() => issuer.close());

function go(path: string): (response: ServerResponse, url: string) => void {
  return (response, url) => {
    const location = path.startsWith("/") ? `${url}${path}` : path;
    response.writeHead(302, { location }).end();
  };
}

/** The reason as Google packs it into the address of its error page. */
function packed(text: string): string {
  return Buffer.from(`\n\x15${text}\x12\x0bBad Request`).toString("base64url");
}

describe("the provider's sign-in page, asked before anyone is sent there,", () => {
  test.each<[string, (response: ServerResponse, url: string) => void, RegExp]>([
    [
      "400 and no word",
      (response) => response.writeHead(400).end(),
      /won’t start a sign-in.*register/,
    ],
    [
      "401 invalid_client",
      (response) => response.writeHead(401).end("Error: invalid_client"),
      /client\. Check/,
    ],
    ["a redirect to /error", go("/error?code=1"), /won’t start a sign-in/],
    ["a redirect to /oauth/error.html", go("/oauth/error.html#x"), /won’t start a sign-in/],
    [
      "a redirect that packs a deleted client",
      go(`/signin/oauth/error?authError=${packed("deleted_client")}`),
      /client\. Check/,
    ],
  ])("a sign-in page that answers with %s stops the sign-in here", async (_name, answer, text) => {
    expect(
      await signInProblem(await freshSignIn(issuer, { answers: { "/authorize": answer } })),
    ).toMatch(text);
  });

  test.each<[string, (response: ServerResponse, url: string) => void]>([
    ["403", (response) => response.writeHead(403).end("disallowed_useragent")],
    ["404", (response) => response.writeHead(404).end()],
    ["429", (response) => response.writeHead(429).end()],
    ["503", (response) => response.writeHead(503).end()],
    ["a hung-up connection", (response) => response.destroy()],
    ["nothing at all", () => {}],
    ["a redirect to a sign-in", go("/login?then=/error")],
    ["a redirect to another site", go("https://login.example/terror/login")],
    ["a redirect to nowhere", go("http://[")],
    [
      "a redirect that packs another error",
      go(`/signin/oauth/error?authError=${packed("disallowed_useragent")}`),
    ],
  ])(
    "a sign-in page that answers with %s to us may still let a person in",
    async (_name, answer) => {
      expect((await freshSignIn(issuer, { answers: { "/authorize": answer } })).status).toBe(302);
    },
  );

  test("a sign-in page that would send people back at once lets them in", async () => {
    const back = (response: ServerResponse, _url: string, request: IncomingMessage): void => {
      const target = new URL(request.url ?? "/", "http://x").searchParams.get("redirect_uri");
      response.writeHead(302, { location: `${target}?error=login_required` }).end();
    };
    const answer = await freshSignIn(issuer, { answers: { "/authorize": back } });
    expect(locationOf(answer)).toBe("/");
  });
});
