/** Blocks of a JPEG that say how large it is: the baseline, the progressive and the other frames. */
const FRAMES = [0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf];

/**
 * How many pixels a picture has, as it says itself: what is small as a file may fill all memory as a picture.
 *
 * @returns undefined where it isn't a PNG, JPEG, GIF or WebP, or doesn't say.
 */
export function pixelsOfPicture(bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = String.fromCharCode(...bytes.subarray(0, 16));
  if (bytes.length < 30) return undefined;
  if (start.startsWith("\x89PNG")) return view.getUint32(16) * view.getUint32(20);
  if (start.startsWith("GIF8")) return view.getUint16(6, true) * view.getUint16(8, true);
  if (start.startsWith("\xff\xd8\xff")) return pixelsOfJpeg(view);
  if (!start.startsWith("RIFF")) return undefined;
  // https://developers.google.com/speed/webp/docs/riff_container
  if (start.endsWith("VP8X")) {
    return (1 + (view.getUint32(24, true) & 0xffffff)) * (1 + (view.getUint32(26, true) >>> 8));
  }
  if (start.endsWith("VP8L")) {
    const sides = view.getUint32(21, true);
    return (1 + (sides & 0x3fff)) * (1 + ((sides >>> 14) & 0x3fff));
  }
  return start.endsWith("VP8 ")
    ? (view.getUint16(26, true) & 0x3fff) * (view.getUint16(28, true) & 0x3fff)
    : undefined;
}

function pixelsOfJpeg(view: DataView): number | undefined {
  for (let at = 2; at + 9 <= view.byteLength && view.getUint8(at) === 0xff; ) {
    const isFill = view.getUint8(at + 1) === 0xff;
    if (FRAMES.includes(view.getUint8(at + 1))) {
      return view.getUint16(at + 5) * view.getUint16(at + 7);
    }
    at += isFill ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}
