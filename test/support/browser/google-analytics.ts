import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Route } from "playwright-core";

export const FIREBASE_CONFIG = {
  apiKey: "AIzaSyTestKeyOfAWebApp",
  projectId: "tripwright-test",
  appId: "1:123456789012:web:abcdef0123456789",
  measurementId: "G-LOCAL00001",
} as const;
/** The measurement id from Firebase's server, which the SDK prefers to the configuration's own. */
export const SERVER_MEASUREMENT_ID = "G-SERVER0001";
const WEEK_SECONDS = 604_800;

/** One event as Google's script sends it: parameters by their short names (dl, dt, dr, en, tid). */
export type Collected = Readonly<Record<string, string>>;

/**
 * Firebase's and Google's hosts for one browser, with the answers their documentation names. They are
 * answered inside the browser, so the page's content security policy and CORS hold as ever.
 */
export class GoogleAnalytics {
  /** Method and path of every request, in order. */
  readonly asked: string[] = [];
  readonly collected: Collected[] = [];
  /** The outcome of a request for the app's configuration, or for a registration. */
  config: "answered" | "unavailable" = "answered";
  registration: "answered" | "silent" = "answered";

  async install(context: BrowserContext): Promise<void> {
    await context.route(/^https:\/\/[^/]*google[^/]*\//, (route) => this.#answer(route));
  }

  /** How often a path was asked for. */
  count(part: string): number {
    return this.asked.filter((line) => line.includes(part)).length;
  }

  async #answer(route: Route): Promise<void> {
    const request = route.request();
    const { hostname, pathname } = new URL(request.url());
    const line = `${request.method()} ${hostname}${pathname}`;
    this.asked.push(line);
    if (hostname === "www.googletagmanager.com" && pathname === "/gtag/js") {
      return fulfill(
        route,
        readFileSync(join(import.meta.dirname, "gtag.js"), "utf8"),
        "text/javascript",
      );
    }
    if (pathname === "/g/collect") {
      this.collected.push(Object.fromEntries(new URL(request.url()).searchParams));
      return fulfill(route, "", "text/plain", 204);
    }
    if (hostname === "firebase.googleapis.com" && pathname.endsWith("/webConfig")) {
      if (this.config === "unavailable")
        return fulfillJson(route, { error: { message: "busy" } }, 503);
      return fulfillJson(route, { ...FIREBASE_CONFIG, measurementId: SERVER_MEASUREMENT_ID });
    }
    if (hostname === "firebaseinstallations.googleapis.com") {
      if (this.registration === "silent") return;
      const authToken = { token: `token-${this.asked.length}`, expiresIn: `${WEEK_SECONDS}s` };
      if (pathname.endsWith("/authTokens:generate")) return fulfillJson(route, authToken);
      if (request.method() === "DELETE") return fulfillJson(route, {});
      const { fid } = request.postDataJSON() as { fid: string };
      return fulfillJson(route, { fid, refreshToken: "refresh", authToken });
    }
    return fulfillJson(route, {}, 404);
  }
}

function fulfillJson(route: Route, body: unknown, status = 200): Promise<void> {
  return fulfill(route, JSON.stringify(body), "application/json", status);
}

function fulfill(route: Route, body: string, contentType: string, status = 200): Promise<void> {
  const headers = { "access-control-allow-origin": "*" };
  return route.fulfill({ status, contentType, body, headers });
}
