import { createServer } from "node:http";
import { type PhotonRecord, photonReply } from "./photon.ts";

export type PhotonServer = { readonly url: string; close(): Promise<void> };

/** Photon on some records, over real HTTP. */
export async function startPhotonServer(records: readonly PhotonRecord[]): Promise<PhotonServer> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://stand-in");
    const { status, body } =
      pathname === "/api"
        ? photonReply(records, searchParams)
        : { status: 404, body: { message: "Not found" } };
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
