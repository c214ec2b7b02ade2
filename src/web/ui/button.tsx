import type { ComponentProps } from "react";

const LOOKS = { accent: "button button-accent", quiet: "button button-quiet" } as const;

type ButtonProps = ComponentProps<"button"> & { readonly look?: keyof typeof LOOKS };

/** A button with an edge of its own: `accent` for what a screen is mostly opened for. */
export function Button({ look = "quiet", className = "", ...props }: ButtonProps) {
  return <button type="button" className={`${LOOKS[look]} ${className}`.trim()} {...props} />;
}
