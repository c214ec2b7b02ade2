import type { Plugin } from "vite";

/** The last check: server or guide code in a browser chunk fails the build. */
export function serverStaysHome(): Plugin {
  return {
    name: "server-stays-home",
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        const leaked = chunk.moduleIds.filter((id) => /\/src\/(?:server|guide)\//.test(id));
        if (leaked.length > 0) this.error(`server code in ${chunk.fileName}: ${leaked.join(", ")}`);
      }
    },
  };
}
