import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Parts of a page that come late may move what has the focus, or lie over it as they come. */
const SETTLED_MS = 10_000;

/** The focused element in words: its role or tag, and its name. */
export async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return "nothing";
    const labels = element instanceof HTMLInputElement ? element.labels : null;
    const name =
      element.getAttribute("aria-label") ?? labels?.[0]?.textContent ?? element.textContent ?? "";
    const kind = element.getAttribute("role") ?? element.tagName.toLowerCase();
    return `${kind} ${name.trim().replaceAll(/\s+/g, " ")}`;
  });
}

/**
 * The fault in how the focus shows: no ring, off the screen, or under something else.
 *
 * @returns undefined where it can be seen, and where a heading has it that does nothing.
 */
async function focusProblem(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return "nothing has the focus";
    if (element.getAttribute("tabindex") === "-1") return undefined;
    // A card shows the focus of its radio button, and a chip that of its box.
    const shown = element.matches("[type=radio], fieldset [type=checkbox]")
      ? element.closest("label")
      : element;
    if (shown === null) return "a radio button without a card";
    const name = shown.outerHTML.slice(0, 100);
    // A button that reaches over a whole row has its ring round the row.
    const hasRing = [undefined, "::after"].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(shown, part);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    });
    if (!hasRing) return `no ring: ${name}`;
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    const [from, to] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    // On a map a marker may stand in the middle.
    const seen = [0.5, 0.25, 0.75].map((share) =>
      document.elementFromPoint(left + (right - left) * share, from + (to - from) * share),
    );
    if (seen.some((onTop) => shown.contains(onTop))) return undefined;
    const [onTop] = seen;
    return onTop == null
      ? `off the screen: ${name}`
      : `covered: ${name} by ${onTop.outerHTML.slice(0, 80)}`;
  });
}

/** Presses a key until the focus is on what is meant, looking at each stop on the way. */
export async function walkTo(
  page: Page,
  wanted: string | RegExp,
  options: { key?: string; most?: number } = {},
): Promise<void> {
  const { key = "Tab", most = 40 } = options;
  const passed: string[] = [];
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press(key);
    const here = await focused(page);
    if (here !== "nothing") {
      await expect.poll(() => focusProblem(page), { timeout: SETTLED_MS }).toBeUndefined();
    }
    if (typeof wanted === "string" ? here === wanted : wanted.test(here)) return;
    passed.push(here);
  }
  throw new Error(`${key} never came to ${wanted}; it passed ${passed.join(", ")}`);
}
