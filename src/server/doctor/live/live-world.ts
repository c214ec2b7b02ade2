import type { Guide } from "../../../guide/guide.ts";
import type { Config } from "../../config/config.ts";
import { createWikimediaBudget } from "../../create-services.ts";
import type { Answer, askJson } from "../../lib/ask-json.ts";
import { systemClock } from "../../lib/clock.ts";
import { ServiceError } from "../../lib/service-error.ts";
import { isReachableContact, userAgent } from "../../lib/user-agent.ts";
import { type Asked, watchAsked } from "../../operating/watch-asked.ts";
import type { Finding } from "../finding.ts";
import { type LiveReading, type LiveSubject, liveLine } from "./live-line.ts";
import type { LiveSubjects } from "./live-subjects.ts";

/** Those that refuse a client which they can't reach. */
const WANTS_CONTACT: readonly string[] = [
  "Photon",
  "Wikimedia",
  "Wikipedia",
  "Wikivoyage",
  "Wikidata",
  "Overpass",
];

/** What the checks of the live services share. */
export type LiveWorld = {
  readonly config: Config;
  readonly subjects: LiveSubjects;
  /** Every question so far. */
  readonly asked: Asked[];
  /** What the server's own clients are made with. Nothing is kept. */
  readonly parts: ReturnType<typeof createParts>;
  readonly say: (finding: Finding) => void;
  /**
   * Does `work` and says a line of what it asked.
   *
   * @returns undefined where the service failed, which the line says.
   */
  readonly line: <T>(
    subject: LiveSubject,
    work: () => Promise<T>,
    readingOf: (value: T) => LiveReading,
  ) => Promise<T | undefined>;
  /**
   * Says a line of what was asked of some services since the question of the number `from`; none where nothing was.
   *
   * @param reading undefined where they failed.
   */
  readonly lineSince: (
    from: number,
    subject: LiveSubject & { readonly services: readonly string[] },
    reading: LiveReading | undefined,
  ) => void;
};

export function createLiveWorld(
  config: Config,
  subjects: LiveSubjects,
  to: {
    readonly guide: Guide;
    readonly say: (finding: Finding) => void;
    readonly onAnswer: (host: string, answer: Answer) => void;
  },
): LiveWorld {
  const { say } = to;
  const { asked, askService } = watchAsked();
  const isNamed = isReachableContact(config.openDataContact);
  const isContactNamed = ({ about }: LiveSubject) =>
    WANTS_CONTACT.includes(about) ? isNamed : undefined;
  return {
    config,
    subjects,
    asked,
    parts: createParts(config, to.guide, (question) =>
      askService({
        ...question,
        onAnswer: (answer) => to.onAnswer(new URL(question.url).host, answer),
      }),
    ),
    say,
    async line(subject, work, readingOf) {
      const from = asked.length;
      try {
        const value = await work();
        const came = { reading: readingOf(value), isContactNamed: isContactNamed(subject) };
        say(liveLine(subject, asked.slice(from), came));
        return value;
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error;
        const own = asked.slice(from);
        // It failed before, which has a line of its own: the server leaves it alone now, too.
        const isLeftAlone = error.trouble === "circuit_open" && own.length === 0;
        const came = { error, isContactNamed: isContactNamed(subject) };
        if (!isLeftAlone) say(liveLine(subject, own, came));
        return undefined;
      }
    },
    lineSince(from, { services, ...subject }, reading) {
      const own = asked.slice(from).filter(({ service }) => services.includes(service));
      if (own.length === 0) return;
      const error = new ServiceError(`${own.at(-1)?.service}: an answer of another shape`, {
        trouble: "broken",
      });
      say(liveLine(subject, own, { reading, error, isContactNamed: isContactNamed(subject) }));
    },
  };
}

function createParts(config: Config, guide: Guide, askService: typeof askJson) {
  return {
    guide,
    lookups: { find: async () => undefined, async save() {} },
    clock: systemClock,
    log: { warn() {}, debug() {} },
    askService,
    wikimediaBudget: createWikimediaBudget(config, systemClock),
    userAgent: userAgent(config.openDataContact),
  };
}
