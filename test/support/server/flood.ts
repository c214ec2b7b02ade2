import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** Opens a connection that sends something and never reads what comes back. */
export async function connectDeaf(
  port: number,
  bytes: string,
  localAddress = "127.0.0.1",
): Promise<Socket> {
  const socket = connect({ port, host: "127.0.0.1", localAddress });
  // What the server does with it is the test's question, and resetting it is one answer.
  socket.on("error", () => undefined).pause();
  await Promise.race([once(socket, "connect"), once(socket, "close")]);
  socket.write(bytes);
  return socket;
}
