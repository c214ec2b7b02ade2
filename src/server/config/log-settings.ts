const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
const LOG_FORMATS = ["json", "text"] as const;

export type LogConfig = {
  readonly level: (typeof LOG_LEVELS)[number];
  /** Undefined: text in a terminal, JSON anywhere else. */
  readonly format: (typeof LOG_FORMATS)[number] | undefined;
};

/** The variables that set it. */
export const LOG_VARIABLES = ["LOG_LEVEL", "LOG_FORMAT"] as const;
type Variable = (typeof LOG_VARIABLES)[number];

export function readLogConfig(
  read: (name: Variable) => string | undefined,
  problems: string[],
): LogConfig {
  function readOne<T extends string>(name: Variable, known: readonly T[]): T | undefined {
    const text = read(name);
    const found = known.find((one) => one === text);
    if (text !== undefined && found === undefined) {
      problems.push(`${name} is "${text}", not ${known.join(", ")}`);
    }
    return found;
  }
  return {
    level: readOne("LOG_LEVEL", LOG_LEVELS) ?? "info",
    format: readOne("LOG_FORMAT", LOG_FORMATS),
  };
}
