import { mkdtempSync, rmSync } from "node:fs";
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { closeAfterEach } from "../../support/server/close-after-each.ts";
import { freePort } from "../../support/server/free-port.ts";
import { askDoctor } from "../../support/server/run-doctor.ts";
import { selfSigned } from "../../support/server/self-signed.ts";
import { startTestServer } from "../../support/server/test-server.ts";

const opened = closeAfterEach();

/** Passes requests on, with a Host of its own where one is named. */
function passOn(targetPort: number, host?: string) {
  return (request: IncomingMessage, response: ServerResponse) => {
    const headers = { ...request.headers, ...(host === undefined ? {} : { host }) };
    const options = { port: targetPort, path: request.url, method: request.method, headers };
    const onward = ask({ host: "127.0.0.1", ...options }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    request.pipe(onward);
  };
}

async function listen(server: Server, port: number): Promise<void> {
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  opened.keep({ close: () => new Promise<void>((resolve) => void server.close(() => resolve())) });
}

/** The doctor's verdict on PUBLIC_URL where a proxy stands between it and a running server. */
async function aboutProxy(scheme: "http" | "https", proxy: (targetPort: number) => Server) {
  const [port, publicPort] = [await freePort(), await freePort()];
  const publicUrl = `${scheme}://localhost:${publicPort}`;
  const env = { PUBLIC_URL: publicUrl };
  opened.keep(await startTestServer({ port, env }));
  await listen(proxy(port), publicPort);
  const dataDir = mkdtempSync(join(tmpdir(), "tripwright-doctor-"));
  opened.keep({ close: async () => rmSync(dataDir, { recursive: true }) });
  const { about } = await askDoctor({ ...env, PORT: String(port), DATA_DIR: dataDir });
  return about("address");
}

test("a proxy that passes Host on is well", async () => {
  const said = await aboutProxy("http", (port) => createServer(passOn(port)));
  expect(said).toEqual([expect.stringMatching(/^ok: .* leads to it\.$/)]);
});

test("a proxy that passes on another Host is named as such", async () => {
  const said = await aboutProxy("http", (port) => createServer(passOn(port, "tripwright")));
  expect(said).toEqual([
    expect.stringMatching(/^problem: .* the proxy passes on another Host than /),
  ]);
});

test("a certificate that isn't trusted is named as such, with its code", async () => {
  const certificate = selfSigned(["localhost"]);
  const said = await aboutProxy("https", (port) => createTlsServer(certificate, passOn(port)));
  expect(said).toEqual([
    expect.stringMatching(/^problem: .*isn't trusted from here \(\w*SELF_SIGNED/),
  ]);
});
