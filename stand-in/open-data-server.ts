import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listen } from "./listen.ts";
import { nasaPowerAnswer } from "./nasa-power.ts";
import {
  overpassAnswer,
  wikidataAnswer,
  wikipediaAnswer,
  wikivoyageAnswer,
} from "./open-data-answers.ts";
import { type Answer, failedAnswer, type OpenDataFault } from "./open-data-faults.ts";
import { photonReply } from "./photon.ts";
import { PHOTON_WORLD } from "./photon-world.ts";
import { createWikimediaRates, type WikimediaRates } from "./wikimedia-rates.ts";

export const STAND_IN_SERVICES = [
  "photon",
  "wikivoyage",
  "wikidata",
  "overpass",
  "wikipedia",
  "nasa-power",
] as const;
export type StandInService = (typeof STAND_IN_SERVICES)[number];

/** A question as it came, and what became of it. */
export type OpenDataRequest = {
  readonly service: StandInService;
  readonly url: URL;
  readonly userAgent: string;
  status: number;
};

/** Which questions a fault is for; all where it isn't said. */
type FaultOptions = {
  readonly isFor?: (query: URLSearchParams) => boolean;
  /** The number of failures; then the service is well again. */
  readonly times?: number;
};

export type OpenDataServer = {
  readonly url: string;
  readonly received: OpenDataRequest[];
  /** From now on the service fails so; undefined: no more. */
  fail(service: StandInService, fault: OpenDataFault | undefined, options?: FaultOptions): void;
  /** An editor's addition to each town's page. */
  plant(wikitext: string): void;
  /** Answers of the service wait until the promise settles. */
  hold(service: StandInService, until: Promise<void> | undefined): void;
  /** The most questions to one service that waited for their answer at the same time. */
  mostAtOnce(): number;
  close(): Promise<void>;
};

type Asked = { readonly service: StandInService; readonly url: URL; readonly userAgent: string };

const JSON_TYPE = "application/json; charset=utf-8";
/** The number of one client's queries that Overpass answers at the same time. */
const OVERPASS_SLOTS = 2;
/** Of a client that doesn't name itself: nothing, or what its library sends by itself. */
const NAMELESS =
  /^(?:$|(?:node|undici|axios|python-requests|Python-urllib|curl|Java|Go-http-client)\b)/;

/** The services that guides are made from, each at a path of its own, over real HTTP. */
export async function startOpenDataServer(port = 0): Promise<OpenDataServer> {
  const received: OpenDataRequest[] = [];
  const faults = new Map<StandInService, { fault: OpenDataFault; left: number } & FaultOptions>();
  const holds = new Map<StandInService, Promise<void>>();
  const underWay = new Map<StandInService, number>();
  const rates = createWikimediaRates();
  let mostAtOnce = 0;
  let planted = "";

  function faultFor({ service, url }: Asked): OpenDataFault | undefined {
    const own = faults.get(service);
    if (own === undefined || own.left <= 0 || own.isFor?.(url.searchParams) === false) return;
    own.left -= 1;
    return own.fault;
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://stand-in");
    const service = STAND_IN_SERVICES.find((name) => url.pathname.startsWith(`/${name}/`));
    if (service === undefined) {
      response.writeHead(404).end();
      return;
    }
    const userAgent = request.headers["user-agent"] ?? "";
    const noted = { service, url, userAgent, status: 0 };
    received.push(noted);
    const now = (underWay.get(service) ?? 0) + 1;
    underWay.set(service, now);
    mostAtOnce = Math.max(mostAtOnce, now);
    response.once("close", () => underWay.set(service, (underWay.get(service) ?? 1) - 1));
    await holds.get(service);
    const asked = { service, url, userAgent };
    const refusal = refusalOf(asked, { rates, underWay: now });
    const fault = refusal === undefined ? faultFor(asked) : undefined;
    if (fault === "late") return;
    const whole = () => answerTo(asked, planted);
    const answer =
      refusal ??
      (fault === undefined ? whole() : failedAnswer(service, fault, whole, url.searchParams));
    noted.status = answer.status;
    const isText = typeof answer.body === "string";
    const text = isText ? String(answer.body) : JSON.stringify(answer.body);
    const type = isText ? "text/html; charset=utf-8" : JSON_TYPE;
    response.writeHead(answer.status, { "content-type": type, ...answer.headers }).end(text);
  }

  const server = createServer((request, response) => {
    void serve(request, response);
  });
  const { url, close } = await listen(server, port);
  return {
    url,
    received,
    fail(service, fault, options = {}) {
      const left = options.times ?? Number.POSITIVE_INFINITY;
      if (fault === undefined) faults.delete(service);
      else faults.set(service, { ...options, fault, left });
    },
    plant(wikitext) {
      planted = wikitext;
    },
    hold(service, until) {
      if (until === undefined) holds.delete(service);
      else holds.set(service, until);
    },
    mostAtOnce: () => mostAtOnce,
    close,
  };
}

function answerTo({ service, url }: Asked, planted: string): Answer {
  const query = url.searchParams;
  switch (service) {
    case "photon":
      return photonReply(PHOTON_WORLD, query);
    case "wikivoyage":
      return { status: 200, body: wikivoyageAnswer(query, planted) };
    case "wikipedia":
      return { status: 200, body: wikipediaAnswer(query) };
    case "wikidata":
      return wikidataAnswer(query);
    case "nasa-power":
      return nasaPowerAnswer(url);
    case "overpass":
      return overpassAnswer(query);
  }
}

/** The demands of each service on its clients: a name, and no more questions than it allows. */
function refusalOf(
  { service, url, userAgent }: Asked,
  { rates, underWay }: { rates: WikimediaRates; underWay: number },
): Answer | undefined {
  const refused = (fault: "refused" | "429") =>
    failedAnswer(service, fault, () => ({ status: 200, body: "" }), url.searchParams);
  if (service === "photon") return undefined;
  if (NAMELESS.test(userAgent)) return refused("refused");
  if (service === "overpass") return underWay > OVERPASS_SLOTS ? refused("429") : undefined;
  const waitS = rates.refuse(userAgent);
  if (waitS === undefined) return undefined;
  const body = "You are making too many requests. Identify yourself, or slow down.";
  return { status: 429, body, headers: { "retry-after": String(waitS) } };
}
