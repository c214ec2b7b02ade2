/** Whether wheelchairs and strollers get in and about. */
export const STEP_FREE = ["yes", "partly", "no"] as const;

export type StepFree = (typeof STEP_FREE)[number];
