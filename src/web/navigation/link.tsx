import type { ComponentPropsWithRef, MouseEvent } from "react";
import { navigate, useLocation } from "./navigation.tsx";

type LinkProps = Omit<ComponentPropsWithRef<"a">, "href" | "target"> & {
  /** An address of ours; one that begins with `?` is of the same screen. */
  readonly to: string;
  readonly replace?: boolean;
  /** The browser itself goes there, and loads the page anew. */
  readonly reloadDocument?: boolean;
};

/** A link to a screen. */
export function Link({ to, replace = false, reloadDocument = false, onClick, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  return (
    <a
      {...rest}
      href={to.startsWith("?") ? `${pathname}${to}` : to}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || reloadDocument || !isPlainClick(event)) return;
        event.preventDefault();
        const { href } = event.currentTarget;
        // As browsers do with a link to where one is.
        navigate(href, { replace: replace || href === location.href });
      }}
    />
  );
}

/** Others open another tab or window, or save the page. */
function isPlainClick({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}
