import { expect, test } from "vitest";
import { pixelsOfPicture } from "./picture-size.ts";

/** 3 pixels wide and 2 high, as ImageMagick writes it. */
function bytes(hex: string): Uint8Array {
  return Uint8Array.from(Buffer.from(hex.replaceAll(" ", ""), "hex"));
}

test.each([
  ["PNG", "89504e470d0a1a0a 0000000d49484452 00000003 00000002 08020000 0000"],
  ["GIF", "474946383961 0300 0200 f00000 000000000000 2c00000000 0300 0200 00 0202"],
  ["JPEG", "ffd8 ffe0 0010 4a46494600010100000100010000 ffff ffc0 0011 08 0002 0003 03 01220002"],
  ["lossy WebP", "52494646 24000000 57454250 56503820 18000000 300100 9d012a 0300 0200 0000"],
  ["lossless WebP", "52494646 24000000 57454250 5650384c 18000000 2f 02400000 0000000000"],
  ["extended WebP", "52494646 24000000 57454250 56503858 0a000000 10000000 020000 010000"],
])("a %s says how many pixels it has", (_, hex) => {
  expect(pixelsOfPicture(bytes(hex))).toBe(6);
});

test.each([
  ["a text", Buffer.from("no picture, but more than thirty letters").toString("hex")],
  ["a JPEG that ends before it says so", `ffd8 ffe0 ffff ${"00".repeat(40)}`],
  ["a beginning", "89504e470d0a1a0a"],
])("%s doesn't", (_, hex) => {
  expect(pixelsOfPicture(bytes(hex))).toBeUndefined();
});
