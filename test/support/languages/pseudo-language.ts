import type { Page } from "playwright-core";

/** What is done to a page's texts, to see whether it has room for languages that it isn't shown in. */
export const PSEUDO_LANGUAGES = ["longer", "longer, from right to left"] as const;
export type PseudoLanguage = (typeof PSEUDO_LANGUAGES)[number];

/**
 * Shows a page as a language would that takes more room: accents on every letter, four tenths longer, perhaps from right
 * to left. The page has to stand still meanwhile.
 *
 * @returns what puts the texts back.
 */
export async function speakPseudoLanguage(
  page: Page,
  kind: PseudoLanguage,
): Promise<() => Promise<void>> {
  await page.evaluate(lengthen);
  if (kind !== "longer") await setDirection(page, "rtl");
  return async () => {
    await setDirection(page, "ltr");
    await page.evaluate(() => {
      const { changed } = window as unknown as { changed: [Text, string][] };
      for (const [node, text] of changed) node.data = text;
    });
  };
}

async function setDirection(page: Page, dir: "ltr" | "rtl"): Promise<void> {
  await page.evaluate((direction) => {
    document.documentElement.dir = direction;
  }, dir);
}

/** Runs in the page. Words grow where they are: a language has longer words, not more of them. */
function lengthen(): void {
  const PLAIN = "aceinosuyACEINOSUY";
  const ACCENTED = "áçéîñöšûýÁÇÉÎÑÖŠÛÝ";
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const changed: [Text, string][] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node as Text;
    if (text.parentElement?.closest("script, style, noscript, svg, code, time, textarea") != null)
      continue;
    const longer = text.data.replace(/\p{L}{2,}/gu, (word) => {
      const accented = [...word]
        .map((letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter)
        .join("");
      return accented + accented.slice(-Math.ceil(accented.length * 0.4));
    });
    if (longer === text.data) continue;
    changed.push([text, text.data]);
    text.data = longer;
  }
  Object.assign(window, { changed });
}
