import { createReadStream, createWriteStream, readdirSync, statSync, writeFileSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { build, defineConfig, type Plugin } from "vite";
import { buildServiceWorker } from "./scripts/build-service-worker.ts";
import { DEV_SERVER } from "./scripts/dev-addresses.ts";
import { exampleTrip } from "./scripts/example-trip.ts";
import { keepLastAssets } from "./scripts/keep-last-assets.ts";

import { serverStaysHome } from "./scripts/server-stays-home.ts";
import { LANGUAGE_TAGS } from "./src/domain/language-tags.ts";
import { LANGUAGES } from "./src/domain/languages.ts";

const ROOT = import.meta.dirname;
const WEB = join(ROOT, "src/web");
const OUT = join(ROOT, "dist/web");
/** A file of another language than English, whose words are files of their own. */
const OTHER_WORDS = /\/messages\/(?!en\/|domain\/|account\/|trip-page\/)([a-zA-Z-]{2,10})\//;
const inEnglish = (wanted: RegExp) => (id: string) => wanted.test(id) && !OTHER_WORDS.test(id);
/** What both planning a trip and showing one need. */
const SHARED =
  /ui\/fold|messages\/(?:say-weekly-hours|(?:en\/)?(?:ui|stored)-words|domain\/(?:language|stored-words))|lib\/(?:server-config|today|date-format|when\/when-used)|domain\/(?:shared-files|wire-schemas|degrees|messages\/(?:message|count-names|language|en\/english)|local-time|calendar-date|trip\/(?:trip|interest|pace-choice)\.ts)/;
/** What one chooses among on the form. */
const CHOICES =
  /choice-words|messages\/(?:en\/)?create-trip-words|domain\/(?:trip\/(?:traveller|budget|wanted-bases)|places\/(?:guide-answer|named-towns|climate))\.ts|lib\/begun-form|ui\/(?:choice-chips|field)\./;
/** What every screen of stored trips needs. */
const TRIPS =
  /@tanstack\/(?!.*nfinite)|query-layout|lib\/query-client|web\/offline\/(?!sign-out|history\/undo-stack|queue\/|store\/memory-store|trips\/leave-trip|photos\/(?:find-|kept-)|trips\/(?:use-trip-list|use-trip-texts|use-whole-list|send-plan-again|edit-listed-trip|settle-edits|trip-timing))|queue\/waiting-edits|spelled-address|ui\/(?:picture|place-art|sentence|set-dates\.)|web\/set-dates\/set-dates\.|lib\/(?:date-|use-now|late-part)|shell\/undecided-writes|when-analytics|clock-text/;
/** What edits need: loaded where some wait, or when a trip's page is first used. */
const EDITS = /domain\/edits\/|web\/offline\/queue\/|trips\/trip-timing/;
/** What My Trips needs when it is used: one file, as the first one of the application names each. */
const TRIP_MENU =
  /my-trips\/(?:trip-menu\.|set-listed|find-trips|damaged|import-sheet)|trips\/(?:use-trip-texts|use-whole-list|edit-listed)|find-in-trip|messages\/(?:en\/)?trip-menu-words/;
/** Small things that the costs, the sheets and the lists of a trip share: one file, as a phone takes 8 ms to ask for each. */
const TRIP_USED =
  /ui\/(?:sheet|deferred-icon)\.|lib\/use-draft|trip\/(?:download-file|booked-hours)|stored-time|new-part-id|before-departure|(?:export-words|export-parts|booking-text|booking-title)\.ts|expenses-of|price-for-all|parse-price|exchange-rates\.ts|messages\/(?:en\/)?edit-words/;
/** Files name each other 200 times, and what a hash is made of doesn't compress: seven letters tell builds apart. */
const NAMES = {
  entryFileNames: "assets/[name]-[hash:7].js",
  chunkFileNames: ({ moduleIds }: { moduleIds: readonly string[] }) => {
    const words = moduleIds.map((id) => OTHER_WORDS.exec(id)?.[1]).find((tag) => tag !== undefined);
    return `assets/${words === undefined ? "" : `words.${words}.`}[name]-[hash:7].js`;
  },
  assetFileNames: "assets/[name]-[hash:7][extname]",
};
/** Whether a file is on the page by the time another asks for more: to ask for it again takes a phone 8 ms. */
const isThere = (name: string, host: string) =>
  name.startsWith("assets/index-") ||
  (/^assets\/trip-.{7}\.js$/.test(host) &&
    /^assets\/(?:rolldown-runtime|shared|trips|trip)-.{7}\.js$/.test(name));
/** Written last, so that what is there is whole. */
const BUILT = "built";
const PRERENDER_OUT = join(ROOT, "dist/prerender");

/**
 * sonner writes its style sheet into the page from script, which our content security policy
 * forbids. The call goes; src/web/shell/toaster.tsx imports the same sheet as a file.
 */
function sonnerStylesFromFile(): Plugin {
  return {
    name: "sonner-styles-from-file",
    transform: {
      filter: { id: /sonner\/dist\/index\.mjs/ },
      handler(code) {
        const without = code.replace(/^__insertCSS\(".*"\);$/m, "");
        if (without === code) this.error("sonner no longer inserts its styles as it did");
        return { code: without, map: null };
      },
    },
  };
}

/**
 * Tailwind resets `::before` and `::after` of every element, so Chromium works out three styles an element instead of
 * one: half of the time of styling a trip's page. Ours have neither padding nor border, so they need no reset.
 */
function resetElementsOnly(): Plugin {
  return {
    name: "reset-elements-only",
    enforce: "pre",
    transform: {
      filter: { id: /src\/web\/styles\.css$/ },
      handler(code) {
        const elements = code.replace(
          /\*,\s*:{1,2}after,\s*:{1,2}before,\s*::backdrop(?=[^{]*\{\s*box-sizing)/,
          "*",
        );
        if (elements === code) this.error("Tailwind no longer resets elements as it did");
        return { code: elements, map: null };
      },
    },
  };
}

/** In place of TanStack Query's, which every client and every query brings: as much of it as they call by themselves. */
const OF_QUERIES: Readonly<Record<string, string>> = {
  mutationCache:
    "export class MutationCache { clear() {} resumePausedMutations() { return Promise.resolve(); } }",
  timeoutManager: `export const systemSetTimeoutZero = (callback) => setTimeout(callback, 0);
    export const timeoutManager = {
      setTimeout: (callback, delayMs) => setTimeout(callback, delayMs),
      clearTimeout: (id) => clearTimeout(id),
      setInterval: (callback, delayMs) => setInterval(callback, delayMs),
      clearInterval: (id) => clearInterval(id),
    };
    export const TimeoutManager = undefined, defaultTimeoutProvider = undefined;`,
  suspense: `export const ensureSuspenseTimers = () => {}, shouldSuspend = () => false;
    export const fetchOptimistic = undefined, defaultThrowOnError = undefined;`,
  errorBoundaryUtils: `export const ensurePreventErrorBoundaryRetry = () => {}, getHasError = () => false;
    export const useClearResetErrorBoundary = () => {};`,
  QueryErrorResetBoundary: `export const useQueryErrorResetBoundary = () => undefined;
    export const QueryErrorResetBoundary = undefined;`,
};

/**
 * Our pages only read by queries, which neither suspend nor throw, and what they change goes through a queue of our own:
 * 2.1 KB gzip less.
 */
function queriesAlone(): Plugin {
  return {
    name: "queries-alone",
    transform: {
      filter: { id: /(?:query-core|react-query)\/build\/modern\/(\w+)\.js/ },
      handler(code, id) {
        const own = OF_QUERIES[/(\w+)\.js/.exec(id)?.[1] ?? ""];
        if (own === undefined) return null;
        const names = /export \{ ([\w, ]+) \};/.exec(code)?.[1]?.split(", ");
        const isAsKnown = names?.every((name) => own.includes(` ${name} `)) ?? false;
        if (!isAsKnown) this.error(`TanStack Query has changed: ${id}`);
        return { code: own, map: null };
      },
    },
  };
}

/** In place of src/web/react-dom.ts. */
const REACT_DOM_LATER = `export const reactDom = () => require("react-dom/client");`;

/**
 * React DOM is evaluated when it draws, and not with the modules that import it: together they hold a phone's only
 * thread for twice as long.
 */
function reactDomLater(): Plugin {
  return {
    name: "react-dom-later",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /src\/web\/react-dom\.ts/ },
      handler: () => ({ code: REACT_DOM_LATER, map: null }),
    },
  };
}

/** Writes each page's HTML ahead, so that there is something to see before any script has come. */
function prerenderPages(): Plugin {
  return {
    name: "prerender-pages",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    enforce: "post",
    async generateBundle(_options, bundle) {
      await build({
        configFile: false,
        root: WEB,
        logLevel: "warn",
        plugins: [react(), sonnerStylesFromFile(), exampleTrip()],
        publicDir: false,
        build: { ssr: "prerender.tsx", outDir: PRERENDER_OUT, emptyOutDir: true },
        worker: { format: "es" },
      });
      const { renderPage, renderHome, renderFrame, speakLanguage } = await import(
        join(PRERENDER_OUT, "prerender.js")
      );
      const index = bundle["index.html"];
      if (index?.type !== "asset") this.error("the build made no index.html");
      const template = String(index.source);
      const frame = (html: string) => ({ attributes: ' data-frame="" inert=""', html });
      const refusal = "405 Method Not Allowed";
      const pages = async (): Promise<Record<string, { attributes?: string; html: string }>> => ({
        index: { html: await renderPage("/") },
        "not-found": { html: await renderPage("/no-such-page") },
        "method-not-allowed": {
          attributes: ` data-refusal="${refusal}"`,
          html: await renderPage("/no-such-page", refusal),
        },
        "contact-us": { html: await renderPage("/contact-us") },
        shell: frame(await renderFrame("/my-trips")),
        "form-shell": frame(await renderFrame("/create-trip")),
        "trip-shell": frame(await renderFrame("/view-trip/0")),
      });
      // Only English says the example's hours and ways by the reader's customs there (landingTime).
      const byCustoms = async () => ({
        "index.metric12": { html: await renderHome("en-AU") },
        "index.us": { html: await renderHome("en-US") },
        "index.uk": { html: await renderHome("en-GB") },
      });
      const write = async (inLanguage: string, ending: string, more = {}) => {
        const all: Awaited<ReturnType<typeof pages>> = { ...(await pages()), ...more };
        for (const [name, { attributes = "", html }] of Object.entries(all)) {
          const source = inLanguage
            .replace('<div id="root">', `<div id="root"${attributes}>`)
            .replace("<!--page-->", () => html);
          if (name + ending === "index.html") index.source = source;
          else this.emitFile({ type: "asset", fileName: name + ending, source });
        }
      };
      await write(template, ".html", await byCustoms());
      for (const tag of LANGUAGE_TAGS) {
        if (tag === "en") continue;
        const description = await speakLanguage(tag);
        const words = Object.keys(bundle).find((name) =>
          name.startsWith(`assets/words.${tag}.core-`),
        );
        if (words === undefined) this.error(`the words of ${tag} are not in a file of their own`);
        const inLanguage = template
          .replace('lang="en" dir="ltr"', `lang="${tag}" dir="${LANGUAGES[tag].dir}"`)
          .replace(/(?<=name="description"\s+content=")[^"]*/, description)
          .replace(
            "</title>",
            `</title>\n    <link rel="modulepreload" crossorigin href="/${words}" />`,
          );
        await write(inLanguage, `.${tag}.html`);
      }
      await rm(PRERENDER_OUT, { recursive: true });
    },
  };
}

/** Of files above this many bytes, which few visits load, the last tenth of size would take a third of the build's time. */
const LARGE_BYTES = 400_000;
const LARGE_QUALITY = 9;

async function compressFile(file: string): Promise<void> {
  const isLarge = statSync(file).size > LARGE_BYTES;
  const brotli = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: isLarge ? LARGE_QUALITY : constants.BROTLI_MAX_QUALITY,
    },
  });
  const ways = [
    [".br", brotli],
    [".gz", createGzip({ level: 9 })],
  ] as const;
  for (const [suffix, compress] of ways) {
    // A running server may read the one of the same name: it is there whole, or not at all.
    const part = `${file}${suffix}.part`;
    await pipeline(createReadStream(file), compress, createWriteStream(part));
    await rename(part, file + suffix);
  }
}

/** Compresses text files ahead, as small as can be, so that the server never does. */
function compressAhead(): Plugin {
  return {
    name: "compress-ahead",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    enforce: "post",
    async closeBundle() {
      const files = readdirSync(OUT, { recursive: true, encoding: "utf8" })
        .filter((path) => /\.(?:html|js|css|svg|wasm|webmanifest)$/.test(path))
        .map((path) => join(OUT, path));
      const left = files.values();
      // Brotli takes most of the build's time, and a core for each file.
      await Promise.all(
        Array.from({ length: availableParallelism() }, async () => {
          for (const file of left) await compressFile(file);
        }),
      );
      writeFileSync(join(OUT, BUILT), "");
    },
  };
}

export default defineConfig({
  root: WEB,
  plugins: [
    react(),
    tailwindcss(),
    resetElementsOnly(),
    sonnerStylesFromFile(),
    queriesAlone(),
    reactDomLater(),
    exampleTrip(),
    serverStaysHome(),
    prerenderPages(),
    buildServiceWorker(WEB, process.env.SERVICE_WORKER === "off"),
    keepLastAssets(OUT, BUILT),
    compressAhead(),
  ],
  // The planning engine's: src/web/engine/plan-worker.ts.
  worker: {
    format: "es",
    plugins: () => [serverStaysHome()],
    rolldownOptions: { output: NAMES },
  },
  server: DEV_SERVER,
  build: {
    outDir: OUT,
    emptyOutDir: true,
    manifest: "manifest.json",
    // Inlined files would be data: URLs that our content security policy forbids for fonts.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // By the time a page asks for more words, it has what they import: the names would be a tenth of its first file.
      resolveDependencies: (file, files, { hostId }) =>
        file.startsWith("assets/words.") ? [] : files.filter((name) => !isThere(name, hostId)),
    },
    rolldownOptions: {
      output: {
        ...NAMES,
        // Few files: each costs a phone a round trip, and compresses worse by itself.
        codeSplitting: {
          groups: [
            { name: "shell", tags: ["$initial"], priority: 4 },
            { name: "shared", test: inEnglish(SHARED), priority: 3 },
            { name: "choices", test: inEnglish(CHOICES), priority: 2.5 },
            { name: "trips", test: inEnglish(TRIPS), priority: 2 },
            { name: "edits", test: EDITS, priority: 1.5 },
            {
              name: "trip-menu",
              test: inEnglish(TRIP_MENU),
              priority: 0.5,
              includeDependenciesRecursively: false,
            },
            {
              name: "trip-used",
              test: inEnglish(TRIP_USED),
              priority: 0.4,
              includeDependenciesRecursively: false,
            },
            {
              name: "trip",
              test: /view-trip\/(?:view-trip-page|trip-detail)\.tsx/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
