import { StreamableHTTPClientTransport, UnauthorizedError } from "@modelcontextprotocol/client";
import { afterAll, expect, test } from "vitest";
import { allowProgram, openConsent } from "../../support/mcp/allow-program.ts";
import { callTool, connectMcp } from "../../support/mcp/mcp-client.ts";
import { createOAuthProgram, type OAuthProgram } from "../../support/mcp/oauth-program.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { createCookieClient } from "../../support/sign-in/cookie-client.ts";
import { ADA, signIn, signInAt } from "../../support/sign-in/sign-in.ts";
import { locationOf } from "../../support/sign-in/walk.ts";
import { saveCheckedTrip } from "../../support/store/save-checked-trip.ts";

const server = await startTestServer();
const ada = await signIn(server.url);
afterAll(() => server.close());

/** Signs a program in as the protocol's own client does: it is refused, registers, sends the browser, comes back. */
async function connectProgram(program: OAuthProgram, person = ada): Promise<void> {
  await expect(connectMcp(server.url, program)).rejects.toThrow(UnauthorizedError);
  const back = await allowProgram(server.url, person, program.sentTo().href);
  const transport = new StreamableHTTPClientTransport(new URL("/mcp", server.url), {
    authProvider: program,
  });
  await transport.finishAuth(back.searchParams);
}

test("the protocol's own client signs in and works, and comes back by its refresh token", async () => {
  const program = createOAuthProgram();
  await connectProgram(program);
  expect(program.kept()).toMatchObject({
    access_token: expect.stringMatching(/^two_[\w-]{43}$/),
    refresh_token: expect.any(String),
    scope: "read plan write",
    token_type: "Bearer",
  });
  const tripId = await saveCheckedTrip(server.context, ada.sessionToken);
  const client = await connectMcp(server.url, program);
  expect((await client.listTools()).tools).toHaveLength(10);
  const trip = await callTool(client, "get_trip", { tripId });
  expect(trip).toMatchObject({ tripId, version: 1 });
  const edits = [{ kind: "set-title", text: "Ours" }];
  const change = { tripId, version: 1, idempotencyKey: "by-a-program", edits };
  expect(await callTool(client, "apply_edits", change)).toMatchObject({ version: 2 });

  const former = program.kept();
  await program.saveTokens({ ...former, access_token: "two_gone", token_type: "Bearer" });
  const again = await connectMcp(server.url, program);
  expect((await again.listTools()).tools).toHaveLength(10);
  expect(program.kept()?.refresh_token).not.toBe(former?.refresh_token);
});

test("T50 who isn't signed in signs in first, and comes back to the same question", async () => {
  const program = createOAuthProgram();
  await expect(connectMcp(server.url, program)).rejects.toThrow(UnauthorizedError);
  const browser = createCookieClient(server.url);
  const { consent, page } = await openConsent(browser, program.sentTo().href);
  expect(page).toContain("Sign in first");
  const link = /href="([^"]*sign-in[^"]*)"/.exec(page)?.[1] ?? "";
  const back = locationOf(await signInAt(browser, link, ADA));
  expect(new URL(back, server.url).pathname).toBe(new URL(consent, server.url).pathname);
  const asked = await (await browser.fetch(back)).text();
  expect(asked).toContain("Connect “Trip Helper” to Tripwright?");
});
