import type { Page, Route } from "playwright-core";
import type { PhotoAnswer } from "../../../src/domain/places/photo-answer.ts";

type Source = "google" | "wikimedia";

type PhotoRoutes = {
  readonly source: "illustrations" | Source;
  /** How long the lookup takes, and then the image. */
  readonly delayMs?: number;
  /** The lookup's answer; one with everything by default. */
  readonly answer?: (route: Route, slot: string) => Promise<void>;
  readonly image?: (route: Route) => Promise<void>;
};

/** Plays the server's photos to a page. @returns the slots it asked for, in that order. */
export async function playPhotos(page: Page, options: PhotoRoutes): Promise<string[]> {
  const { source, delayMs = 0, answer, image = fulfillImage } = options;
  const asked: string[] = [];
  const wait = () => new Promise((resolve) => setTimeout(resolve, delayMs));
  await page.route("**/api/config", async (route) => {
    const config = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...config, photos: source } });
  });
  await page.route("**/api/trips/*/photos/*", async (route) => {
    const slot = new URL(route.request().url()).pathname.split("/").at(-1) ?? "";
    asked.push(slot);
    await wait();
    if (answer !== undefined) return answer(route, slot);
    const json = photoAnswer(slot, source === "google" ? "google" : "wikimedia");
    return route.fulfill({ json });
  });
  await page.route("**/api/photos/**", async (route) => {
    await wait();
    await image(route);
  });
  return asked;
}

export function photoAnswer(slot: string, source: Source): PhotoAnswer {
  const src = `/api/photos/${slot}`;
  if (source === "google") {
    return {
      src,
      credits: [
        { name: "Ana Silva", url: "https://maps.google.com/maps/contrib/1" },
        { name: "Tom Berg" },
      ],
      page: "https://maps.google.com/place/1",
      sourceName: "Google Maps",
      mayBeKept: false,
    };
  }
  return {
    src,
    sizes: [330, 960].map((widthPx) => ({ src: `${src}?width=${widthPx}`, widthPx })),
    credits: [{ name: "Maria João de Oliveira", url: "https://commons.wikimedia.org/wiki/User:M" }],
    licence: { name: "CC BY-SA 4.0", url: "https://creativecommons.org/licenses/by-sa/4.0/" },
    page: "https://commons.wikimedia.org/wiki/File:A.jpg",
    sourceName: "Wikimedia Commons",
    mayBeKept: true,
  };
}

/** Upright where most are wide, so that a box that took its picture's shape would be seen to. */
async function fulfillImage(route: Route): Promise<void> {
  const isUpright = route.request().url().includes("0");
  const [width, height] = isUpright ? [600, 1400] : [1400, 900];
  await route.fulfill({
    contentType: "image/svg+xml",
    body: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="60%" fill="#7fb2d9"/><rect y="60%" width="100%" height="40%" fill="#3f6b4a"/><circle cx="70%" cy="25%" r="90" fill="#fff3c4"/></svg>`,
  });
}
