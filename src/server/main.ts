import { registerHooks } from "node:module";
import v8 from "node:v8";

// While modules are loaded nearly all that is made stays, so V8 would give its young generation 16 MB, and keep them for
// good: 20 MB of a start's memory. It grows as the work asks for once the server runs (serve.ts).
v8.setFlagsFromString("--semi-space-growth-factor=1");
const hooks = registerHooks({
  load(url, context, next) {
    // Its messages in 50 languages, of which none is used.
    if (!url.endsWith("/zod/v4/locales/index.js")) return next(url, context);
    return { format: "module", source: "export {};", shortCircuit: true };
  },
});
await import("./serve.ts");
hooks.deregister();
