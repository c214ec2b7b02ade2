/** From here on the middle of the day is hard on people, by the mean of the month's highs (editorial). */
export const HOT_C = 31;
/** Up to here one dresses for frost, by the mean of the month's lows (editorial). */
export const COLD_C = 0;
