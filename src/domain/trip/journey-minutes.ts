/** How long before a flight or a train one leaves, and after landing one has left the bags at the hotel; editorial. */
export const AIRPORT_MINUTES = { before: 180, after: 120 } as const;

export const STATION_MINUTES = 60;
