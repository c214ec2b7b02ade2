import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { prepareZXingModule as prepareReader, readBarcodes } from "zxing-wasm/reader";
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

const reader = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");

/** The codes that a scanner finds in a PNG. */
export async function codesIn(png: Buffer) {
  prepareReader({ overrides: { wasmBinary: Uint8Array.from(readFileSync(reader)).buffer } });
  const found = await readBarcodes(new Blob([Uint8Array.from(png)]));
  return found.map(({ format, text }) => ({ format, text }));
}
