import { connect } from "node:net";
import { text } from "node:stream/consumers";

/** Sends bytes that no HTTP client would send. @returns all that came back until the server hung up. */
export async function sendToSocket(url: string, bytes: string): Promise<string> {
  const { port } = new URL(url);
  const socket = connect(Number(port), "127.0.0.1");
  socket.write(bytes);
  return text(socket);
}
