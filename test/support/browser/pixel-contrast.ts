import type { Page } from "playwright-core";

/** This part of the pixels may be worse: the edges of what is drawn are mixtures. */
const LENIENT_PART = 0.01;

export type PixelContrast = { readonly ratio: number; readonly required: number };

type Clip = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};
/** A text where it stands in the window. */
type SeenText = {
  readonly selector: string;
  /** Its lines over which nothing lies. */
  readonly clips: readonly Clip[];
  readonly colour: readonly number[];
  readonly required: number;
};

/**
 * The contrasts of texts with the pixels behind them, for text over pictures: the texts are made invisible, what is
 * left is photographed, and the worst of it counts. Those that are whole in one window share a photograph.
 *
 * @returns none for a text where something lies over it: a toast, an open list, the sticky header.
 */
export async function pixelContrasts(
  page: Page,
  selectors: readonly string[],
): Promise<Map<string, PixelContrast>> {
  const contrasts = new Map<string, PixelContrast>();
  const left = new Set(selectors);
  for (const selector of selectors) {
    if (!left.delete(selector)) continue;
    const texts = await page.evaluate(seenTexts, { selector, others: [...left] });
    for (const text of texts) left.delete(text.selector);
    if (texts.length === 0) continue;
    const image = await photographWithout(
      page,
      texts.map((text) => text.selector),
    );
    const ratios = await page.evaluate(worstRatios, { image, texts, lenientPart: LENIENT_PART });
    for (const [nth, { selector: of, required }] of texts.entries())
      contrasts.set(of, { ratio: ratios[nth] ?? 1, required });
  }
  return contrasts;
}

/** Runs in the page: brings a text to the window's middle. @returns it, and the others that are whole in the window then. */
function seenTexts(asked: { selector: string; others: string[] }): SeenText[] {
  // A map may have drawn its labels anew meanwhile, and a photo taken a drawing's place.
  document.querySelector(asked.selector)?.scrollIntoView({ behavior: "instant", block: "center" });
  const seen = (selector: string): (SeenText & { isWhole: boolean }) | undefined => {
    const node = document.querySelector(selector);
    if (node === null) return undefined;
    const style = getComputedStyle(node);
    // Its own words: those for screen readers alone, in an element of their own, may stick out of it.
    const own = [...node.childNodes].filter((child) => child.nodeType === Node.TEXT_NODE);
    const lines = (own.length > 0 ? own : [node])
      .flatMap((child) => {
        const range = document.createRange();
        range.selectNodeContents(child);
        return [...range.getClientRects()];
      })
      .filter((line) => line.width > 0 && line.height > 0);
    const isCovered = ({ left, top, width, height }: DOMRect) => {
      const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
      return onTop === null || !(node.closest("label") ?? node).contains(onTop);
    };
    const free = lines.filter((line) => !isCovered(line));
    const isInside = ({ left, top, right, bottom }: DOMRect) =>
      left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const sizePx = Number.parseFloat(style.fontSize);
    const isLarge = sizePx >= 24 || (sizePx >= 18.66 && Number(style.fontWeight) >= 700);
    return {
      selector,
      clips: free.map(({ left: x, top: y, width, height }) => ({ x, y, width, height })),
      colour: (style.color.match(/[\d.]+/g) ?? []).map(Number),
      required: isLarge ? 3 : 4.5,
      isWhole: free.length === lines.length && lines.every(isInside),
    };
  };
  const first = seen(asked.selector);
  const others = asked.others.flatMap((selector) => seen(selector) ?? []);
  return [
    ...(first === undefined ? [] : [first]),
    ...others.filter(({ isWhole }) => isWhole),
  ].filter(({ clips }) => clips.length > 0);
}

/** @returns the window without these texts, as an address. */
async function photographWithout(page: Page, selectors: readonly string[]): Promise<string> {
  const paint = (colour: string) =>
    page.evaluate(
      ([hidden, value]) => {
        for (const selector of hidden)
          document
            .querySelector<HTMLElement>(selector)
            ?.style.setProperty("-webkit-text-fill-color", value);
      },
      [selectors, colour] as const,
    );
  await paint("transparent");
  const photo = await page.screenshot();
  await paint("");
  return `data:image/png;base64,${photo.toString("base64")}`;
}

/** Runs in the page, which can read images. WCAG 2.2's contrast ratio, for each pixel. @returns the worst of each text. */
async function worstRatios(input: {
  image: string;
  texts: readonly SeenText[];
  lenientPart: number;
}): Promise<number[]> {
  const image = new Image();
  image.src = input.image;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("no canvas");
  context.drawImage(image, 0, 0);
  const linear = (value: number) =>
    value <= 0.04045 * 255 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  const luminance = (red = 0, green = 0, blue = 0) =>
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  return input.texts.map(({ clips, colour }) => {
    const own = luminance(...colour);
    const ratios: number[] = [];
    for (const { x, y, width, height } of clips) {
      const [left, top] = [Math.max(0, Math.floor(x)), Math.max(0, Math.floor(y))];
      const [right, bottom] = [
        Math.min(image.width, x + width),
        Math.min(image.height, y + height),
      ];
      const { data } = context.getImageData(left, top, right - left, bottom - top);
      for (let at = 0; at < data.length; at += 4) {
        const behind = luminance(data[at], data[at + 1], data[at + 2]);
        ratios.push((Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05));
      }
    }
    return ratios.sort((a, b) => a - b)[Math.floor(ratios.length * input.lenientPart)] ?? 1;
  });
}
