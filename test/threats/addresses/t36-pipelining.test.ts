import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import { closeAfterEach } from "../../support/server/close-after-each.ts";
import { startTestServer, type TestServer } from "../../support/server/test-server.ts";

const MB = 1024 * 1024;
const { keep } = closeAfterEach();

type Flooded = { readonly answers: number; readonly bytesRead: number };

/** Sends requests without waiting for an answer, as much as is taken. @returns what became of it. */
async function flood(server: TestServer, request: string, bytes: number): Promise<Flooded> {
  const taken = new Promise<number>((resolve) => {
    server.app.server.once("connection", (theirs) => {
      theirs.once("close", () => resolve(theirs.bytesRead));
    });
  });
  const socket = connect(server.config.listen.port, "127.0.0.1").setEncoding("latin1");
  let answered = "";
  socket.on("data", (chunk) => {
    answered += chunk;
  });
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.write(request.repeat(Math.ceil(bytes / request.length)));
  const bytesRead = await taken;
  return { answers: answered.split("HTTP/1.1 ").length - 1, bytesRead };
}

describe("T36 Pipelining", () => {
  test("a flood of requests on one connection ends it within its first hundred kilobytes", async () => {
    let asked = 0;
    const server = keep(
      await startTestServer({
        env: { MINUTE_REQUESTS_PER_ADDRESS: "5" },
        beforeListening: (app) => {
          app.addHook("onResponse", async () => {
            asked += 1;
          });
        },
      }),
    );
    const host = `Host: localhost:${server.config.listen.port}\r\n`;
    const floods = [
      `GET /healthz HTTP/1.1\r\n${host}\r\n`,
      `GET /api/config HTTP/1.1\r\n${host}\r\n`,
      `GET /api/none HTTP/1.1\r\n${host}\r\n`,
      `GET /%zz HTTP/1.1\r\n${host}\r\n`,
      `GET /initials/none HTTP/1.1\r\n${host}\r\n`,
      "GET /api/config HTTP/1.1\r\nHost: x\r\n\r\n",
      `POST /api/config HTTP/1.1\r\n${host}Content-Length: 0\r\n\r\n`,
      `HEAD / HTTP/1.1\r\n${host}\r\n`,
    ];
    for (const request of floods) {
      asked = 0;
      const { answers, bytesRead } = await flood(server, request, 8 * MB);
      expect(bytesRead, request).toBeLessThan(200_000);
      expect(Math.max(asked, answers), request).toBeLessThanOrEqual(10);
    }
  });

  test("what follows a connection's last request ends it", async () => {
    const server = keep(await startTestServer({ connection: { requests: 3 } }));
    const request = `GET /healthz HTTP/1.1\r\nHost: localhost:${server.config.listen.port}\r\n\r\n`;
    const { bytesRead } = await flood(server, request, 8 * MB);
    expect(bytesRead).toBeLessThan(200_000);
  });

  test("a few at once are answered, each in its turn", async () => {
    const server = keep(await startTestServer());
    const { port } = server.config.listen;
    const socket = connect(port, "127.0.0.1").setEncoding("latin1");
    const line = (path: string, more = "") =>
      `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\n${more}\r\n`;
    const paths = ["/healthz", "/api/config", "/readyz", "/api/session"];
    const last = line("/no-such-page.txt", "Connection: close\r\n");
    socket.write(`${paths.map((path) => line(path)).join("")}${last}`);
    let text = "";
    for await (const chunk of socket) text += chunk;
    expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(
      [200, 200, 200, 401, 404].map((status) => `HTTP/1.1 ${status}`),
    );
  });
});
