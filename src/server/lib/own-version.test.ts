import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ownVersion } from "./own-version.ts";

test("the list of changes begins with this version", () => {
  const text = readFileSync(join(import.meta.dirname, "../../../CHANGELOG.md"), "utf8");
  expect(/^## (.+)$/m.exec(text)?.[1]).toBe(ownVersion());
});
