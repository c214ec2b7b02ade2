import type { SettingsReader } from "./settings-reader.ts";

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
const LOG_FORMATS = ["json", "text"] as const;

export type LogConfig = {
  readonly level: (typeof LOG_LEVELS)[number];
  /** Undefined: text in a terminal, JSON anywhere else. */
  readonly format: (typeof LOG_FORMATS)[number] | undefined;
};

export function readLogConfig(from: SettingsReader): LogConfig {
  return {
    level: from.readChoice("LOG_LEVEL", LOG_LEVELS) ?? "info",
    format: from.readChoice("LOG_FORMAT", LOG_FORMATS),
  };
}
