import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type TrapServer = {
  /** With a slash at its end. */
  readonly url: string;
  /** The paths that were asked for: none, where nothing strays. */
  readonly trapped: string[];
  close(): void;
};

/** A server that nothing should ever ask. */
export async function startTrapServer(): Promise<TrapServer> {
  const trapped: string[] = [];
  const server = createServer((request, response) => {
    trapped.push(String(request.url));
    response.end("stolen");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { url, trapped, close: () => server.close() };
}
