import { cpSync, existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/**
 * Keeps the last build's assets beside the new one for one build more, in the output folder's name
 * with `-before`: a tab that was open when the new build came still asks for them.
 *
 * @param out the output folder, and `built` the file that says that what is there is whole.
 */
export function keepLastAssets(out: string, built: string): Plugin {
  const before = `${out}-before`;
  const saved = `${before}.saved`;
  return {
    name: "keep-last-assets",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    buildStart() {
      // A build that broke off has emptied the folder; what was saved before it is still the last.
      if (!existsSync(join(out, built))) return;
      rmSync(saved, { recursive: true, force: true });
      cpSync(join(out, "assets"), join(saved, "assets"), { recursive: true });
    },
    closeBundle() {
      if (!existsSync(saved)) return;
      const isSameBuild = namesIn(saved) === namesIn(out);
      // Built again without a change, the build before is the one before that.
      if (!isSameBuild) {
        rmSync(before, { recursive: true, force: true });
        renameSync(saved, before);
      }
      rmSync(saved, { recursive: true, force: true });
    },
  };
}

/** Of everything that is named by its content. */
function namesIn(folder: string): string {
  return readdirSync(join(folder, "assets"))
    .filter((name) => !/\.(?:br|gz)$/.test(name))
    .sort()
    .join();
}
