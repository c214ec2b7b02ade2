import { shellWords } from "../messages/en/shell-words.ts";
import { Icon } from "../ui/icon.tsx";

export function Logo() {
  return (
    <span className="inline-flex shrink-0 items-center gap-2 font-serif text-xl font-semibold">
      <span className="text-accent">
        <Icon name="route" size={28} />
      </span>
      <span>{shellWords.product}</span>
    </span>
  );
}
