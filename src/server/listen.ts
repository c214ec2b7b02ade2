import { once } from "node:events";
import { createServer } from "node:net";
import type { FastifyInstance } from "fastify";
import type { Config } from "./config/config.ts";
import { StartupError } from "./lib/startup-error.ts";
import { listenProblem } from "./listen-problem.ts";

/** The other address of this machine at which a browser looks for localhost, by the one listened at. */
const OTHER_LOCALHOST: Readonly<Record<string, string>> = {
  "127.0.0.1": "::1",
  "0.0.0.0": "::1",
  "::1": "127.0.0.1",
};

type Addresses = Pick<Config, "listen" | "publicUrl">;

/**
 * The addresses a server listens on. A browser resolves localhost to 127.0.0.1 or [::1] and sends
 * the session's cookie to either. Both must be ours, or another user of this machine could take the
 * other one.
 *
 * @returns the first is HOST; the machine may not have the second.
 */
export function listenHosts({ listen, publicUrl }: Addresses): [first: string, second?: string] {
  const host = listen.host.toLowerCase() === "localhost" ? "127.0.0.1" : listen.host;
  const { hostname, port } = new URL(publicUrl);
  const other = OTHER_LOCALHOST[host];
  const isByLocalhost = hostname === "localhost" && port === String(listen.port);
  return other !== undefined && isByLocalhost ? [host, other] : [host];
}

/**
 * Why the second of those addresses can't be listened on, in a sentence for the operator.
 *
 * @returns undefined where this machine has no such address, so that no one else has it either.
 */
export function secondListenProblem(error: unknown, { listen, publicUrl }: Addresses): unknown {
  const [first, second = ""] = listenHosts({ listen, publicUrl });
  switch ((error as NodeJS.ErrnoException).code) {
    case "EADDRNOTAVAIL":
    case "EAFNOSUPPORT":
      return undefined;
    case "EADDRINUSE":
      return new StartupError(
        `Port ${listen.port} of ${inUrl(second)} is in use, and browsers look for localhost there, too. Stop what listens there, set PORT to another number, or PUBLIC_URL to http://${inUrl(first)}:${listen.port}.`,
      );
    default:
      return error;
  }
}

/**
 * Listens on both addresses. Connections to the second go to the same server, limits included.
 *
 * @throws StartupError when one of them is not available; the application is closed then.
 */
export async function listen(app: FastifyInstance, config: Addresses): Promise<void> {
  const { port } = config.listen;
  const [host, second] = listenHosts(config);
  const door = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    app.server.emit("connection", socket);
  });
  let closed: Promise<unknown> | undefined;
  app.addHook("preClose", (done) => {
    if (door.listening) {
      closed = once(door, "close");
      door.close();
    }
    done();
  });
  app.addHook("onClose", async () => void (await closed));
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw listenProblem(error, port);
  }
  if (second === undefined) return;
  try {
    door.listen(port, second);
    await once(door, "listening");
  } catch (error) {
    const problem = secondListenProblem(error, config);
    if (problem === undefined) return;
    await app.close();
    throw problem;
  }
}

function inUrl(host: string): string {
  return host.includes(":") ? `[${host}]` : host;
}
