/** Loads what others change too: one load at a time, so that no older answer takes the place of a newer one. */
export function createLatestLoad<Loaded>(
  load: () => Promise<Loaded>,
  show: (loaded: Loaded) => void,
) {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let isOutdated = false;

  async function run(): Promise<void> {
    try {
      do {
        isAskedAgain = false;
        isOutdated = false;
        const loaded = await load();
        if (!isOutdated) show(loaded);
      } while (isAskedAgain || isOutdated);
    } finally {
      running = undefined;
    }
  }

  return {
    /** Loads, or loads once more where a load is under way. @returns when what is shown is no older than this call. */
    reload(): Promise<void> {
      if (running === undefined) running = run();
      else isAskedAgain = true;
      return running;
    },
    /** Something was shown that a load under way may not have in it: that one is not shown, but begun again. */
    outdate(): void {
      isOutdated = true;
    },
  };
}
