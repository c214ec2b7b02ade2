import { describe, expect, test } from "vitest";
import { sourceTexts } from "../../support/threats/source-patterns.ts";

/** Links of a text that open a new tab without cutting its way back, and windows opened by script. */
function openDoors(text: string): string[] {
  const links = text.match(/<(?:a|area|form|Link)\b[^<]*?target=[^<]*?>/g) ?? [];
  return links.filter((link) => !link.includes('rel="noopener noreferrer"'));
}

describe("T25 Links that reach back", () => {
  test("every link to a new tab says noopener and noreferrer", () => {
    const texts = sourceTexts().filter(({ text }) => text.includes("target="));
    const links = texts.reduce(
      (sum, { text }) => sum + text.split('target="_blank"').length - 1,
      0,
    );
    expect(links).toBeGreaterThanOrEqual(3);
    expect(texts.flatMap(({ text }) => openDoors(text))).toEqual([]);
  });

  test("only the sign-in's window is opened by script: it must find its way back", () => {
    const openers = sourceTexts().filter(({ text }) => /\bwindow\.open\b/.test(text));
    expect(openers.map(({ file }) => file)).toEqual(["web/lib/sign-in.ts"]);
  });
});
