import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export type TinyIssuer = {
  readonly url: string;
  /** The bodies of the revocations asked for, oldest first. */
  readonly revocations: URLSearchParams[];
  close(): Promise<void>;
};

/**
 * Just enough of an identity provider to be discovered and told of sign-outs.
 *
 * @param options.clockLeadMs how far its clock is ahead.
 */
export async function startTinyIssuer(options: { clockLeadMs?: number } = {}): Promise<TinyIssuer> {
  const revocations: URLSearchParams[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    response.setHeader("date", new Date(Date.now() + (options.clockLeadMs ?? 0)).toUTCString());
    if (request.url === "/revoke") {
      revocations.push(new URLSearchParams(body));
      response.end();
      return;
    }
    response.setHeader("content-type", "application/json");
    response.end(
      JSON.stringify({
        issuer: url,
        authorization_endpoint: `${url}/authorize`,
        token_endpoint: `${url}/token`,
        revocation_endpoint: `${url}/revoke`,
        jwks_uri: `${url}/jwks`,
      }),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    revocations,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
