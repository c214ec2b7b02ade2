/**
 * SQL: whether a generation counts for the day's limits. One that took a model's tokens does, and one
 * that a model still plans or has planned.
 */
export const COUNTED_PLAN = `(input_tokens + output_tokens > 0
  OR (state <> 'failed' AND coalesce(planner, '') <> 'guide'))`;
