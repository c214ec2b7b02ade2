import { useSyncExternalStore } from "react";
import type { Position } from "../../../../../domain/places/geo.ts";

/** A leg that is open in the plan, as a map can draw it. */
export type OpenedLeg = {
  readonly dayId: string;
  /** The place that it leads to, or the day of the way back: what the map knows the leg by. */
  readonly id: string;
  /** Its ends, and the stops between them where a timetable says them. */
  readonly points: readonly Position[];
  /** Whose server knows the streets between its ends; left out where nobody does. */
  readonly asked?: { readonly tripId: string; readonly from: string; readonly to: string };
};

let opened: readonly OpenedLeg[] = [];
const listeners = new Set<() => void>();

function change(to: readonly OpenedLeg[]): void {
  opened = to;
  for (const listener of listeners) listener();
}

/** Draws the leg on maps until the function that it returns is called. */
export function openOnMap(leg: OpenedLeg): () => void {
  change([...opened, leg]);
  return () => change(opened.filter((one) => one !== leg));
}

/** The legs that are open in the plan. */
export function useOpenedLegs(): readonly OpenedLeg[] {
  return useSyncExternalStore(subscribe, () => opened);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
