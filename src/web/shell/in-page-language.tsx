import { Fragment, type ReactNode, useEffect, useReducer } from "react";
import { LANGUAGE_SPOKEN } from "../lib/language-spoken.ts";

/** Draws all of the page anew when it speaks another language. */
export function InPageLanguage({ children }: { readonly children: ReactNode }) {
  const [nth, follow] = useReducer((before: number) => before + 1, 0);
  useEffect(() => addEventListener(LANGUAGE_SPOKEN, follow), []);
  return <Fragment key={nth}>{children}</Fragment>;
}
