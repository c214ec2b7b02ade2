import { createServer, type ServerResponse } from "node:http";
import {
  overpassAnswer,
  wikidataAnswer,
  wikipediaAnswer,
  wikivoyageAnswer,
} from "./open-data-answers.ts";
import { photonReply } from "./photon.ts";
import { PHOTON_WORLD } from "./photon-world.ts";

export const STAND_IN_SERVICES = [
  "photon",
  "wikivoyage",
  "wikidata",
  "overpass",
  "wikipedia",
] as const;
export type StandInService = (typeof STAND_IN_SERVICES)[number];

export const OPEN_DATA_FAULTS = [
  "429",
  "406",
  "error",
  "remark",
  "half",
  "huge",
  "late",
  "html",
  "redirect",
] as const;
export type OpenDataFault = (typeof OPEN_DATA_FAULTS)[number];

/** A question as it came. */
export type OpenDataRequest = {
  readonly service: StandInService;
  readonly url: URL;
  readonly userAgent: string;
};

export type OpenDataServer = {
  readonly url: string;
  readonly received: OpenDataRequest[];
  /** From now on the service fails so; undefined: no more. */
  fail(service: StandInService, fault: OpenDataFault | undefined): void;
  /** What an editor has added to each town's page. */
  plant(wikitext: string): void;
  /** Answers of the service wait until the promise settles. */
  hold(service: StandInService, until: Promise<void> | undefined): void;
  /** The most questions to one service that waited for their answer at the same time. */
  mostAtOnce(): number;
  close(): Promise<void>;
};

const ANSWERS: Readonly<
  Record<Exclude<StandInService, "photon">, (query: URLSearchParams, planted: string) => unknown>
> = {
  wikivoyage: wikivoyageAnswer,
  wikidata: wikidataAnswer,
  overpass: overpassAnswer,
  wikipedia: wikipediaAnswer,
};
const HUGE_BYTES = 5 * 1024 * 1024;

/** The services that guides are made from, each at a path of its own, over real HTTP. */
export async function startOpenDataServer(port = 0): Promise<OpenDataServer> {
  const received: OpenDataRequest[] = [];
  const faults = new Map<StandInService, OpenDataFault>();
  const holds = new Map<StandInService, Promise<void>>();
  const underWay = new Map<StandInService, number>();
  let mostAtOnce = 0;
  let planted = "";
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://stand-in");
    const service = STAND_IN_SERVICES.find((name) => url.pathname.startsWith(`/${name}/`));
    if (service === undefined) {
      response.writeHead(404).end();
      return;
    }
    const userAgent = request.headers["user-agent"] ?? "";
    received.push({ service, url, userAgent });
    const now = (underWay.get(service) ?? 0) + 1;
    underWay.set(service, now);
    mostAtOnce = Math.max(mostAtOnce, now);
    response.once("close", () => underWay.set(service, (underWay.get(service) ?? 1) - 1));
    void (holds.get(service) ?? Promise.resolve()).then(() => {
      // As Wikimedia's and OpenStreetMap's rules have it: who asks says so.
      if (!/^[\w-]+\/[\d.]+ \(.+\)/.test(userAgent)) {
        response.writeHead(403, { "content-type": "text/plain" }).end("Set a user-agent.");
        return;
      }
      const { status, body } =
        service === "photon"
          ? photonReply(PHOTON_WORLD, url.searchParams)
          : { status: 200, body: ANSWERS[service](url.searchParams, planted) };
      send(response, faults.get(service), body, status);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the stand-in has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    received,
    fail(service, fault) {
      if (fault === undefined) faults.delete(service);
      else faults.set(service, fault);
    },
    plant(wikitext) {
      planted = wikitext;
    },
    hold(service, until) {
      if (until === undefined) holds.delete(service);
      else holds.set(service, until);
    },
    mostAtOnce: () => mostAtOnce,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function send(
  response: ServerResponse,
  fault: OpenDataFault | undefined,
  answer: unknown,
  status: number,
): void {
  const json = { "content-type": "application/json; charset=utf-8" };
  const text = JSON.stringify(answer);
  switch (fault) {
    case undefined:
      response.writeHead(status, json).end(text);
      return;
    case "429":
      response.writeHead(429, { "retry-after": "120" }).end("Too many requests");
      return;
    case "406":
      response.writeHead(406, { "content-type": "text/html" }).end("<h1>Not Acceptable</h1>");
      return;
    case "error": {
      const error = { code: "internal_api_error", info: "Caught exception" };
      response.writeHead(200, json).end(JSON.stringify({ error }));
      return;
    }
    case "remark": {
      const remark = 'runtime error: Query timed out in "query" at line 3 after 21 seconds.';
      response.writeHead(200, json).end(JSON.stringify({ version: 0.6, elements: [], remark }));
      return;
    }
    case "half":
      response.writeHead(200, json).end(text.slice(0, text.length / 2));
      return;
    case "huge":
      response.writeHead(200, json).end(`["${"x".repeat(HUGE_BYTES)}"]`);
      return;
    case "html":
      response.writeHead(200, { "content-type": "text/html" }).end("<h1>Welcome</h1>");
      return;
    case "redirect":
      response.writeHead(302, { location: "http://169.254.169.254/latest/meta-data/" }).end();
      return;
    case "late":
  }
}
