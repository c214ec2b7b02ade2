import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { closeAfterEach } from "../../support/server/close-after-each.ts";
import { freePort } from "../../support/server/free-port.ts";
import { networkAddress } from "../../support/server/network-address.ts";
import { rawRequest } from "../../support/server/raw-request.ts";
import { spawnServer } from "../../support/server/spawn-server.ts";
import { startTestServer, type TestServer } from "../../support/server/test-server.ts";
import { createCookieClient } from "../../support/sign-in/cookie-client.ts";
import { makeOwner, PASSWORD } from "../../support/sign-in/local-account.ts";
import { sendForm, walkToForm } from "../../support/sign-in/walk.ts";

const { keep } = closeAfterEach();
const outside = networkAddress();
const EVE = { name: "Eve", password: PASSWORD };

const accountsOf = (server: TestServer) => server.context.store.accounts.count();

describe("T33 Somebody else who becomes the owner of a new server", () => {
  test("the first visitor from this machine is, and nobody after them", async () => {
    const server = keep(await startTestServer());
    const early = createCookieClient(server.url);
    const form = await walkToForm(early, "/api/sign-in");
    await makeOwner(server.url);
    // Whose page was open already meets a sign-in.
    expect((await sendForm(early, form, EVE)).status).toBe(422);
    expect(await (await early.fetch(form)).text()).toContain("<h1>Sign in</h1>");
    expect(await accountsOf(server)).toBe(1);
  });

  test("of several at once one is", async () => {
    const server = keep(await startTestServer());
    const tries = ["Ada", "Eve", "Tom"].map(async (name) => {
      const browser = createCookieClient(server.url);
      const form = await walkToForm(browser, "/api/sign-in");
      return () => sendForm(browser, form, { name, password: PASSWORD });
    });
    const sends = await Promise.all(tries);
    await Promise.all(sends.map((send) => send()));
    expect(await accountsOf(server)).toBe(1);
  });

  test("nobody is who comes through a proxy", async () => {
    const server = keep(await startTestServer());
    const browser = createCookieClient(server.url);
    const form = await walkToForm(browser, "/api/sign-in");
    const body = new URLSearchParams(EVE);
    for (const header of ["x-forwarded-for", "x-forwarded-host", "forwarded", "via"]) {
      const headers = { [header]: "192.0.2.7", "sec-fetch-site": "same-origin" };
      for (const init of [{ headers }, { headers, method: "POST", body }]) {
        const answer = await browser.fetch(form, init);
        expect([header, answer.status, await answer.text()]).toEqual([
          header,
          403,
          expect.stringContaining("isn’t set up yet"),
        ]);
      }
    }
    expect(await accountsOf(server)).toBe(0);
  });

  test.runIf(outside !== undefined)("nobody is who comes from the network", async () => {
    const server = keep(await startTestServer());
    const door = createServer((socket) => server.app.server.emit("connection", socket));
    keep({ close: async () => door.close() });
    door.listen(server.config.listen.port, outside);
    await once(door, "listening");
    const browser = createCookieClient(server.url);
    const form = new URL(await walkToForm(browser, "/api/sign-in"), server.url);
    const cookie = `tripwright-sign-in=${browser.cookie("tripwright-sign-in")}`;
    const headers = { host: form.host, cookie };
    const answer = await rawRequest(`http://${outside}:${form.port}`, form.pathname, { headers });
    expect([answer.status, answer.body.toString()]).toEqual([
      403,
      expect.stringContaining("isn’t set up yet"),
    ]);
    expect((await browser.fetch(form.href)).status).toBe(200);
  });

  test("nobody is where others reach the server by its name, but by the one-time address, once", async () => {
    const server = keep(await startTestServer({ env: { PUBLIC_URL: "http://nas:4000" } }));
    const ask = (url: string, init: Parameters<typeof rawRequest>[2] = {}) =>
      rawRequest(
        `http://127.0.0.1:${server.config.listen.port}`,
        new URL(url, server.url).pathname,
        {
          ...init,
          headers: { host: "nas:4000", ...init?.headers },
        },
      );
    const setup = (await server.context.localAccounts?.setupAddress()) ?? "";
    expect(setup).toMatch(/^http:\/\/nas:4000\/enter\/[\w-]{43}$/);
    const former = (await server.context.localAccounts?.setupAddress()) ?? "";
    expect((await ask(`${setup.slice(0, -1)}x`)).status).toBe(404);
    expect((await ask(setup)).body.toString()).toContain("Welcome to Tripwright");
    const form = {
      method: "POST",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        "sec-fetch-site": "same-origin",
      },
    };
    const made = await ask(setup, {
      ...form,
      body: String(new URLSearchParams({ name: "Ada", password: PASSWORD })),
    });
    expect([made.status, made.body.toString()]).toEqual([
      200,
      expect.stringContaining("recovery codes"),
    ]);
    // Nor by another that was made before there was an owner.
    for (const address of [setup, former]) {
      const again = await ask(address, { ...form, body: String(new URLSearchParams(EVE)) });
      expect(again.status).toBe(404);
    }
    expect(await accountsOf(server)).toBe(1);
  });

  test("the server says the address where others reach it, and keeps it where only its user reads", async () => {
    const folder = mkdtempSync(join(tmpdir(), "tripwright-setup-"));
    const port = String(await freePort());
    const start = (HOST: string) =>
      spawnServer({ HOST, PORT: port, DATA_DIR: folder, LOG_FORMAT: "json", LOG_LEVEL: "silent" });
    const open = start("0.0.0.0");
    await open.listening;
    const file = join(folder, "setup-address");
    const address = readFileSync(file, "utf8").trim();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await (await fetch(address)).text()).toContain("Welcome to Tripwright");
    open.child.kill("SIGTERM");
    expect((await open.ended).stdout).toContain(`once, at ${address}`);
    // On this machine alone there is no need for one.
    const own = start("127.0.0.1");
    await own.listening;
    own.child.kill("SIGTERM");
    expect((await own.ended).stdout).not.toContain("/enter/");
    expect(existsSync(file)).toBe(false);
    rmSync(folder, { recursive: true });
  });
});
