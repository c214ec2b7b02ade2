import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { customsOf } from "../../domain/customs.ts";
import { AppError } from "../../domain/errors/app-error.ts";
import { LANGUAGE_TAGS, type LanguageTag } from "../../domain/language-tags.ts";
import {
  canonicalPath,
  isListed,
  isScreen,
  pathIn,
  SCREENS,
  type ScreenPath,
  SHARED_SCREEN,
  screenOf,
  splitLanguage,
} from "../../domain/screens.ts";
import { languageOfRequest, localeOfRequest } from "../lib/language-of-request.ts";
import { sendError } from "./error-answers.ts";
import { rememberLanguage } from "./languages.ts";
import { POLICY, withWasm } from "./security-headers.ts";
import { matchesEtag } from "./send-versioned.ts";
import { pageIn, type WebFile, type WebFiles } from "./web-files.ts";

const YEAR_SECONDS = 31_536_000;
/** The worker that reads codes in pictures by WebAssembly: a worker's policy is that of its own file. */
const WASM_WORKER = /^\/assets\/booking-worker-[\w-]{1,40}\.js$/;

/** Serves the screens and the files they are made of. */
export function registerPageRoutes(app: FastifyInstance, files: WebFiles, publicUrl: string): void {
  for (const screen of SCREENS) {
    // Its page has a head of its own.
    if (screen === SHARED_SCREEN) continue;
    app.get(screen, (request, reply) => {
      // A cache in between may take "/view-trip/1.css" for a style sheet, so that is no address of
      // a page.
      if (!isScreen(pathOf(request))) return sendNotFound(request, reply, files);
      if (isListed(screen)) reply.header("link", linksOf(screen, "en", publicUrl));
      return sendPage(request, reply, files, pageOf(screen));
    });
  }
  registerLanguages(app, files, publicUrl);
  const folders = new Set<string>();
  for (const [path, file] of files) {
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (folder !== "") folders.add(folder);
    else if (!path.endsWith(".html"))
      app.get(path, (request, reply) => sendFile(request, reply, file));
  }
  // One route for all of a folder: a hundred take a tenth of a start's memory.
  for (const folder of folders) {
    app.get<{ Params: { name: string } }>(`${folder}/:name`, (request, reply) => {
      const file = files.get(`${folder}/${request.params.name}`);
      return file === undefined
        ? sendNotFound(request, reply, files)
        : sendFile(request, reply, file);
    });
  }
}

/**
 * Under `/de` is what search engines list, in that language. Any other screen's address there chooses the language for
 * this browser, and leads to the screen.
 */
function registerLanguages(app: FastifyInstance, files: WebFiles, publicUrl: string): void {
  for (const language of LANGUAGE_TAGS) {
    for (const path of [`/${language}`, `/${language}/*`]) {
      app.get(path, (request, reply) => {
        const { rest } = splitLanguage(pathOf(request));
        const screen = screenOf(rest);
        if (screen === undefined || isNamed(rest)) return sendNotFound(request, reply, files);
        rememberLanguage(reply, publicUrl, language);
        if (language !== "en" && isListed(screen)) {
          reply.header("link", linksOf(screen, language, publicUrl));
          return sendPage(request, reply, files, pageOf(screen), language);
        }
        reply.header("cache-control", "no-store");
        return reply.redirect(`${rest}${request.url.slice(pathOf(request).length)}`, 303);
      });
    }
  }
  app.get("/sitemap.xml", (_request, reply) =>
    reply
      .type("application/xml; charset=utf-8")
      .header("cache-control", "no-cache")
      .send(sitemap(publicUrl)),
  );
}

function isNamed(path: string): boolean {
  return splitLanguage(path).language !== undefined;
}

/** The same page in each language (RFC 8288), as a search engine reads it. */
function linksOf(screen: ScreenPath, language: LanguageTag, publicUrl: string): string {
  const alternates = LANGUAGE_TAGS.map(
    (tag) => `<${publicUrl}${pathIn(tag, screen)}>; rel="alternate"; hreflang="${tag}"`,
  );
  return [
    `<${publicUrl}${pathIn(language, screen)}>; rel="canonical"`,
    ...alternates,
    `<${publicUrl}${screen}>; rel="alternate"; hreflang="x-default"`,
  ].join(", ");
}

function sitemap(publicUrl: string): string {
  const addresses = SCREENS.filter(isListed).flatMap((screen) =>
    LANGUAGE_TAGS.map((tag) => `<url><loc>${publicUrl}${pathIn(tag, screen)}</loc></url>`),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.join("\n")}
</urlset>
`;
}

/**
 * A page in the reader's language, where the address names none; one with hours or ways in the customs of the reader's region, as
 * its script writes them.
 */
function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  files: WebFiles,
  name: string,
  language = languageOfRequest(request),
) {
  reply.header("vary", "accept-language, cookie").header("content-language", language);
  const customs = customsOf(localeOfRequest(request, language));
  const own = files.get(pageIn(language, name.replace(".html", `.${customs}.html`)));
  return sendFile(request, reply, own ?? files.get(pageIn(language, name)));
}

/**
 * Answers an unknown address: JSON for programs and files, the application's error page for people.
 * Another spelling of a screen's address is redirected to it.
 */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply, files: WebFiles) {
  const path = pathOf(request);
  const canonical = canonicalPath(path);
  if (canonical !== undefined && (request.method === "GET" || request.method === "HEAD")) {
    reply.header("cache-control", "no-cache");
    return reply.redirect(`${canonical}${request.url.slice(path.length)}`, 308);
  }
  const isPage = !/^\/(?:api|assets)\//.test(path) && !/\.[\w-]+$/.test(path);
  if (!isPage) return sendError(request, reply, new AppError("not_found"));
  return sendPage(request, reply.code(404), files, "/not-found.html");
}

/** The browser's own address bar gets a page where a program gets JSON. */
export function sendMethodNotAllowed(
  request: FastifyRequest,
  reply: FastifyReply,
  { methods, files }: { methods: readonly string[]; files: WebFiles },
) {
  reply.header("allow", methods.join(", "));
  return request.url.startsWith("/api/")
    ? sendError(request, reply, new AppError("method_not_allowed"))
    : sendPage(request, reply.code(405), files, "/method-not-allowed.html");
}

/** Pages without data of a traveller are rendered whole at build time, the others until their scripts have come. */
function pageOf(screen: ScreenPath): string {
  if (screen === "/") return "/index.html";
  if (screen === "/contact-us") return "/contact-us.html";
  if (screen === "/create-trip") return "/form-shell.html";
  return screen === "/view-trip/:tripId" || screen === "/example"
    ? "/trip-shell.html"
    : "/shell.html";
}

function pathOf(request: FastifyRequest): string {
  return request.url.split("?", 1)[0] ?? "";
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: WebFile | undefined) {
  if (file === undefined) throw new AppError("not_found");
  const accepted = String(request.headers["accept-encoding"] ?? "");
  const encoded = file.encoded.find(({ encoding }) => accepts(accepted, encoding));
  // Each encoding has its own strong tag, or a resumed download would combine two of them.
  const etag = encoded === undefined ? file.etag : file.etag.replace(/"$/, `-${encoded.encoding}"`);
  reply
    .type(file.type)
    .header("etag", etag)
    .header(
      "cache-control",
      file.immutable ? `public, max-age=${YEAR_SECONDS}, immutable` : "no-cache",
    );
  if (file.encoded.length > 0) {
    const others = reply.getHeader("vary");
    reply.header("vary", others === undefined ? "accept-encoding" : `${others}, accept-encoding`);
  }
  if (WASM_WORKER.test(pathOf(request))) {
    reply.header(POLICY, withWasm(String(reply.getHeader(POLICY))));
  }
  if (reply.statusCode === 200 && matchesEtag(request.headers["if-none-match"], etag)) {
    return reply.code(304).send();
  }
  if (encoded === undefined) return reply.send(file.body());
  return reply.header("content-encoding", encoded.encoding).send(encoded.body());
}

/** Whether an Accept-Encoding header takes an encoding: it names it, and not as unwanted. */
function accepts(header: string, encoding: string): boolean {
  return header.split(",").some((part) => {
    const [name, ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
    return name === encoding && !parameters.some((text) => /^q=0(\.0*)?$/.test(text));
  });
}
