import { shellWords } from "../messages/shell-words.ts";
import { Icon } from "../ui/icon.tsx";

/** @param isShort on a phone only the mark is shown: the bar's buttons need the room. */
export function Logo({ isShort = false }: { readonly isShort?: boolean }) {
  return (
    <span className="inline-flex shrink-0 items-center gap-2 font-serif text-xl font-semibold">
      <span className="text-accent">
        <Icon name="route" size={28} />
      </span>
      <span className={isShort ? "max-sm:hidden" : undefined}>{shellWords.product}</span>
    </span>
  );
}
