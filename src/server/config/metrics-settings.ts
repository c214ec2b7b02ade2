import type { SettingsReader } from "./settings-reader.ts";

export type MetricsConfig = {
  /** A port of its own, which answers nothing else. */
  readonly listen: { readonly host: string; readonly port: number } | undefined;
  /** A reader must send it; where it is set the main port answers as well. */
  readonly token: string | undefined;
};

const DEFAULT_HOST = "127.0.0.1";
/** The length of `openssl rand -hex 16`, which can't be guessed. */
const MIN_TOKEN_LENGTH = 32;

/** @param mainPort the port that is taken already. @returns undefined where measurements are off. */
export function readMetricsConfig(
  from: SettingsReader,
  mainPort: number,
): MetricsConfig | undefined {
  const { problems } = from;
  const token = from.readSecret("METRICS_TOKEN");
  if (token !== undefined && !isStrong(token)) {
    problems.push(
      `METRICS_TOKEN needs at least ${MIN_TOKEN_LENGTH} characters, none of them blank; openssl rand -hex 16 makes one`,
    );
  }
  const host = from.read("METRICS_HOST");
  if (from.read("METRICS_PORT") === undefined) {
    if (host !== undefined) problems.push("METRICS_HOST is of no use without METRICS_PORT");
    return token === undefined ? undefined : { listen: undefined, token };
  }
  const port = from.readWhole("METRICS_PORT", 9464, 65_535);
  if (port === mainPort) problems.push("METRICS_PORT is PORT; give it a number of its own");
  return { listen: { host: host ?? DEFAULT_HOST, port }, token };
}

function isStrong(token: string): boolean {
  return token.length >= MIN_TOKEN_LENGTH && /^[!-~]+$/.test(token);
}
