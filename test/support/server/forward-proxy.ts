import { request as ask, createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";

export type ForwardProxy = {
  /** As HTTPS_PROXY has it. */
  readonly url: string;
  /** The requests it got: "CONNECT en.wikivoyage.org:443", or "GET http://example.test/". */
  readonly asked: string[];
  close(): Promise<void>;
};

/**
 * A forward proxy as networks have it: a tunnel for CONNECT (RFC 9110, 9.3.6), a request of its own for a target in
 * absolute form (RFC 9112, 3.2.2), 407 for who doesn't say the password (RFC 9110, 11.7.1).
 *
 * @param options.portOf where a host really is, on this machine; undefined: the proxy can't reach it, which is 502.
 */
export async function startForwardProxy(options: {
  readonly portOf: (host: string, port: number) => number | undefined;
  readonly credentials?: string;
}): Promise<ForwardProxy> {
  const asked: string[] = [];
  const open = new Set<Socket>();

  function isKnown({ headers }: IncomingMessage): boolean {
    const { credentials } = options;
    const expected = `Basic ${Buffer.from(credentials ?? "").toString("base64")}`;
    return credentials === undefined || headers["proxy-authorization"] === expected;
  }

  function passOn(request: IncomingMessage, response: ServerResponse): void {
    asked.push(`${request.method} ${request.url}`);
    const url = new URL(request.url ?? "");
    const port = options.portOf(url.hostname, Number(url.port || 80));
    if (!isKnown(request) || port === undefined) {
      response.writeHead(port === undefined ? 502 : 407).end();
      return;
    }
    const { "proxy-authorization": _, "proxy-connection": __, ...headers } = request.headers;
    const target = { host: "127.0.0.1", port, path: url.pathname + url.search };
    const onward = ask({ ...target, method: request.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on("error", () => response.destroy());
    request.pipe(onward);
  }

  const server = createServer(passOn);
  server.on("connection", (socket) => {
    open.add(socket);
    // A client may hang up on a refusal.
    socket.on("error", () => socket.destroy());
    socket.on("close", () => open.delete(socket));
  });
  server.on("connect", (request: IncomingMessage, socket: Socket) => {
    asked.push(`CONNECT ${request.url}`);
    const { hostname, port: text } = new URL(`http://${request.url}`);
    const port = options.portOf(hostname, Number(text || 80));
    if (!isKnown(request) || port === undefined) {
      const status = port === undefined ? "502 Bad Gateway" : "407 Proxy Authentication Required";
      socket.end(`HTTP/1.1 ${status}\r\ncontent-length: 0\r\n\r\n`);
      return;
    }
    const onward = connect(port, "127.0.0.1", () => {
      socket.write("HTTP/1.1 200 Connection Established\r\n\r\n");
      socket.pipe(onward).pipe(socket);
    });
    onward.on("error", () => socket.destroy());
    socket.on("error", () => onward.destroy());
    socket.on("close", () => onward.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const user = options.credentials === undefined ? "" : `${options.credentials}@`;
  return {
    url: `http://${user}127.0.0.1:${port}`,
    asked,
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
