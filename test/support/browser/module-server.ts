import { basename, join } from "node:path";
import { build } from "vite";
import { listenOnFreePort } from "../server/listen-on-free-port.ts";

const ROOT = join(import.meta.dirname, "../../..");

/** An empty page on an origin of its own whose globals are what these modules of ours export. */
export async function startModuleServer(
  modules: readonly string[],
): Promise<{ url: string; close(): Promise<void> }> {
  const entry = Object.fromEntries(
    modules.map((path) => [basename(path, ".ts"), join(ROOT, path)]),
  );
  const built = await build({
    configFile: false,
    root: ROOT,
    logLevel: "error",
    publicDir: false,
    build: { write: false, lib: { entry, formats: ["es"] } },
  });
  const files = new Map<string, string>();
  for (const { output } of Array.isArray(built) ? built : "output" in built ? [built] : []) {
    for (const file of output) {
      if (file.type === "chunk") files.set(`/${file.fileName}`, file.code);
    }
  }
  const imports = Object.keys(entry).map(
    (name, at) => `import * as m${at} from "/${name}.js"; Object.assign(globalThis, m${at});`,
  );
  const page = `<!doctype html><title>Modules</title><link rel=icon href=data:,>
    <script type=module>${imports.join("\n")}</script>`;
  const { port, close } = await listenOnFreePort((request, response) => {
    const code = files.get(request.url ?? "/");
    response.setHeader("content-type", code === undefined ? "text/html" : "text/javascript");
    response.end(code ?? page);
  });
  return { url: `http://localhost:${port}`, close };
}
