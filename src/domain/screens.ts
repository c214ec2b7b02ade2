import { isLanguageTag, type LanguageTag } from "./language-tags.ts";

/** A trip by a link: for guests, who need no account. */
export const SHARED_SCREEN = "/s/:token";

/** The application's own screens. The router, the server and the service worker have the same ones. */
export const SCREENS = [
  "/",
  "/create-trip",
  "/view-trip/:tripId",
  "/example",
  SHARED_SCREEN,
  "/contact-us",
  "/my-trips",
  "/account",
] as const;

export type ScreenPath = (typeof SCREENS)[number];

const PART = /^[\w-]+$/;

/** Any of the screens that are drawn by script: their page serves for all of them. */
export const SHELL_SCREEN = "/my-trips";

/** Whether a path, as it stands in an address, is that of one of our screens. */
export function isScreen(path: string): boolean {
  return screenOf(path) !== undefined;
}

/**
 * The screen that a path shows, as SCREENS names it (`/view-trip/:tripId`); undefined for none of ours. What search engines
 * list has an address in each language beside English, too: `/de`, `/de/example`.
 */
export function screenOf(path: string): ScreenPath | undefined {
  const { language, rest } = splitLanguage(path);
  const screen = screenWithin(rest);
  if (language === undefined) return screen;
  return screen !== undefined && isListed(screen) && language !== "en" ? screen : undefined;
}

/** Whether search engines list it, in each language. */
export function isListed(screen: ScreenPath): boolean {
  return screen === "/" || screen === "/example";
}

/** A screen's address in a language: `/de/example`; English ones have no language. */
export function pathIn(language: LanguageTag, path: string): string {
  if (language === "en") return path;
  return path === "/" ? `/${language}` : `/${language}${path}`;
}

/** The language that begins a path, and the path after it. */
export function splitLanguage(path: string): {
  readonly language: LanguageTag | undefined;
  readonly rest: string;
} {
  const [, first = "", ...parts] = path.split("/");
  return isLanguageTag(first)
    ? { language: first, rest: `/${parts.join("/")}` }
    : { language: undefined, rest: path };
}

function screenWithin(path: string): ScreenPath | undefined {
  const parts = path.split("/");
  return SCREENS.find((screen) => {
    const wanted = screen.split("/");
    return (
      wanted.length === parts.length &&
      wanted.every(
        (name, at) => name === parts[at] || (name.startsWith(":") && PART.test(parts[at] ?? "")),
      )
    );
  });
}

/**
 * The path of the screen that a path means but for its spelling: capitals, a slash at its end, letters
 * that needn't be encoded. The server and the service worker redirect there.
 *
 * @returns undefined for a path that is spelled as it should be, and for none of ours.
 */
export function canonicalPath(path: string): string | undefined {
  const [, first = "", ...rest] = decoded(path).split("/");
  if (rest.at(-1) === "") rest.pop();
  const tidy = `/${[first.toLowerCase(), ...rest].join("/")}`;
  return tidy !== path && isScreen(tidy) ? tidy : undefined;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
