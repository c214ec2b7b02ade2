import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import address from "zxing-wasm/reader/zxing_reader.wasm?url";
import { AppError } from "../../../domain/errors/app-error.ts";
import { pixelsOfPicture } from "../../../domain/files/picture-size.ts";

/** Of the longer side: a code on a pass that fills a quarter of it has some 600 left. More take seconds on a phone. */
const MAX_SIDE = 2400;
const MAX_CODES = 10;
/** More than phones take, and at four bytes each what a browser can still decode. */
const MOST_PIXELS = 60_000_000;

/**
 * The texts of the codes in a picture, as tickets and passes have them. For a worker: it decodes for some time, and compiles
 * WebAssembly, which the page's policy forbids.
 *
 * @throws AppError import_unreadable where it isn't a picture, or has no code.
 */
export async function codesOfPicture(bytes: Uint8Array): Promise<string[]> {
  // The library's own address is another server's.
  prepareZXingModule({ overrides: { locateFile: () => address } });
  const found = await readBarcodes(await pixelsOf(bytes), {
    formats: ["Aztec", "PDF417", "QRCode", "DataMatrix"],
    maxNumberOfSymbols: MAX_CODES,
  });
  const texts = found.map(({ text }) => text).filter((text) => text !== "");
  if (texts.length === 0) throw new AppError("import_unreadable", { problem: "noCode" });
  return texts;
}

async function pixelsOf(bytes: Uint8Array): Promise<ImageData> {
  if ((pixelsOfPicture(bytes) ?? 0) > MOST_PIXELS) {
    throw new AppError("import_unreadable", { problem: "tooLarge" });
  }
  const picture = await createImageBitmap(new Blob([Uint8Array.from(bytes)])).catch(() => {
    throw new AppError("import_unreadable", { problem: "notBooking" });
  });
  const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height));
  const [width, height] = [picture.width, picture.height].map((side) =>
    Math.max(1, Math.round(side * scale)),
  ) as [number, number];
  const canvas = new OffscreenCanvas(width, height).getContext("2d");
  if (canvas === null) throw new Error("the browser draws nothing in a worker");
  canvas.drawImage(picture, 0, 0, width, height);
  picture.close();
  return canvas.getImageData(0, 0, width, height);
}
