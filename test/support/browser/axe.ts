import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { NodeResult, Result, RunOnly } from "axe-core";
import type { Page } from "playwright-core";

const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), {
  encoding: "utf8",
});

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

export type AxeReport = {
  /** One line a fault: the rule, the element, and why. */
  readonly violations: readonly string[];
  /** Text whose contrast axe could not judge, most often over a picture: `pixelContrasts` can. */
  readonly undecidedContrasts: readonly { readonly selector: string; readonly text: string }[];
};

/**
 * Examines the page as it stands, or what is in `part` of it, a selector of what must be there.
 * Evaluated rather than added as a script, which our CSP refuses.
 */
export async function examine(
  page: Page,
  options: { onlyRule?: string; part?: string } = {},
): Promise<AxeReport> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE_SOURCE);
  const runOnly: RunOnly =
    options.onlyRule === undefined
      ? { type: "tag", values: TAGS }
      : { type: "rule", values: [options.onlyRule] };
  const { violations, undecided } = await page.evaluate(
    async ([wanted, part]) => {
      const { axe } = window as unknown as { axe: typeof import("axe-core") };
      // What passes would be described element by element otherwise, which takes longer than to judge it.
      const results = await axe.run(part ?? document, {
        runOnly: wanted,
        resultTypes: ["violations", "incomplete"],
        // Who speaks to a browser says the words that they see.
        rules: { "label-content-name-mismatch": { enabled: true } },
      });
      const undecided = results.incomplete.find(({ id }) => id === "color-contrast");
      return { violations: results.violations, undecided };
    },
    [runOnly, options.part] as const,
  );
  return {
    violations: violations.flatMap((result) => result.nodes.map((node) => describe(result, node))),
    undecidedContrasts: (undecided?.nodes ?? []).map((node) => ({
      selector: String(node.target[0]),
      text: node.html.slice(0, 120),
    })),
  };
}

function describe({ id }: Result, { html, failureSummary = "" }: NodeResult): string {
  return `${id}: ${html.slice(0, 160)}: ${failureSummary.replaceAll(/\s+/g, " ")}`;
}
