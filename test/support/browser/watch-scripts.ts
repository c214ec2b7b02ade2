import type { Page } from "playwright-core";

/** The effects of a planted text on a page, all empty when it was only shown. */
export type ScriptActivity = {
  /** The numbers of the vectors that ran. */
  readonly ran: Set<number>;
  readonly dialogs: string[];
  /** Requests to any origin but the page's own. */
  readonly strayRequests: string[];
  /** The reports that the browser would send about the content security policy. */
  readonly violations: string[];
};

/** Watches a page, from before its first script on, for anything that a vector would do. */
export async function watchScripts(page: Page, ownOrigin: string): Promise<ScriptActivity> {
  const activity: ScriptActivity = {
    ran: new Set(),
    dialogs: [],
    strayRequests: [],
    violations: [],
  };
  const context = page.context();
  await context.exposeFunction("__tell", (what: "ran" | "violations", text: string) => {
    if (what === "ran") activity.ran.add(Number(text));
    else activity.violations.push(text);
  });
  await context.addInitScript(() => {
    const tell = Reflect.get(window, "__tell") as (what: string, text: string) => unknown;
    const ran = (number: unknown) => tell("ran", String(number));
    Object.assign(window, { __ran: ran, alert: ran });
    document.addEventListener("securitypolicyviolation", (event) => {
      tell("violations", `${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  page.on("dialog", (dialog) => {
    activity.dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== ownOrigin) {
      activity.strayRequests.push(url.href);
    }
  });
  return activity;
}
