import { createServer } from "node:http";

export type JsonServer = { readonly url: string; close(): Promise<void> };

/** A service that answers each address with JSON, over real HTTP. */
export async function serveJson(
  answer: (asked: URL) => { readonly status: number; readonly body: unknown },
): Promise<JsonServer> {
  const server = createServer((request, response) => {
    const { status, body } = answer(new URL(request.url ?? "/", "http://stand-in"));
    response.writeHead(status, { "content-type": "application/json; charset=utf-8" });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the stand-in has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
