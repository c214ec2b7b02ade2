/** Monday first. */
export const WEEKDAYS: readonly number[] = [0, 1, 2, 3, 4, 5, 6];
