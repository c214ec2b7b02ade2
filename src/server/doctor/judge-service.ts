import { ServiceError } from "../lib/service-error.ts";
import type { Finding, findingsAbout } from "./finding.ts";

/** What a service's refusal, silence or absence means for us. @throws what isn't one. */
export function judgeService(
  error: unknown,
  parts: {
    tell: ReturnType<typeof findingsAbout>;
    /** What we do without it: a problem, or no more than a warning. */
    level: "warning" | "problem";
    /** The settings to look at where it refuses us, and where it isn't there. */
    refused: string;
    gone: string;
  },
): Finding {
  if (!(error instanceof ServiceError)) throw error;
  const { tell, level, refused, gone } = parts;
  switch (error.trouble) {
    case "refused":
      return tell[level](`${error.message}: it refuses. Check ${refused}.`);
    case "busy":
      return tell.warning(
        `${error.message}: it has trouble of its own, or too much to do. Try again later.`,
      );
    case "broken":
      return tell[level](`${error.message}. Check ${gone}.`);
    case "late":
    case "unreachable":
    case "circuit_open":
      return tell[level](`${error.message}. Check ${gone} and this machine's network.`);
  }
}
