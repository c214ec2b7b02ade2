type IconShapeProps = {
  /** On a field of 24 by 24. */
  readonly path: string;
  readonly size?: number | undefined;
  /** Whether it points along the line, and so the other way where that runs from right to left. */
  readonly isMirrored?: boolean;
};

/** A drawing in lines, as large and as dark as the text beside it. */
export function IconShape({ path, size = 24, isMirrored = false }: IconShapeProps) {
  return (
    <svg
      className={isMirrored ? "shrink-0 rtl:-scale-x-100" : "shrink-0"}
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
