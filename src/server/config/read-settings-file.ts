import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { StartupError } from "../lib/startup-error.ts";

/** In the folder that a server or command is started in. */
const SETTINGS_FILE = ".env";

/**
 * The settings of the file `.env`, none where there is no such file.
 *
 * @throws StartupError when it is there and can't be read.
 */
export function readSettingsFile(): Readonly<Record<string, string | undefined>> {
  try {
    return parseEnv(readFileSync(SETTINGS_FILE, "utf8"));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return {};
    throw new StartupError(
      `The file ${SETTINGS_FILE} can't be read (${code}). Make it readable for user ${process.getuid?.() ?? "running this"}, or move it away.`,
    );
  }
}
