import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const WEB = join(import.meta.dirname, "../src/web");
/** Classes that name a side of the screen: in Arabic the page is the other way round. */
const PHYSICAL_CLASS =
  /(?<=["'`\s:])-?(?:(?:scroll-)?(?:ml|mr|pl|pr)-[\w.[(]{1,20}|(?:left|right)-(?:\d|\[|auto|full|px)|(?:text|float|clear|origin)-(?:left|right)|border-[lr](?:-[\w.[]{1,20})?(?=["'`\s])|rounded-(?:l|r|tl|tr|bl|br)(?:-\w{1,10})?(?=["'`\s]))/g;
const PHYSICAL_STYLE =
  /(?:^|[\s{;])(?:(?:margin|padding|border)-(?:left|right)(?:-\w{1,6})?:|(?:left|right):|border-(?:top|bottom)-(?:left|right)-radius:|(?:text-align|float|clear): *(?:left|right)\b)/g;
/** In pixels of the screen: under a finger, on a map. */
const ON_SCREEN =
  /edit\/move\/held-place\.tsx|view-trip\/map\/(?:map|map-controls|street\/[\w-]+)\.css/;

test("pages name no side of the screen, so that they can be read from right to left", () => {
  const files = readdirSync(WEB, { recursive: true, encoding: "utf8" }).filter(
    (file) => /(?<!\.test)\.(?:tsx?|css)$/.test(file) && !ON_SCREEN.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    physicalIn(file, readFileSync(join(WEB, file), "utf8")).map((side) => `${file} ${side}`),
  );
  expect(found).toEqual([]);
});

function physicalIn(file: string, code: string): string[] {
  const physical = file.endsWith(".css") ? PHYSICAL_STYLE : PHYSICAL_CLASS;
  return Array.from(code.matchAll(physical), ([side]) => side.trim());
}
