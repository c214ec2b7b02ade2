import { BlockList, isIP, type Socket } from "node:net";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Clock } from "../lib/clock.ts";
import { createMinuteLimit } from "../lib/minute-limit.ts";
import { addressGroup } from "./address-group.ts";

export type ConnectionBounds = {
  /** Open connections of one address (IPv6: of one /64), unless TRUST_PROXY names it. */
  readonly perAddress: number;
  /** Requests of a connection whose answer is not finished. No browser sends a second one. */
  readonly atOnce: number;
};

/** One server can't serve more connections than this. */
const MAX_CONNECTIONS = 10_000;
/** The store, the log and the services asked need the rest of the file descriptors. */
const SHARE_OF_DESCRIPTORS = 0.5;
/** One address may have no more than this share of all connections. */
const SHARE_OF_ADDRESS = 0.25;

/** Bounds how many connections there are, for one address and in all, and what each may ask at once. */
export function boundConnections(
  app: FastifyInstance,
  deps: {
    trustProxy: readonly string[];
    clock: Clock;
    log: Pick<FastifyBaseLogger, "warn">;
  },
  bounds: ConnectionBounds,
): void {
  const { clock, log } = deps;
  const most = Math.min(MAX_CONNECTIONS, Math.floor(maxDescriptors() * SHARE_OF_DESCRIPTORS));
  const perAddress = Math.min(bounds.perAddress, Math.ceil(most * SHARE_OF_ADDRESS));
  const isProxy = proxyList(deps.trustProxy);
  const mayWarn = createMinuteLimit(clock, 1);
  const ofAddress = new Map<string, number>();
  let open = 0;

  app.server.on("connection", (socket: Socket) => {
    const address = socket.remoteAddress ?? "";
    const who = addressGroup(address) ?? address;
    const count = (ofAddress.get(who) ?? 0) + 1;
    const isTooMany = open >= most || (count > perAddress && !isProxy(address));
    if (isTooMany) {
      if (mayWarn("connections")) log.warn({ open }, "too many connections: new ones are refused");
      socket.destroy();
      return;
    }
    open += 1;
    ofAddress.set(who, count);
    socket.once("close", () => {
      open -= 1;
      const left = (ofAddress.get(who) ?? 1) - 1;
      if (left > 0) ofAddress.set(who, left);
      else ofAddress.delete(who);
    });
  });

  const unfinished = new WeakMap<Socket, number>();
  app.server.prependListener("request", ({ socket }, response) => {
    const count = (unfinished.get(socket) ?? 0) + 1;
    unfinished.set(socket, count);
    response.once("close", () => unfinished.set(socket, (unfinished.get(socket) ?? 1) - 1));
    if (count > bounds.atOnce) socket.destroy();
  });
  // After a connection's last request Node would answer each further one with a 503.
  app.server.on("dropRequest", (_request, socket) => socket.destroy());
}

/** How many files and connections this process may have open. */
function maxDescriptors(): number {
  // Without this setting it would look up host names of connections. Node's types don't have it.
  Object.assign(process.report, { excludeNetwork: true });
  // Node's type for the report is `object`.
  const { userLimits } = process.report.getReport() as {
    userLimits?: { open_files?: { soft?: number | string } };
  };
  const soft = Number(userLimits?.open_files?.soft);
  return Number.isNaN(soft) ? Number.POSITIVE_INFINITY : soft;
}

/** Whether an address is one of those that TRUST_PROXY names, each an address or a block of them. */
function proxyList(proxies: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const proxy of proxies) {
    const [address = "", length] = proxy.split("/");
    const family = isIP(address) === 4 ? "ipv4" : "ipv6";
    list.addSubnet(address, Number(length ?? (family === "ipv4" ? 32 : 128)), family);
  }
  return (address) => {
    const version = isIP(address);
    return version !== 0 && list.check(address, version === 4 ? "ipv4" : "ipv6");
  };
}
