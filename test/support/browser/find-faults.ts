import type { Page } from "playwright-core";
import { type AxeReport, examine } from "./axe.ts";
import { screenshot } from "./browser.ts";
import { finishAnimations } from "./page-actions.ts";
import { pixelContrasts } from "./pixel-contrast.ts";

export type Scheme = "light" | "dark";

/** Examines the page in the first of the color schemes, and what the others change. It is in the first before and after. */
export async function findFaults(
  page: Page,
  shot: string,
  { schemes, part }: { readonly schemes: readonly Scheme[]; readonly part: string | undefined },
): Promise<string[]> {
  const [first = "light", ...others] = schemes;
  // Under a sticky header nothing can be judged.
  await page.evaluate(() => window.scrollTo(0, 0));
  const faults = await faultsIn(first);
  for (const scheme of others) {
    await page.emulateMedia({ colorScheme: scheme });
    faults.push(...(await faultsIn(scheme, { onlyRule: "color-contrast" })));
  }
  if (others.length > 0) await page.emulateMedia({ colorScheme: first });
  return faults.map((fault) => `${shot}: ${fault}`);

  async function faultsIn(scheme: Scheme, options?: { onlyRule: string }): Promise<string[]> {
    await finishAnimations(page);
    await screenshot(page, `${shot}-${scheme}`);
    const { violations, undecidedContrasts } = await examine(page, {
      ...options,
      ...(part === undefined ? {} : { part }),
    });
    return [...violations, ...(await findFaintText(page, undecidedContrasts))];
  }
}

/** Judges by their pixels the texts that axe could not judge. */
async function findFaintText(
  page: Page,
  texts: AxeReport["undecidedContrasts"],
): Promise<string[]> {
  const contrasts = await pixelContrasts(
    page,
    texts.map(({ selector }) => selector),
  );
  return texts.flatMap(({ selector, text }) => {
    const { ratio, required } = contrasts.get(selector) ?? { ratio: 0, required: 0 };
    return ratio < required ? [`${ratio.toFixed(2)} of ${required}: ${text}`] : [];
  });
}

/** The elements that stick out at an edge, when the page is wider than the window. */
export async function widest(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll("body *")]
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return right > clientWidth + 1 || left < -1;
      })
      .map((element) => `${scrollWidth} px: ${element.outerHTML.slice(0, 120)}`)
      .slice(-3);
  });
}

/**
 * Our words of which a reader doesn't see the end: they stick out of a box that hides it, or out of their button. A
 * trip's texts end in an ellipsis where there is no room, and a map's at its edge.
 */
export async function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** What letters of some scripts reach beyond the box of their line. */
    const SLACK_PX = 4;
    const isMeant = ({ textOverflow, webkitLineClamp, clipPath }: CSSStyleDeclaration) =>
      textOverflow === "ellipsis" || webkitLineClamp !== "none" || clipPath !== "none";
    const isCutBy = (own: DOMRect, box: Element) => {
      const { overflow } = getComputedStyle(box);
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const isWide = own.left < left - SLACK_PX || own.right > right + SLACK_PX;
      const isHigh = own.top < top - SLACK_PX || own.bottom > bottom + SLACK_PX;
      if (box.matches("button, select, .button")) return isWide;
      return /hidden|clip/.test(overflow) && (isWide || isHigh);
    };
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const parent = text.parentElement;
      const words = text.textContent?.trim() ?? "";
      if (!/\p{L}/u.test(words) || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest("[lang=en], [dir=auto], bdi, select, .map, script, style") !== null)
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const own = range.getBoundingClientRect();
      for (let box: Element | null = parent; box !== null; box = box.parentElement) {
        const style = getComputedStyle(box);
        // It is cut on purpose, or it scrolls.
        if (isMeant(style) || /auto|scroll/.test(style.overflow)) break;
        if (isCutBy(own, box)) cut.push(`cut: ${words}: in ${box.outerHTML.slice(0, 120)}`);
        if (style.position === "fixed") break;
      }
    }
    return cut.slice(0, 5);
  });
}

/** All that stands on the page in several words, text by text; a trip's own texts may be English. */
export function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
      if (text.parentElement?.closest("[lang=en], [translate=no]") == null)
        texts.push(text.textContent ?? "");
    }
    return texts.map((text) => text.trim()).filter((text) => /\p{L}\P{L}+\p{L}/u.test(text));
  });
}
