import { Fragment, type ReactNode, useEffect, useRef, useState } from "react";
import { LANGUAGE_SPOKEN } from "../lib/language-spoken.ts";

/** Draws all of the page anew when it speaks another language. */
export function InPageLanguage({ children }: { readonly children: ReactNode }) {
  const [nth, setNth] = useState(0);
  const topBefore = useRef(0);
  useEffect(() => {
    const follow = () => {
      topBefore.current = scrollY;
      setNth((before) => before + 1);
    };
    addEventListener(LANGUAGE_SPOKEN, follow);
    return () => removeEventListener(LANGUAGE_SPOKEN, follow);
  }, []);
  useEffect(() => {
    // After the screen's own, which scrolls one that is new to its top.
    if (nth > 0) scrollTo(0, topBefore.current);
  }, [nth]);
  return <Fragment key={nth}>{children}</Fragment>;
}
