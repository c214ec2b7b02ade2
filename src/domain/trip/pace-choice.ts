/** How full the traveller wants the days; ours, optional. */
export const PACE_CHOICES = ["relaxed", "usual", "full"] as const;
export type PaceChoice = (typeof PACE_CHOICES)[number];
