import { Icon } from "../../../ui/icon.tsx";

/** Something of a place to look out for. */
export function Watch({ text }: { text: string }) {
  return (
    <span className="mt-1 flex items-start gap-1.5 text-watch">
      <Icon name="warn" size={20} />
      <span className="min-w-0 wrap-anywhere">{text}</span>
    </span>
  );
}
