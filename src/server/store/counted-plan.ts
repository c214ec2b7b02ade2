/**
 * SQL, for both databases: whether a generation counts against the day's limits. Whatever took a model's
 * tokens does, and whatever a model still plans or has planned. `planner` is the last member of a stored
 * request, and no text within one can hold quotation marks that are not escaped.
 */
export const COUNTED_PLAN = `(input_tokens + output_tokens > 0
  OR (state <> 'failed' AND request NOT LIKE '%"planner":"guide"}'))`;
