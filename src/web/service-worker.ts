import {
  applicationCache,
  LANGUAGE_CHOSEN,
  MAP_CACHE,
  TAKE_OVER,
} from "../domain/application-cache.ts";
import { canonicalPath, isScreen, SHELL_SCREEN, splitLanguage } from "../domain/screens.ts";
import {
  MOST_SHARED_BYTES,
  MOST_SHARED_FILES,
  SHARE_TARGET,
  SHARED_SEARCH,
  sharedFilePath,
} from "../domain/shared-files.ts";
import { API_PATHS } from "../domain/wire.ts";

declare const self: ServiceWorkerGlobalScope;
/** Both are put in by the build: scripts/build-service-worker.ts. */
declare const BUILD: string;
declare const FILES: readonly string[];

/** The header that says which language a page is in. */
const LANGUAGE = "content-language";
const CACHE = applicationCache(BUILD);
/** The caches that screens are answered from; only a visit to a screen gets these out of the cache. */
const PAGES: readonly string[] = ["/", SHELL_SCREEN];
/** The words of a language beside English: those of the language that the pages are in are kept. */
const WORDS = /^\/assets\/words\.([\w-]+)\./;
/** Files that are kept when they have been wished for: scripts/application-files.ts. */
const LATER =
  /\/assets\/(?:draw-street-map|maplibre-gl-worker|(?:ask-)?booking-worker|form-bookings|read-for-form|read-bookings-sheet|read-bookings-words|review-bookings|shared-sheet|airports|page-of-html|postal-mime|text-of-pdf|pdfjs|codes-of-picture|code-picture|draw-code|zxing_(?:reader|writer))-/;
/** A network slower than this is none. */
const NETWORK_CAP_MS = 3000;

self.addEventListener("install", (event) => event.waitUntil(keepFiles()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("message", ({ data }) => {
  if (data === TAKE_OVER) void self.skipWaiting();
});
self.addEventListener("message", (event) => {
  if (event.data !== LANGUAGE_CHOSEN) return;
  event.waitUntil(
    fetch(SHELL_SCREEN)
      .then(followLanguage)
      .catch(() => undefined),
  );
});
self.addEventListener("fetch", (event) => {
  const answer = answerFor(event);
  if (answer !== undefined) event.respondWith(answer);
});

/** Keeps the application's own files of this build: all of them, or none. */
async function keepFiles(): Promise<void> {
  // A build that comes back is kept anew, so that the newest worker's cache is the last in the list.
  await caches.delete(CACHE);
  const cache = await caches.open(CACHE);
  try {
    const shared = FILES.filter((path) => !WORDS.test(path));
    await Promise.all([...shared, ...PAGES].map((path) => keepFile(cache, path)));
    await keepWords(cache);
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

/** Keeps the words of the language that the kept pages are in. */
async function keepWords(cache: Cache): Promise<void> {
  const language = (await cache.match(SHELL_SCREEN, { ignoreVary: true }))?.headers.get(LANGUAGE);
  const words = FILES.filter((path) => WORDS.exec(path)?.[1] === language);
  await Promise.all(words.map((path) => keepFile(cache, path)));
}

/** Another language was chosen since the pages were kept: they are kept anew, with its words. */
async function followLanguage(shown: Response): Promise<void> {
  const language = shown.headers.get(LANGUAGE);
  const before = (await kept(SHELL_SCREEN))?.headers.get(LANGUAGE);
  if (language === null || before === undefined || before === language) return;
  const cache = await caches.open(CACHE);
  await Promise.all(PAGES.map((path) => keepFile(cache, path)));
  await keepWords(cache);
}

async function keepFile(cache: Cache, path: string): Promise<void> {
  const isNamedByContent = path.startsWith("/assets/");
  const answer = await fetch(path, {
    cache: isNamedByContent ? "default" : "no-cache",
    priority: "low",
  });
  if (!answer.ok || answer.redirected) throw new Error(`${path} is ${answer.status}`);
  // Another build may be there by now; its page with this one's files would be a white screen.
  if (PAGES.includes(path) && !(await answer.clone().text()).includes(BUILD)) {
    throw new Error(`${path} is another build's`);
  }
  await cache.put(path, answer);
}

/** Takes the open pages over. The former build's files stay for tabs that still show it. */
async function takeOver(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name !== CACHE);
  const older = others.filter((name) => name.startsWith(applicationCache(""))).slice(0, -1);
  await Promise.all(older.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The answer to one of our own pages or files; undefined leaves a request to the browser alone. */
function answerFor(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  const isOwn = origin === self.location.origin;
  if (isOwn && request.method === "POST" && pathname === SHARE_TARGET) return keepShared(request);
  if (request.method !== "GET" || origin !== self.location.origin) return undefined;
  if (request.mode === "navigate") {
    const canonical = canonicalPath(pathname);
    if (canonical !== undefined) return Promise.resolve(redirectTo(`${canonical}${search}`));
    const { language, rest } = splitLanguage(pathname);
    // Without a network the language stays, and the screen is shown.
    if (language !== undefined && isScreen(rest) && !isScreen(pathname))
      return fetch(request).catch(() => redirectTo(`${rest}${search}`));
    if (!isScreen(pathname)) return undefined;
    return openScreen(event, rest === "/" ? rest : SHELL_SCREEN);
  }
  // A tile's address is its content's; what describes them is asked first, as the file may be another by now.
  if (pathname === API_PATHS.map) return openMap(request);
  if (pathname.startsWith(`${API_PATHS.map}/`)) return openTile(request);
  const isOurs = pathname.startsWith("/assets/") || FILES.includes(pathname);
  return isOurs && search === "" ? openFile(request) : undefined;
}

/** Keeps what was shared on this device, and opens My Trips, which asks where it belongs. */
async function keepShared(request: Request): Promise<Response> {
  const form = await request.formData().catch(() => new FormData());
  const text = ["title", "text", "url"].map((name) => form.get(name)).filter((one) => one !== null);
  const files = form.getAll("files").filter((one) => one instanceof File && one.size > 0);
  const given = files.length > 0 ? files : [text.join("\n")];
  const cache = await caches.open(CACHE);
  for (const [at, one] of given.slice(0, MOST_SHARED_FILES).entries()) {
    const isSmall = typeof one === "string" || one.size <= MOST_SHARED_BYTES;
    if (isSmall) await cache.put(sharedFilePath(at), new Response(one));
  }
  return Response.redirect(new URL(`${SHELL_SCREEN}${SHARED_SEARCH}`, self.location.origin), 303);
}

/** As the server does, which may be out of reach. */
function redirectTo(path: string): Response {
  return Response.redirect(new URL(path, self.location.origin), 308);
}

/** From the network while that answers in time, else what is kept. */
async function openScreen(event: FetchEvent, page: string): Promise<Response> {
  const { request } = event;
  const network = fetch(request).catch(() => undefined);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, NETWORK_CAP_MS));
  const answer = await Promise.race([network, late]);
  // A proxy's word that nobody is home, or ours that this is too much, is no page.
  if (answer !== undefined && answer.status < 500 && answer.status !== 429) {
    event.waitUntil(followLanguage(answer).catch(() => undefined));
    return answer;
  }
  return (await kept(page)) ?? (await network) ?? Response.error();
}

/** From this build's cache, then the former one's, then the network, which has both too. */
async function openFile(request: Request): Promise<Response> {
  const own = (await kept(request)) ?? (await caches.match(request, { ignoreVary: true }));
  if (own !== undefined) return own;
  // Kept when it was first wished for.
  const answer = await fetch(request);
  if (answer.ok && LATER.test(request.url)) {
    await (await caches.open(CACHE)).put(request, answer.clone());
  }
  return answer;
}

async function openMap(request: Request): Promise<Response> {
  const answer = await fetch(request).catch(() => undefined);
  if (answer?.ok) return answer;
  return (await keptOfMap(request)) ?? answer ?? Response.error();
}

async function openTile(request: Request): Promise<Response> {
  return (await keptOfMap(request)) ?? fetch(request);
}

function keptOfMap(request: Request): Promise<Response | undefined> {
  return caches.match(request, { cacheName: MAP_CACHE, ignoreVary: true });
}

function kept(request: Request | string): Promise<Response | undefined> {
  return caches.match(request, { cacheName: CACHE, ignoreVary: true });
}
