import { type RefObject, useEffect, useRef } from "react";

/**
 * Takes the focus to what has just come up, and with it into view: the button that had the focus is
 * disabled or gone, and a keyboard would start over at the top of the page.
 */
export function useFocusWhenShown<Element extends HTMLElement>(): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(() => {
    element.current?.scrollIntoView();
    element.current?.focus({ preventScroll: true });
  }, []);
  return element;
}
