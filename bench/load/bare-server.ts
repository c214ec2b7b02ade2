// The yardstick of bench/http.ts: node:http and nothing else, always the same answer.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type BareAnswer = {
  readonly body: string;
  readonly contentType: string;
  readonly etag: string;
};

process.once("message", (message) => {
  // Sent by bench/http.ts, its parent.
  const { body, contentType, etag } = message as BareAnswer;
  const bytes = Buffer.from(body);
  const server = createServer((request, response) => {
    if (request.headers["if-none-match"] === etag) {
      response.writeHead(304, { etag }).end();
      return;
    }
    const headers = { "content-type": contentType, "content-length": bytes.length, etag };
    response.writeHead(200, headers).end(bytes);
  });
  server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
});
