import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { basename, join } from "node:path";
import { build } from "vite";

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
  const server = createServer((request, response) => {
    const code = files.get(request.url ?? "/");
    response.setHeader("content-type", code === undefined ? "text/html" : "text/javascript");
    response.end(code ?? page);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
