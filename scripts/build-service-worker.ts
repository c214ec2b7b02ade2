import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin } from "vite";
import { applicationFiles } from "./application-files.ts";

/** The placeholder for the build's name in src/web/index.html. */
const MARK = "%BUILD%";

/**
 * Builds the service worker as /sw.js: with the names of all that this build is made of, and the
 * build's own, which is a hash of it all and also stands in every page.
 *
 * @param web where the sources of the pages are. @param isOff builds the one that undoes the others.
 */
export function buildServiceWorker(web: string, isOff: boolean): Plugin {
  return {
    name: "build-service-worker",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    enforce: "post",
    async generateBundle(_options, bundle) {
      const code = await compileWorker(web, isOff ? "service-worker-off.ts" : "service-worker.ts");
      const copied = filesIn(join(web, "public"));
      const files = applicationFiles([...Object.keys(bundle), ...copied]);
      const hash = createHash("sha256").update(code).update(files.join());
      for (const name of Object.keys(bundle).sort()) {
        const part = bundle[name];
        if (part !== undefined) hash.update(part.type === "chunk" ? part.code : part.source);
      }
      for (const name of copied) hash.update(readFileSync(join(web, "public", name)));
      const name = hash.digest("hex").slice(0, 16);
      for (const part of Object.values(bundle)) {
        if (part.type !== "asset" || !part.fileName.endsWith(".html")) continue;
        const page = String(part.source);
        if (!page.includes(MARK)) this.error(`${part.fileName} has no place for the build's name`);
        part.source = page.replace(MARK, name);
      }
      const facts = `const BUILD = ${JSON.stringify(name)}, FILES = ${JSON.stringify(files)};\n`;
      this.emitFile({ type: "asset", fileName: "sw.js", source: facts + code });
    },
  };
}

/** A worker in one file, as it can't import. */
export async function compileWorker(web: string, entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    root: web,
    logLevel: "warn",
    publicDir: false,
    build: {
      write: false,
      rolldownOptions: { input: join(web, entry), output: { format: "iife" } },
    },
  });
  const outputs = [result].flat().flatMap((built) => ("output" in built ? built.output : []));
  const [only] = outputs;
  if (only?.type !== "chunk" || outputs.length > 1) throw new Error(`${entry} is not one file`);
  return only.code;
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort();
}
