/**
 * The processor time of this thread's longest event loop turn while the work is under way, however busy the
 * machine is: for so long nobody else was answered.
 */
export async function longestTurnMs(work: () => Promise<unknown>): Promise<number> {
  return (await costOfTurns(work)).longestMs;
}

/** The same, beside what all turns together cost. */
export async function costOfTurns(
  work: () => Promise<unknown>,
): Promise<{ longestMs: number; totalMs: number }> {
  let [longestMs, totalMs] = [0, 0];
  let before = process.threadCpuUsage();
  let isOver = false;
  setImmediate(function look() {
    const { user, system } = process.threadCpuUsage(before);
    const turnMs = (user + system) / 1000;
    longestMs = Math.max(longestMs, turnMs);
    totalMs += turnMs;
    before = process.threadCpuUsage();
    if (!isOver) setImmediate(look);
  });
  try {
    await work();
    // The turn in which it ended counts, too.
    await new Promise((resolve) => setImmediate(resolve));
  } finally {
    isOver = true;
  }
  return { longestMs, totalMs };
}
