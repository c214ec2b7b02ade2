import type { SettingsReader } from "./settings-reader.ts";

/** The length of `openssl rand -hex 16`, which can't be guessed. */
const MIN_TOKEN_LENGTH = 32;

/** What a reader of the measurements must send; undefined: nothing is measured. */
export function readMetricsToken(from: SettingsReader): string | undefined {
  const token = from.readSecret("METRICS_TOKEN");
  if (token !== undefined && (token.length < MIN_TOKEN_LENGTH || !/^[!-~]+$/.test(token))) {
    from.problems.push(
      `METRICS_TOKEN needs at least ${MIN_TOKEN_LENGTH} characters, none of them blank; openssl rand -hex 16 makes one`,
    );
  }
  return token;
}
