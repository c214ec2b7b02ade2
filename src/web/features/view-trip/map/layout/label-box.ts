import type { ScreenPoint } from "./map-camera.ts";

/** The rectangle that a label, pill or marker covers; its middle and size in pixels. */
export type LabelBox = ScreenPoint & { readonly width: number; readonly height: number };

export function overlaps(one: LabelBox, other: LabelBox): boolean {
  return (
    Math.abs(one.x - other.x) * 2 < one.width + other.width &&
    Math.abs(one.y - other.y) * 2 < one.height + other.height
  );
}

/** About how wide a text is, in its own size: Latin letters a little over half of it, others all of it. */
export function widthInEm(text: string): number {
  let width = 0;
  for (const sign of text) width += sign < "\u2e80" ? 0.6 : 1;
  return width;
}

/** Lines of about that many letters, broken between words. */
export function breakName(name: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of name.split(" ")) {
    const last = lines.at(-1);
    if (last === undefined || `${last} ${word}`.length > letters) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
