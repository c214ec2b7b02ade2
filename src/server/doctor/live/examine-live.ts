import type { Config } from "../../config/config.ts";
import { readGuide } from "../../guides/read-guide.ts";
import { isReachableContact } from "../../lib/user-agent.ts";
import { recordAsked } from "../../operating/record-asked.ts";
import { type Finding, findingsAbout } from "../finding.ts";
import type { ProviderClock } from "../provider-clock.ts";
import { adviceOn } from "./advice.ts";
import { checkGuides, checkSuggestions } from "./check-guides.ts";
import { checkModelCall } from "./check-model.ts";
import {
  checkForecast,
  checkMap,
  checkPhotos,
  checkRates,
  checkRides,
  checkWalks,
} from "./check-pictures.ts";
import { LIVE_SUBJECTS, type LiveSubjects } from "./live-subjects.ts";
import { createLiveWorld } from "./live-world.ts";

export type LiveOptions = {
  /** Whether the model is called once, which is billed. */
  readonly isModelCalled: boolean;
  /** Where each question and its answer is written; undefined: nowhere. */
  readonly recordTo: string | undefined;
  readonly subjects?: LiveSubjects;
};

/**
 * Asks each service what the server asks, by the server's own clients and readers, one after another.
 *
 * @param to.say called with each line as soon as it is known.
 * @returns what all of it together says.
 */
export async function examineLive(
  config: Config,
  { isModelCalled, recordTo, subjects = LIVE_SUBJECTS }: LiveOptions,
  to: {
    readonly say: (finding: Finding) => void;
    readonly clock: ProviderClock;
    readonly hideSecrets: (text: string) => string;
  },
): Promise<Finding[]> {
  const world = createLiveWorld(config, subjects, {
    guide: await readGuide(),
    say: to.say,
    onAnswer: (host, { headers }) => to.clock.note(host, headers),
  });
  const asksWikimedia = config.photos.kind === "wikimedia" || config.openGuides !== undefined;
  if (asksWikimedia && !isReachableContact(config.openDataContact)) {
    to.say(
      findingsAbout("contact").warning(
        "OPEN_DATA_CONTACT isn't set: Wikimedia answers this server 10 requests a minute, so this takes some minutes.",
      ),
    );
  }
  try {
    await checkSuggestions(world);
    // Before guides, which leave nothing of a minute's requests.
    await checkPhotos(world);
    await checkGuides(world);
    await checkRates(world);
    await checkForecast(world);
    await checkWalks(world);
    await checkRides(world);
    await checkMap(world);
    if (isModelCalled) await checkModelCall(world);
  } finally {
    if (recordTo !== undefined) {
      const count = recordAsked(recordTo, world.asked, to.hideSecrets);
      to.say(findingsAbout("recording").ok(`${count} answers are in ${recordTo}.`));
    }
  }
  return adviceOn(world.asked, config);
}
