/** The server can't start; the message is one sentence that says what the operator can do. */
export class StartupError extends Error {
  override readonly name = "StartupError";
}
