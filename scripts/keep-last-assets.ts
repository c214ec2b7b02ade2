import { cpSync, existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/**
 * Keeps the previous build's assets for one build more, in the output folder's name with `-before`:
 * a tab that was open during the update still requests them.
 *
 * @param out the output folder, and `built` the file that marks a complete build.
 */
export function keepLastAssets(out: string, built: string): Plugin {
  const before = `${out}-before`;
  const saved = `${before}.saved`;
  return {
    name: "keep-last-assets",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    buildStart() {
      // A failed build has emptied the folder; what was saved before it is still the last build.
      if (!existsSync(join(out, built))) return;
      rmSync(saved, { recursive: true, force: true });
      cpSync(join(out, "assets"), join(saved, "assets"), { recursive: true });
    },
    closeBundle() {
      if (!existsSync(saved)) return;
      const isSameBuild = namesIn(saved) === namesIn(out);
      // After a build without a change, the saved one stays.
      if (!isSameBuild) {
        rmSync(before, { recursive: true, force: true });
        renameSync(saved, before);
      }
      rmSync(saved, { recursive: true, force: true });
    },
  };
}

/** The files that are named by their content. */
function namesIn(folder: string): string {
  return readdirSync(join(folder, "assets"))
    .filter((name) => !/\.(?:br|gz)$/.test(name))
    .sort()
    .join();
}
