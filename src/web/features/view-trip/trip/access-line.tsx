import { Icon } from "../../../ui/icon.tsx";
import { useAccess } from "./use-access.ts";

/** On a card: whether wheels get in and about, for who needs to know. */
export function AccessLine({ guideId }: { readonly guideId: string | undefined }) {
  const access = useAccess(guideId);
  if (access?.isAsked !== true) return null;
  return (
    <span className={`flex items-center gap-1 ${access.isStepFree ? "text-good" : "text-watch"}`}>
      <Icon name={access.isStepFree ? "check" : "warn"} size={16} />
      <bdi>{access.text}</bdi>
    </span>
  );
}
