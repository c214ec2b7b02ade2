import { type ComponentType, type LazyExoticComponent, lazy } from "react";

/** Functions that load failed parts again. */
const failedParts = new Set<() => void>();
/** Addresses of style sheets that could not be loaded. Vite requests each only once. */
const failedSheets = new Set<string>();

/**
 * A part of the application that loads when it is first shown. React remembers a failed load; after
 * `renewFailedParts` the part loads again when it is next shown.
 * The part throws while it is rendered if its file can't be loaded, so it needs an error boundary
 * above it.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Part: LazyExoticComponent<ComponentType<Props>>;
  function renew(): void {
    Part = lazy(async () => {
      try {
        await Promise.all([...failedSheets].map(loadSheet));
        return { default: await load() };
      } catch (error) {
        failedParts.add(renew);
        const sheet = /preload CSS for (\S+)/.exec(String(error))?.[1];
        if (sheet !== undefined) failedSheets.add(sheet);
        throw error;
      }
    });
  }
  renew();
  return (props) => <Part {...props} />;
}

/** For an error boundary that has removed the failed parts from the page. */
export function renewFailedParts(): void {
  for (const renew of failedParts) renew();
  failedParts.clear();
}

function loadSheet(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = address;
    link.onload = () => {
      failedSheets.delete(address);
      resolve();
    };
    link.onerror = () => reject(new Error(`Unable to preload CSS for ${address}`));
    document.head.append(link);
  });
}
