/** Whether wheelchairs and strollers get in and about. */
export const STEP_FREE = ["yes", "partly", "no"] as const;

export type StepFree = (typeof STEP_FREE)[number];

/** The kinds of a city's public transport. */
export const TRANSIT_KINDS = ["metro", "tram", "bus", "train", "ferry"] as const;
export type TransitKind = (typeof TRANSIT_KINDS)[number];

/** Whether a wheelchair gets on by itself, stations included: in most of it, in parts, or hardly anywhere. */
export type TransitAccess = Readonly<Partial<Record<TransitKind, StepFree>>>;
