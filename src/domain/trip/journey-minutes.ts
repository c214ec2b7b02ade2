/** How long before a flight or a train one leaves, and after landing one is in town; editorial. */
export const AIRPORT_MINUTES = { before: 180, after: 90 } as const;

export const STATION_MINUTES = 60;
