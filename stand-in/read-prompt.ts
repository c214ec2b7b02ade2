/** The parts of a prompt of src/domain/plan/plan-prompt.ts that the stand-in understands. */
export type AskedSlice = {
  readonly destination: string;
  readonly totalDays: number;
  readonly firstDay: number;
  readonly lastDay: number;
  readonly placesPerDay: number;
  /** How many hotels it asks for; none when they are chosen already. */
  readonly hotels: number;
  readonly usedPlaces: readonly string[];
  /** Ids of places to choose from; none where the prompt names none. */
  readonly candidates: readonly string[];
  /** Whether it says that the answer before could not be used. */
  readonly asksToRepair: boolean;
};

/** Reads a prompt. @throws when it is not one of ours. */
export function readPrompt(prompt: string): AskedSlice {
  const facts = JSON.parse(found(prompt, /as JSON: (\{.*\})\.$/m)) as {
    location: string;
    totalDays: number;
  };
  const days = /Plan (?:only )?day (\d+) to day (\d+)(?: of \d+)?, (\d+) places a day/.exec(prompt);
  if (days === null) throw new Error("the prompt names no days");
  const [, firstDay, lastDay, placesPerDay] = days.map(Number);
  const used = /^These places are in the plan already, do not repeat them: (.*)\.$/m.exec(prompt);
  return {
    destination: facts.location,
    totalDays: facts.totalDays,
    firstDay: firstDay ?? 1,
    lastDay: lastDay ?? 1,
    placesPerDay: placesPerDay ?? 1,
    hotels: Number(/^Suggest (\d+) hotels\.$/m.exec(prompt)?.[1] ?? 0),
    usedPlaces: used?.[1]?.split("; ") ?? [],
    candidates: candidatesIn(prompt),
    asksToRepair: prompt.includes("Your last answer could not be used"),
  };
}

function candidatesIn(prompt: string): readonly string[] {
  const data = /^Places that are known there, as JSON data, .*?: (\[.*\])\.$/m.exec(prompt)?.[1];
  return (JSON.parse(data ?? "[]") as { id: string }[]).map(({ id }) => id);
}

function found(text: string, pattern: RegExp): string {
  const match = pattern.exec(text)?.[1];
  if (match === undefined) throw new Error(`the prompt has no ${pattern}`);
  return match;
}

/**
 * The parts of a prompt of src/domain/wishes/model/wish-question.ts that the stand-in understands, the data in it.
 * Before a trip is planned it has no days.
 */
export type AskedWish = {
  readonly wish: string;
  readonly days: readonly {
    readonly number: number;
    readonly places: readonly string[];
  }[];
};

/** Reads a prompt that asks for a wish's meaning; undefined where it asks for something else. */
export function readWishPrompt(prompt: string): AskedWish | undefined {
  const data = /^Read this wish\. The request, as JSON data: (\{.*\})$/.exec(prompt);
  return data === null
    ? undefined
    : { days: [], ...(JSON.parse(data[1] ?? "") as Pick<AskedWish, "wish"> & Partial<AskedWish>) };
}
