/** The server can't start; the message is one sentence that tells the operator what to do. */
export class StartupError extends Error {
  override readonly name = "StartupError";
}
