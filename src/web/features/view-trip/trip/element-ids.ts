/** The target of links to a day. */
export const dayHeadingId = (dayId: string) => `day-${dayId}`;

/** The target of links to a place's row. */
export const placeRowId = (placeId: string) => `place-${placeId}`;

/** The handle that moves a place. */
export const moveHandleId = (placeId: string) => `move-${placeId}`;
