import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";
import { answerAsFrankfurter } from "../../../stand-in/frankfurter.ts";
import { answerAsMetNorway } from "../../../stand-in/met-norway.ts";
import { answerAsMotis } from "../../../stand-in/motis.ts";
import { type OpenDataServer, startOpenDataServer } from "../../../stand-in/open-data-server.ts";
import { answerAsOsrm } from "../../../stand-in/osrm.ts";
import { type PlacesServer, startPlacesServer } from "../../../stand-in/places-server.ts";
import type { Certificate } from "./self-signed.ts";

/** The services by their own hosts, and the path that each has where all are at one address. */
export const SERVICE_HOSTS: Readonly<Record<string, string>> = {
  "photon.komoot.io": "photon",
  "en.wikivoyage.org": "wikivoyage",
  "query.wikidata.org": "wikidata",
  "overpass-api.de": "overpass",
  "en.wikipedia.org": "wikipedia",
  "commons.wikimedia.org": "commons",
  "thumb.wikimedia.org": "images",
  "api.frankfurter.dev": "frankfurter",
  "api.met.no": "met-norway",
  "power.larc.nasa.gov": "nasa-power",
};
/** By its path at the common address, and at its own host. */
const FRANKFURTER = /^(?:\/frankfurter)?\/v2\//;
const MET_NORWAY = /^(?:\/met-norway)?\/weatherapi\//;
const THUMBNAILS = "https://thumb.wikimedia.org";

export type ServiceFront = {
  readonly url: string;
  readonly port: number;
  /** The settings of a server that asks all services here; none for one that asks them by their own names. */
  readonly env: Readonly<Record<string, string>>;
  readonly openData: OpenDataServer;
  readonly places: PlacesServer;
  /** From now on every request is answered so; undefined: by the stand-ins. */
  answerAll(listener: RequestListener | undefined): void;
  close(): Promise<void>;
};

/**
 * All open services at one address: the stand-ins', with Wikipedia's two halves as one. With a certificate it answers by
 * https, under the services' own names.
 */
export async function startServiceFront(certificate?: Certificate): Promise<ServiceFront> {
  const [openData, places] = await Promise.all([startOpenDataServer(), startPlacesServer()]);
  let everything: RequestListener | undefined;

  /** Where a question is answered; undefined: nowhere. */
  function targetOf({ url = "/", headers }: IncomingMessage): string | undefined {
    const named = SERVICE_HOSTS[headers.host?.split(":")[0] ?? ""];
    const path = named === undefined ? url : `/${named}${url}`;
    const [, service = ""] = path.split("/");
    const rest = path.slice(service.length + 1);
    switch (service) {
      case "photon":
      case "wikivoyage":
      case "wikidata":
      case "overpass":
      case "nasa-power":
        return `${openData.url}${path}`;
      case "wikipedia": {
        const isOfGuides = /[?&](?:prop=pageviews|generator=geosearch)/.test(path);
        return isOfGuides ? `${openData.url}${path}` : `${places.url}${rest}`;
      }
      case "commons":
      case "images":
        return `${places.url}${rest}`;
    }
    return undefined;
  }

  const listener: RequestListener = (request, response) => {
    if (everything !== undefined) {
      everything(request, response);
      return;
    }
    const { headers, url = "" } = request;
    if (FRANKFURTER.test(url)) {
      const rates = answerAsFrankfurter(new URL(url.replace(/^\/frankfurter/, ""), front.url));
      response.writeHead(rates.status, rates.headers).end(rates.body);
      return;
    }
    if (MET_NORWAY.test(url)) {
      const at = new URL(url.replace(/^\/met-norway/, ""), front.url);
      const forecast = answerAsMetNorway(at, headers);
      response.writeHead(forecast.status, forecast.headers).end(forecast.body);
      return;
    }
    if (url.startsWith("/osrm/")) {
      const at = new URL(url.replace("/osrm", ""), front.url);
      const table = answerAsOsrm(at, { walkOf: () => ({ metres: 700, seconds: 540 }) });
      response.writeHead(table.status, table.headers).end(table.body);
      return;
    }
    if (url.startsWith("/motis/")) {
      const plan = answerAsMotis(new URL(url.replace("/motis", ""), front.url), headers);
      response.writeHead(plan.status, plan.headers).end(plan.body);
      return;
    }
    const target = targetOf(request);
    if (target === undefined) {
      response.writeHead(404).end();
      return;
    }
    const images = certificate === undefined ? `${front.url}/images` : THUMBNAILS;
    fetch(target, { headers: { "user-agent": headers["user-agent"] ?? "" } })
      .then(async (answer) => {
        const type = answer.headers.get("content-type") ?? "";
        const wait = answer.headers.get("retry-after");
        const body = Buffer.from(await answer.arrayBuffer());
        response.writeHead(answer.status, {
          "content-type": type,
          ...(wait === null ? {} : { "retry-after": wait }),
        });
        const isText = !type.startsWith("image/");
        response.end(isText ? body.toString().replaceAll(places.url, images) : body);
      })
      .catch(() => response.destroy());
  };

  const server =
    certificate === undefined ? createServer(listener) : createTlsServer(certificate, listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const front = { url: `http://127.0.0.1:${port}`, port };
  const at = (service: string) => `${front.url}/${service}`;
  const contact = { OPEN_DATA: "on", OPEN_DATA_CONTACT: "operator@example.org" };
  return {
    ...front,
    env: {
      ...contact,
      MAP_TILES: "off",
      ...(certificate === undefined
        ? {
            PHOTON_URL: at("photon"),
            WIKIVOYAGE_URL: at("wikivoyage"),
            WIKIDATA_QUERY_URL: at("wikidata"),
            OVERPASS_URL: at("overpass"),
            WIKIPEDIA_URL: at("wikipedia"),
            COMMONS_URL: at("commons"),
            FRANKFURTER_URL: at("frankfurter"),
            MET_NORWAY_URL: at("met-norway"),
            ROUTING_URL: at("osrm"),
            TRANSIT_URL: at("motis"),
            NASA_POWER_URL: at("nasa-power"),
          }
        : {}),
    },
    openData,
    places,
    answerAll(next) {
      everything = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await Promise.all([openData.close(), places.close()]);
    },
  };
}
