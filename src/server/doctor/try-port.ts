import { once } from "node:events";
import { createServer } from "node:net";

/** Hosts that stand for all of a machine's addresses. */
const ANY_HOST = new Set(["0.0.0.0", "::"]);

export type Listen = { readonly host: string; readonly port: number };

/** Listens there for a moment. @returns why that fails; nothing where it works. */
export async function tryPort({ host, port }: Listen): Promise<NodeJS.ErrnoException | undefined> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, "listening");
    server.close();
    await once(server, "close");
    return undefined;
  } catch (error) {
    return error as NodeJS.ErrnoException;
  }
}

/** The address at which this machine reaches what listens there. */
export function urlHere({ host, port }: Listen): string {
  const name = host.includes(":") ? `[${host}]` : host;
  return `http://${ANY_HOST.has(host) ? "127.0.0.1" : name}:${port}`;
}
