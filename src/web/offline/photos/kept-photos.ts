import type { PhotoAnswer } from "../../../domain/places/photo-answer.ts";
import { openOfflineLibrary } from "../offline-library.ts";

/** A phone's width: what a photo is kept in. */
const ENOUGH_PX = 640;

/** Addresses of kept images, one a photo for as long as the page lives. */
const addresses = new Map<string, string>();

/** Keeps a photo with its credit, where its service allows it: Google's terms don't. */
export async function keepPhoto(tripId: string, slot: string, answer: PhotoAnswer): Promise<void> {
  if (!answer.mayBeKept) return;
  try {
    const { store } = await openOfflineLibrary();
    if ((await store.photo(tripId, slot))?.answer.page === answer.page) return;
    const size = answer.sizes?.find(({ widthPx }) => widthPx >= ENOUGH_PX);
    const response = await fetch(size?.src ?? answer.src);
    if (response.ok) await store.keepPhoto(tripId, slot, { answer, image: await response.blob() });
  } catch (error) {
    console.warn("a photo could not be kept", error);
  }
}

/** The photo as it was kept, under an address of this page's own. */
export async function keptPhoto(tripId: string, slot: string): Promise<PhotoAnswer | undefined> {
  const { store } = await openOfflineLibrary();
  const kept = await store.photo(tripId, slot);
  if (kept === undefined) return undefined;
  const name = `${tripId} ${slot}`;
  const src = addresses.get(name) ?? URL.createObjectURL(kept.image);
  addresses.set(name, src);
  const { sizes: _elsewhere, ...answer } = kept.answer;
  return { ...answer, src };
}
