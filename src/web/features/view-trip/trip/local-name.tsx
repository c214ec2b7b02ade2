import type { LocalName } from "../../../../domain/trip/trip-facts.ts";
import { DriverButton } from "./driver-button.tsx";
import { useShownTrip } from "./shown-trip.ts";

type LocalNameLineProps = {
  /** As the page shows it. */
  readonly name: string;
  readonly guideId: string | undefined;
  /** Undefined where it has none, or none is known. */
  readonly address?: string;
};

/** What a place is called there, as signs have it, and a card of it for a driver. Nothing where it is shown so already. */
export function LocalNameLine({ name, guideId, address }: LocalNameLineProps) {
  const local = useLocalName(name, guideId);
  if (local === undefined) return null;
  return (
    <div className="no-print flex flex-wrap items-center justify-between gap-x-4">
      <span>
        <bdi lang={local.language}>{local.name}</bdi>
      </span>
      <DriverButton {...{ name, local, address }} />
    </div>
  );
}

/** Undefined where the page shows it as it is called there, or nobody knows another name. */
export function useLocalName(name: string, guideId: string | undefined): LocalName | undefined {
  const local = useShownTrip()?.facts?.localNames?.[guideId ?? ""];
  return local?.name === name ? undefined : local;
}
