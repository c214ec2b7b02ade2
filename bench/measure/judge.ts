/** Compares figures with their budgets, and prints the result. */
export type Judge = {
  atLeast(what: string, value: number, budget: number): void;
  atMost(what: string, value: number, budget: number): void;
  /** Prints the broken budgets again. @returns whether all were kept. */
  sumUp(): boolean;
};

export function createJudge(): Judge {
  const verdicts: { readonly kept: boolean; readonly text: string }[] = [];
  function judge(kept: boolean, text: string): void {
    verdicts.push({ kept, text });
    if (!kept) console.log(`BROKEN: ${text}`);
  }
  return {
    atLeast: (what, value, budget) =>
      judge(value >= budget, `${what}: ${figure(value)}, at least ${budget}`),
    atMost: (what, value, budget) =>
      judge(value <= budget, `${what}: ${figure(value)}, at most ${budget}`),
    sumUp() {
      const broken = verdicts.filter(({ kept }) => !kept);
      console.log("");
      for (const { text } of broken) console.log(`BROKEN: ${text}`);
      const count = `${verdicts.length - broken.length} of ${verdicts.length} budgets kept`;
      console.log(`${broken.length === 0 ? "ok" : "BROKEN"}: ${count}`);
      return broken.length === 0;
    },
  };
}

function figure(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(2);
}
