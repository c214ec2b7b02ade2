/**
 * What the longest turn of this thread's event loop costs its processor while the work is under way, however busy the
 * machine is: for so long nobody else was answered.
 */
export async function longestTurnMs(work: () => Promise<unknown>): Promise<number> {
  let longestMs = 0;
  let before = process.threadCpuUsage();
  let isOver = false;
  setImmediate(function look() {
    const { user, system } = process.threadCpuUsage(before);
    longestMs = Math.max(longestMs, (user + system) / 1000);
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
  return longestMs;
}
