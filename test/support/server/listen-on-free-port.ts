import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

export type Listening = {
  readonly url: string;
  readonly port: number;
  /** Ends its connections, too. */
  close(): Promise<void>;
};

/** A server on this machine, at a port that was free. */
export async function listenOnFreePort(listener: RequestListener): Promise<Listening> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
