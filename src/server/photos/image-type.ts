/** Enough of an image's beginning to know its type. */
export const SNIFFED_BYTES = 16;

/**
 * The type of an image by its first bytes; undefined for all but five formats (SVG can hold
 * scripts).
 */
export function imageType(start: Buffer): string | undefined {
  const text = start.toString("latin1");
  if (text.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  if (/^GIF8[79]a/.test(text)) return "image/gif";
  if (/^RIFF.{4}WEBP/s.test(text)) return "image/webp";
  if (/^.{4}ftypavi[fs]/s.test(text)) return "image/avif";
  return undefined;
}
