import type { Locator, Page } from "playwright-core";

/** The toasts that can be seen, newest first; those beyond the third wait unseen. */
export function toasts(page: Page): Locator {
  return page.locator("[data-sonner-toast][data-visible=true][data-removed=false]");
}

/** Waits for a toast to stand still with these words. */
export async function waitForToast(page: Page, text: string): Promise<void> {
  await toasts(page).filter({ hasText: text }).first().waitFor();
}
