import { examine } from "../../../src/server/doctor/examine.ts";
import type { LiveOptions, LiveSubjects } from "../../../src/server/doctor/live/examine-live.ts";

/** The stand-ins' data: what the doctor asks the services for. */
export const STAND_IN_SUBJECTS: LiveSubjects = {
  begun: "Alvo",
  town: "Alvorim",
  photo: {
    kind: "place",
    query: "Belém Tower",
    destination: "Lisbon, Portugal",
    at: { lat: 38.6916, lon: -9.216 },
  },
};

/** The lines of `npm run doctor -- --live` about the services, as "level about text", without how long each took. */
export async function askLive(
  env: Readonly<Record<string, string>>,
  live: Partial<LiveOptions> = {},
): Promise<string[]> {
  const options = { isModelCalled: false, subjects: STAND_IN_SUBJECTS };
  const findings = await examine({ settings: [env], live: { ...options, ...live } });
  return findings.map(({ level, about, text }) =>
    `${level} ${about} ${text}`.replace(/\b\d+\.\d s\b/g, "0 s"),
  );
}
