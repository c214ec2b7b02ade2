import { extname, join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { securityHeaders } from "../../../src/server/http/security-headers.ts";
import { listenOnFreePort } from "../server/listen-on-free-port.ts";

const ROOT = join(import.meta.dirname, "../../..");

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".js": "text/javascript",
  ".woff2": "font/woff2",
};

/** Serves `map-page.tsx` with the headers that our server has for a street map there. */
export async function startMapPageServer(
  mapOrigin: string,
): Promise<{ url: string; close(): Promise<void> }> {
  const built = await build({
    configFile: false,
    root: ROOT,
    logLevel: "error",
    publicDir: false,
    plugins: [react(), tailwindcss()],
    // As in the process that builds it, on which the compiler's choice of React's functions rests.
    define: { "process.env.NODE_ENV": JSON.stringify(process.env.NODE_ENV ?? "production") },
    build: {
      write: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(import.meta.dirname, "map-page.tsx"),
        output: { entryFileNames: "map-page.js" },
      },
    },
  });
  const files = new Map<string, string | Uint8Array>();
  for (const { output } of Array.isArray(built) ? built : "output" in built ? [built] : []) {
    for (const file of output) {
      files.set(`/${file.fileName}`, file.type === "chunk" ? file.code : file.source);
    }
  }
  const sheet = [...files.keys()].find((name) => name.endsWith(".css"));
  const page = `<!doctype html><html lang=en><title>Map</title><link rel=icon href=data:,>
    <meta name=viewport content="width=device-width"><link rel=stylesheet href="${sheet}">
    <main></main><script type=module src="/map-page.js"></script>`;
  const headers = securityHeaders("http://localhost", { analytics: false, mapOrigin });
  const { port, close } = await listenOnFreePort((request, response) => {
    const name = request.url?.split("?")[0] ?? "";
    const type = TYPES[extname(name)] ?? "text/html";
    response.writeHead(200, { ...headers, "content-type": type });
    response.end(files.get(name) ?? page);
  });
  return { url: `http://localhost:${port}`, close };
}
