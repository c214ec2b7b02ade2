import type { Page } from "playwright-core";

/** Things that no page of ours may have: live attributes, strangers' addresses, links that give others the window. */
export function auditPage(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    const isOwn = (address: string) =>
      new URL(address, document.baseURI).origin === location.origin;
    const complain = (problem: string, element: Element) =>
      problems.push(
        `${problem}: ${element.cloneNode().constructor.name} ${element.outerHTML.slice(0, 200)}`,
      );
    for (const element of document.querySelectorAll("*")) {
      for (const { name, value } of element.attributes) {
        if (/^on/i.test(name)) complain("a live attribute", element);
        // The maps search and photo credits lead out; nothing else does, and nothing is loaded from outside.
        const isLink = element instanceof HTMLAnchorElement && name === "href";
        const isAddress = /^(?:href|src|action|formaction|data|poster|background|cite)$/.test(name);
        if (isLink && !isOwn(value) && new URL(value).protocol !== "https:") {
          complain("a link that is not https", element);
        } else if (isAddress && !isLink && !isOwn(value)) complain("another's address", element);
        if (name === "srcset" && value.split(", ").some((part) => !isOwn(part))) {
          complain("another's address", element);
        }
        if (name === "target" && value === "_blank") {
          const rel = element.getAttribute("rel")?.split(" ") ?? [];
          if (!rel.includes("noopener") || !rel.includes("noreferrer")) {
            complain("a new tab that may look back", element);
          }
        }
      }
    }
    const foreign = "iframe, frame, object, embed, base, style, marquee, math, x, meta[http-equiv]";
    for (const element of document.querySelectorAll(foreign))
      complain("an element not ours", element);
    return problems;
  });
}
