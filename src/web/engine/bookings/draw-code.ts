import { prepareZXingModule, writeBarcode } from "zxing-wasm/writer";
import address from "zxing-wasm/writer/zxing_writer.wasm?url";
import type { ScannedCode } from "../../../domain/bookings/read/read-pass.ts";

/** Of the longer side, in pixels: as wide as it is shown on most telephones. */
const SIDE = 800;

/** A code drawn in black on white, with its margin, for a worker that may compile WebAssembly; undefined where it holds too much. */
export async function drawCode({ text, format }: ScannedCode): Promise<Blob | undefined> {
  // The library's own address is another server's.
  prepareZXingModule({ overrides: { locateFile: () => address } });
  const codes = [...text].map((letter) => letter.codePointAt(0) ?? 0);
  const isAscii = codes.every((code) => code < 128);
  // "iso-8859-1": railways have bytes in their codes.
  const content = isAscii || codes.some((code) => code > 255) ? text : Uint8Array.from(codes);
  const { image } = await writeBarcode(content, { format, scale: -SIDE });
  return image ?? undefined;
}
