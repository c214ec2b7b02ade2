import { AppError } from "../../domain/errors/app-error.ts";

/**
 * Inflates data, up to the limit, whatever sizes the archive states.
 *
 * @throws AppError `import_unreadable`.
 */
export async function unpacked(packed: Uint8Array, mostBytes: number): Promise<Uint8Array> {
  const stream = new Blob([packed as Uint8Array<ArrayBuffer>])
    .stream()
    .pipeThrough(new DecompressionStream("deflate-raw"));
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { value, done } = await reader.read().catch(() => {
      throw new AppError("import_unreadable", { problem: "notZip" });
    });
    if (done) break;
    length += value.length;
    if (length > mostBytes) {
      await reader.cancel();
      throw new AppError("import_unreadable", { problem: "tooLarge" });
    }
    parts.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
