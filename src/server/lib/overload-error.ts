/** Too much work waits already; the caller may try again later. */
export class OverloadError extends Error {
  override readonly name = "OverloadError";
}
