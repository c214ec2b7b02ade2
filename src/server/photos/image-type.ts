/** Enough of an image's beginning to tell what it is. */
export const SNIFFED_BYTES = 16;

/** What the first bytes say an image is; undefined for all but five kinds of pixels (SVG is a program). */
export function imageType(start: Buffer): string | undefined {
  const text = start.toString("latin1");
  if (text.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  if (/^GIF8[79]a/.test(text)) return "image/gif";
  if (/^RIFF.{4}WEBP/s.test(text)) return "image/webp";
  if (/^.{4}ftypavi[fs]/s.test(text)) return "image/avif";
  return undefined;
}
