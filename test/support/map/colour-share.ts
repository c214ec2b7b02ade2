import type { Page } from "playwright-core";

/** Which part of what is on the screen has exactly this colour, from 0 to 1. @param colour "#rrggbb". */
export async function colourShare(page: Page, colour: string): Promise<number> {
  const image = `data:image/png;base64,${(await page.screenshot()).toString("base64")}`;
  return page.evaluate(shareInImage, { image, colour });
}

/** Runs in the page, which can read images. */
async function shareInImage({ image, colour }: { image: string; colour: string }): Promise<number> {
  const picture = new Image();
  picture.src = image;
  await picture.decode();
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("no canvas");
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, picture.width, picture.height);
  const wanted = Number.parseInt(colour.slice(1), 16);
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    const found = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
    if (found === wanted) count += 1;
  }
  return (count * 4) / data.length;
}
