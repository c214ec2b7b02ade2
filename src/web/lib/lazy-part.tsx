import { type ComponentType, lazy, useState } from "react";
import { wordsCome } from "../messages/words.ts";
import { whenPainted } from "./when/when-painted.ts";

/** Functions that load failed parts again. */
const failedParts = new Set<() => void>();
/** Addresses of style sheets that could not be loaded. Vite requests each only once. */
const failedSheets = new Set<string>();

/** A part of the application; `prepare` loads it before it is shown, and it is then shown at once. */
export type LazyPart<Props> = ComponentType<Props> & { readonly prepare: () => Promise<void> };

/**
 * A part of the application that loads when it is first shown. React remembers a failed load; after
 * `renewFailedParts` the part loads again when it is next shown.
 * The part throws while it is rendered if its file can't be loaded, so it needs an error boundary
 * above it.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let Part: ComponentType<Props>;
  /** With the page's words for it, so that none of it is seen in another language first. */
  async function loadWithWords(): Promise<ComponentType<Props>> {
    // To ask for a part's files takes a phone up to a third of a second: the tap is answered first.
    if (navigator.userActivation?.isActive) await whenPainted();
    const part = await load();
    const words = wordsCome();
    if (words !== undefined) await words;
    return part;
  }
  async function prepare(): Promise<void> {
    Loaded = await loadWithWords();
  }
  function renew(): void {
    Part = lazy(async () => {
      try {
        await Promise.all([...failedSheets].map(loadSheet));
        Loaded = await loadWithWords();
        return { default: Loaded };
      } catch (error) {
        failedParts.add(renew);
        const sheet = /preload CSS for (\S+)/.exec(String(error))?.[1];
        if (sheet !== undefined) failedSheets.add(sheet);
        throw error;
      }
    });
  }
  renew();
  const choose = () => Loaded ?? Part;
  return Object.assign((props: Props) => <Chosen choose={choose} props={props} />, { prepare });
}

type ChosenProps<Props> = {
  readonly choose: () => ComponentType<Props>;
  readonly props: Props;
};

/** One and the same component as long as it is shown: another would begin anew. */
function Chosen<Props extends object>({ choose, props }: ChosenProps<Props>) {
  const [Part] = useState(choose);
  return <Part {...props} />;
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
