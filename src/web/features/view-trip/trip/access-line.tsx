import { ownField } from "../../../../domain/own-field.ts";
import { needsStepFree } from "../../../../domain/trip/needs-step-free.ts";
import { placeMoreWords } from "../../../messages/trip-page/place-more-words.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useShownTrip } from "./shown-trip.ts";

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

/**
 * Whether wheels get in and about a place or a hotel: where the guide says so, and for who needs to know (`isAsked`) also
 * that it doesn't.
 */
export function useAccess(guideId: string | undefined) {
  const { facts, party } = useShownTrip() ?? {};
  if (facts === undefined || party === undefined) return undefined;
  const isAsked = needsStepFree(party.userSelection);
  const known = ownField(facts.stepFree, guideId ?? "");
  const text = ownField<string>(placeMoreWords.stepFree, known ?? "");
  if (text !== undefined) return { text, isAsked, isStepFree: known === "yes" };
  return isAsked ? { text: placeMoreWords.accessUnknown, isAsked, isStepFree: false } : undefined;
}
