import { useState } from "react";
import type * as z from "zod/mini";
import { browserStorage } from "./browser-storage.ts";

/**
 * The text being typed into a sheet: closed by mistake, or loaded anew, the page has it again until it is sent. It is
 * this tab's, and a sign-out clears it.
 *
 * @param about which field of this page; another one's draft is another.
 * @returns what is typed, what changes it, and what forgets it once it is sent.
 */
export function useDraft<Typed>(
  about: string,
  schema: z.ZodMiniType<Typed>,
  initial: () => Typed,
): readonly [Typed, (typed: Typed) => void, () => void] {
  const key = `tripwright.draft ${location.pathname} ${about}`;
  const [typed, setTyped] = useState(() => readDraft(key, schema) ?? initial());
  const change = (next: Typed) => {
    browserStorage.tab.set(key, JSON.stringify(next));
    setTyped(next);
  };
  return [typed, change, () => browserStorage.tab.remove(key)];
}

function readDraft<Typed>(key: string, schema: z.ZodMiniType<Typed>): Typed | undefined {
  try {
    return schema.safeParse(JSON.parse(browserStorage.tab.get(key) ?? "null")).data;
  } catch {
    // Something else wrote this value.
    return undefined;
  }
}
