/** A turning ring; the label is for those who don't see it. */
export function Spinner({ label }: { label: string }) {
  return (
    <span className="inline-flex items-center">
      <span
        aria-hidden="true"
        className="size-5 animate-spin rounded-full border-2 border-current border-e-transparent"
      />
      <span className="sr-only">{label}</span>
    </span>
  );
}
