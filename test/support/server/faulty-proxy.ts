import { connect, createServer, type Server, type Socket } from "node:net";

export type FaultyProxy = {
  readonly port: number;
  /** From now on nothing that arrives is passed on, and nothing is answered. */
  silence(): void;
  /** Breaks every connection and takes no new one. */
  refuse(): Promise<void>;
  /** Passes on again, on new connections. */
  recover(): Promise<void>;
  close(): Promise<void>;
};

/** Stands between a client and a server on this machine, and fails in the ways of networks. */
export async function startFaultyProxy(targetPort: number): Promise<FaultyProxy> {
  const open = new Set<Socket>();
  let silent = false;
  let server: Server;

  function keep(socket: Socket): void {
    open.add(socket);
    socket.on("close", () => open.delete(socket));
    socket.on("error", () => socket.destroy());
  }

  async function listen(port: number): Promise<number> {
    server = createServer((socket) => {
      keep(socket);
      if (silent) return void socket.resume();
      const onward = connect(targetPort, "127.0.0.1");
      keep(onward);
      socket.on("data", (bytes) => silent || onward.write(bytes));
      onward.on("data", (bytes) => silent || socket.write(bytes));
      socket.on("close", () => onward.destroy());
      onward.on("close", () => socket.destroy());
    });
    await new Promise<void>((resolve) => void server.listen(port, "127.0.0.1", resolve));
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("it has no port");
    return address.port;
  }

  function breakAll(): void {
    for (const socket of open) socket.destroy();
  }

  async function refuse(): Promise<void> {
    const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
    breakAll();
    await closed;
  }

  const port = await listen(0);
  return {
    port,
    silence() {
      silent = true;
    },
    refuse,
    async recover() {
      silent = false;
      breakAll();
      if (!server.listening) await listen(port);
    },
    close: refuse,
  };
}
