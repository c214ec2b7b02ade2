/**
 * A query that finds one row at most, made one that is asked for many: its values become lists of texts,
 * and each row has `asked_at`, from 1 the place in the lists of what it was found for.
 *
 * @param sql a query whose values, `$1` to `$n`, are all texts.
 * @param count n.
 */
export function sqlForEach(sql: string, count: number): string {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const lists = numbers.map((number) => `$${number}::text[]`).join(", ");
  const names = numbers.map((number) => `value_${number}`).join(", ");
  // OFFSET 0 has each looked up by itself: joined as a whole, a table that was never analysed would be
  // read from end to end.
  return `SELECT found.*, asked.asked_at
    FROM unnest(${lists}) WITH ORDINALITY AS asked(${names}, asked_at),
    LATERAL (${sql.replace(/\$(\d+)/g, "asked.value_$1")} OFFSET 0) AS found`;
}
