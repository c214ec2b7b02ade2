import type { ComponentPropsWithRef } from "react";
import { type To, useHref, useLinkClickHandler } from "react-router";

type LinkProps = Omit<ComponentPropsWithRef<"a">, "href" | "target"> & {
  readonly to: To;
  readonly replace?: boolean;
  /** The browser itself goes there, and loads the page anew. */
  readonly reloadDocument?: boolean;
};

/** A link to a screen. The router's own brings 3 KB for data and prefetching, which the pages have no use for. */
export function Link({ to, replace = false, reloadDocument = false, onClick, ...rest }: LinkProps) {
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, { replace });
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && !reloadDocument) navigate(event);
      }}
    />
  );
}
