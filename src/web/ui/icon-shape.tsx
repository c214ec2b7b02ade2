type IconShapeProps = {
  /** On a field of 24 by 24. */
  readonly path: string;
  readonly size?: number | undefined;
};

/** A drawing in lines, as large and as dark as the text beside it. */
export function IconShape({ path, size = 24 }: IconShapeProps) {
  return (
    <svg
      className="shrink-0"
      viewBox="0 0 24 24"
      // In rem, so that icons grow with the text beside them.
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}
