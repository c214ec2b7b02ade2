import { connect, createServer, type Socket } from "node:net";
import { freePort } from "../server/free-port.ts";

/** Stands between a server and its database, and takes it away. */
export type DatabaseRelay = {
  /** DATABASE_URL by way of it. */
  readonly url: string;
  /** As a database that was stopped: what is open ends, and nothing more is taken. */
  refuse(): void;
  /** As a machine that is cut off: everything stays open, and nothing is heard. */
  fallSilent(): void;
  close(): void;
};

export async function startDatabaseRelay(databaseUrl: string): Promise<DatabaseRelay> {
  const url = new URL(databaseUrl);
  const target = Number(url.port);
  const port = await freePort();
  const sockets = new Set<Socket>();
  let isSilent = false;

  function keep(socket: Socket): Socket {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => undefined);
    return socket;
  }

  const relay = createServer((near) => {
    keep(near);
    if (isSilent) return;
    const far = keep(connect(target, "127.0.0.1"));
    near.pipe(far).pipe(near);
    near.on("close", () => far.destroy());
    far.on("close", () => near.destroy());
  });
  await new Promise<void>((resolve) => relay.listen(port, "127.0.0.1", resolve));
  url.port = String(port);

  function refuse(): void {
    relay.close();
    for (const socket of sockets) socket.destroy();
  }

  return {
    url: url.href,
    refuse,
    fallSilent() {
      isSilent = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    close: refuse,
  };
}
