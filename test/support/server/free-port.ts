import { createServer } from "node:net";

/** A port of this machine that nothing listens on just now, neither at 127.0.0.1 nor at [::1]. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = await tryListening(0, "127.0.0.1");
    const isTaken = (error: NodeJS.ErrnoException) => error.code === "EADDRINUSE";
    const second = await tryListening(port, "::1").catch(isTaken);
    if (second !== true) return port;
  }
}

/** @returns the port, free again. */
async function tryListening(port: number, host: string): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, host, resolve);
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}
