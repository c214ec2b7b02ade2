import type { Page } from "playwright-core";

/** This part of the pixels may be worse: the edges of what is drawn are mixtures. */
const LENIENT_PART = 0.01;

export type PixelContrast = { readonly ratio: number; readonly required: number };

/**
 * The contrast of a text with the pixels behind it, for text over pictures: the text is made
 * invisible, what is left is photographed, and the worst of it counts.
 *
 * @returns undefined where something lies over the text: a toast, an open list, the sticky header.
 */
export async function pixelContrast(
  page: Page,
  selector: string,
): Promise<PixelContrast | undefined> {
  // A map may have drawn its labels anew meanwhile, and a photo taken a drawing's place.
  const element = await page.$(selector);
  if (element === null) return undefined;
  const text = await element.evaluate((node) => {
    node.scrollIntoView({ behavior: "instant", block: "center" });
    const style = getComputedStyle(node);
    // Its own words: those for screen readers alone, in an element of their own, may stick out of it.
    const own = [...node.childNodes].filter((child) => child.nodeType === Node.TEXT_NODE);
    const lines = (own.length > 0 ? own : [node]).flatMap((child) => {
      const range = document.createRange();
      range.selectNodeContents(child);
      return [...range.getClientRects()];
    });
    const isCovered = ({ left, top, width, height }: DOMRect) => {
      const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
      return onTop === null || !(node.closest("label") ?? node).contains(onTop);
    };
    const sizePx = Number.parseFloat(style.fontSize);
    const isLarge = sizePx >= 24 || (sizePx >= 18.66 && Number(style.fontWeight) >= 700);
    return {
      clips: lines
        .filter((line) => line.width > 0 && line.height > 0 && !isCovered(line))
        .map(({ left: x, top: y, width, height }) => ({ x, y, width, height })),
      colour: (style.color.match(/[\d.]+/g) ?? []).map(Number),
      required: isLarge ? 3 : 4.5,
    };
  });
  if (text.clips.length === 0) return undefined;
  await element.evaluate((node) => {
    (node as HTMLElement).style.setProperty("-webkit-text-fill-color", "transparent");
  });
  const photos: Buffer[] = [];
  for (const clip of text.clips) photos.push(await page.screenshot({ clip }));
  await element.evaluate((node) => {
    (node as HTMLElement).style.removeProperty("-webkit-text-fill-color");
  });
  const ratios: number[] = [];
  for (const photo of photos) {
    const image = `data:image/png;base64,${photo.toString("base64")}`;
    ratios.push(...(await page.evaluate(ratiosWithPixels, { image, colour: text.colour })));
  }
  const ratio = ratios.sort((a, b) => a - b)[Math.floor(ratios.length * LENIENT_PART)] ?? 1;
  return { ratio, required: text.required };
}

/** Runs in the page, which can read images. WCAG 2.2's contrast ratio, for each pixel. */
async function ratiosWithPixels(input: { image: string; colour: number[] }): Promise<number[]> {
  const image = new Image();
  image.src = input.image;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("no canvas");
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  const linear = (value: number) =>
    value <= 0.04045 * 255 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  const luminance = (red = 0, green = 0, blue = 0) =>
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  const own = luminance(...input.colour);
  const ratios: number[] = [];
  for (let at = 0; at < data.length; at += 4) {
    const behind = luminance(data[at], data[at + 1], data[at + 2]);
    ratios.push((Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05));
  }
  return ratios;
}
