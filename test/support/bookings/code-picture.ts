import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { prepareZXingModule, writeBarcode } from "zxing-wasm/writer";

const file = createRequire(import.meta.url).resolve("zxing-wasm/writer/zxing_writer.wasm");

/** A PNG of a code, as a pass has it. */
export async function codePicture(
  text: string,
  format: "Aztec" | "PDF417" | "QRCode",
): Promise<Buffer> {
  prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(readFileSync(file)).buffer } });
  const { image, error } = await writeBarcode(text, { format, scale: 5 });
  if (image === null) throw new Error(error);
  return Buffer.from(await image.arrayBuffer());
}
