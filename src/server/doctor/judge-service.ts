import { ServiceError } from "../lib/service-error.ts";
import type { Finding, findingsAbout } from "./finding.ts";

/** What a service's refusal, silence or absence means. @throws any other error. */
export function judgeService(
  error: unknown,
  parts: {
    findings: ReturnType<typeof findingsAbout>;
    /** Whether the server can't do without it (a problem) or can (a warning). */
    level: "warning" | "problem";
    /** The settings to look at where it refuses us, and where it isn't there. */
    refused: string;
    gone: string;
  },
): Finding {
  if (!(error instanceof ServiceError)) throw error;
  const { findings, level, refused, gone } = parts;
  switch (error.trouble) {
    case "refused":
      return findings[level](`${error.message}: it refuses. Check ${refused}.`);
    case "busy":
      return findings.warning(
        `${error.message}: it has trouble of its own, or too much to do. Try again later.`,
      );
    case "broken":
      return findings[level](`${error.message}. Check ${gone}.`);
    case "late":
    case "unreachable":
    case "circuit_open":
      return findings[level](`${error.message}. Check ${gone} and this machine's network.`);
  }
}
