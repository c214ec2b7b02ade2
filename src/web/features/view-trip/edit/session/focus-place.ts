import { moveHandleId, placeRowId } from "../../trip/element-ids.ts";

/** @returns whether it has the focus now. */
export function focusPart(id: string): boolean {
  const element = document.getElementById(id);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: "nearest" });
  return element !== null && element === document.activeElement;
}

/** The handle of a place, or where it has none its row's button. */
export function focusPlace(placeId: string): void {
  if (focusPart(moveHandleId(placeId))) return;
  const row = document.getElementById(placeRowId(placeId));
  row?.querySelector<HTMLElement>("[aria-expanded]")?.focus();
}
