import type { ServerResponse } from "node:http";
import { GUIDE_CITIES } from "../test/support/guide.ts";
import type { AskedPlaces } from "./google-places-protocol.ts";
import { ALL_TOWNS, positionOf as positionInTown } from "./open-data-towns.ts";
import { photonReply } from "./photon.ts";
import { PHOTON_WORLD } from "./photon-world.ts";
import { sendCommonFault, sendImage, sendJson } from "./places-answers.ts";
import { type PlacesFault, readPlacesFault, withoutFault } from "./places-fault.ts";

const UPLOAD = /^\/wikipedia\/commons\/thumb\/a\/ab\/([\w-]+)\.png\/(\d+)px-\1\.png$/;
/** As `thumburl` ends since the thumbnails have a host of their own. */
const CAMPAIGN = "utm_source=commons.wikimedia.org&utm_campaign=imageinfo&utm_content=thumbnail";
/** More are an error; of what is shown of pages, as much comes at once as each module counts. */
const MAX_TITLES = 50;
const MAX_IMAGES = 50;
const MAX_POINTS = 500;
/** Any other width is refused, as Wikimedia does since 2026. */
const STEPS = [20, 40, 60, 120, 250, 330, 500, 960, 1280, 1920, 3840];
const ORIGINAL_WIDTH = 2400;

/** Wikipedia, Commons, Wikimedia's image host and Photon. @returns false for a path of none of them. */
export async function answerAsOpenData(
  asked: AskedPlaces,
  response: ServerResponse,
): Promise<boolean> {
  const { pathname } = asked.url;
  const upload = UPLOAD.exec(pathname);
  if (upload === null && pathname !== "/w/api.php" && pathname !== "/api") return false;
  if (!/^[\w-]+\/[\d.]+ \(.+\)/.test(asked.headers["user-agent"] ?? "")) {
    response.writeHead(403, { "content-type": "text/plain" }).end("Set a user-agent.");
    return true;
  }
  if (pathname === "/w/api.php") {
    const waitS = asked.wikimediaRates.refuse(asked.headers["user-agent"] ?? "");
    if (waitS !== undefined) {
      response.writeHead(429, { "retry-after": String(waitS), "content-type": "text/plain" });
      response.end("You are making too many requests. Identify yourself, or slow down.");
      return true;
    }
  }
  if (upload !== null) {
    const [, name = "", width] = upload;
    if (!STEPS.includes(Number(width))) {
      response.writeHead(400, { "content-type": "text/plain" }).end("Use a listed size.");
      return true;
    }
    const fault = faultOf(asked, textOf(name));
    const { trapUrl } = asked;
    await sendImage(response, fault, { widthPx: Number(width), path: pathname, trapUrl });
  } else if (pathname === "/api") sendPlaces(asked, response);
  else if (asked.url.searchParams.get("prop") === "imageinfo") sendFile(asked, response);
  else sendPages(asked, response);
  return true;
}

function sendPlaces(asked: AskedPlaces, response: ServerResponse): void {
  const text = asked.url.searchParams.get("q") ?? "";
  const fault = faultOf(asked, text);
  if (sendCommonFault(response, fault)) return;
  const query = new URLSearchParams(asked.url.searchParams);
  query.set("q", withoutFault(text));
  const { status, body } = photonReply(fault === "none" ? [] : PHOTON_WORLD, query);
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

function sendPages(asked: AskedPlaces, response: ServerResponse): void {
  const { searchParams } = asked.url;
  const titles = searchParams.get("titles")?.split("|");
  const texts = titles ?? [withoutCity(searchParams.get("gsrsearch") ?? "")];
  const fault = faultOf(asked, texts.join(" "));
  if (sendCommonFault(response, fault)) return;
  if (texts.length > MAX_TITLES) {
    sendTooMany(response);
    return;
  }
  const called = texts.map((text) => text.charAt(0).toUpperCase() + text.slice(1));
  const pages = [...new Set(called)].map((text, index) => {
    const title = withoutFault(text);
    if (fault === "none" || isOfCity(title)) return { ns: 0, title, missing: true };
    const pageimage = fault === "no-photos" ? {} : { pageimage: `${nameOf(text)}.png` };
    const coordinates = [{ ...positionOf(title), primary: true, globe: "earth" }];
    return { pageid: 1000 + index, ns: 0, title, index: index + 1, coordinates, ...pageimage };
  });
  const isEmpty = fault === "none" && titles === undefined;
  if (isEmpty) {
    sendJson(response, { batchcomplete: true });
    return;
  }
  const normalized = texts.flatMap((from, index) => {
    const to = called[index] ?? from;
    return from === to ? [] : [{ fromencoded: false, from, to }];
  });
  const query = { ...(normalized.length === 0 ? {} : { normalized }), pages };
  sendJson(response, inParts(query, searchParams));
}

const POSITIONS = new Map([
  ...GUIDE_CITIES.flatMap(({ places, hotels }) =>
    [...places, ...hotels].map(({ name, at }) => [name, at] as const),
  ),
  ...ALL_TOWNS.flatMap((town) => [
    [town.name, town.centre] as const,
    ...town.places.map((place) => [place.name, positionInTown(town, place)] as const),
  ]),
]);

/** Where our guide, or a stand-in's town, has a place or hotel; all others are beside the Belém Tower. */
function positionOf(title: string) {
  return POSITIONS.get(title) ?? { lat: 38.6916, lon: -9.216 };
}

/** A part of the answer: each page stands in each part, with its image and point in one of them. */
function inParts(query: { pages: readonly object[] }, asked: URLSearchParams): object {
  const limit = asked.get("pilimit") ?? "50";
  const most = limit === "max" ? MAX_IMAGES : Math.min(MAX_IMAGES, Number(limit));
  const points = asked.get("colimit") ?? "10";
  const mostPoints = points === "max" ? MAX_POINTS : Math.min(MAX_POINTS, Number(points));
  const step = Math.min(most, mostPoints);
  const from = Number(asked.get("picontinue") ?? 0);
  const pages = query.pages.map((page, index) => {
    if (index >= from && index < from + step) return page;
    const { pageimage: _, coordinates: __, ...rest } = page as Record<string, unknown>;
    return rest;
  });
  const isWhole = from + step >= pages.length;
  return {
    ...(isWhole
      ? { batchcomplete: true }
      : { continue: { picontinue: from + step, continue: "||" } }),
    query: { ...query, pages },
  };
}

function sendTooMany(response: ServerResponse): void {
  const info = `Too many values supplied for parameter "titles". The limit is ${MAX_TITLES}.`;
  sendJson(response, { error: { code: "toomanyvalues", info, limit: MAX_TITLES } });
}

function sendFile(asked: AskedPlaces, response: ServerResponse): void {
  const files = (asked.url.searchParams.get("titles") ?? "").split("|");
  const names = files.map((file) => file.replace(/^File:|\.png$/g, ""));
  const fault = faultOf(asked, names.map(textOf).join(" "));
  if (sendCommonFault(response, fault)) return;
  if (names.length > MAX_TITLES) {
    sendTooMany(response);
    return;
  }
  const pages = names.map((name, index) => fileOf(name, index, asked.ownUrl));
  sendJson(response, { batchcomplete: true, query: { pages } });
}

function fileOf(name: string, index: number, ownUrl: string): object {
  const imageinfo = [
    {
      width: ORIGINAL_WIDTH,
      height: (ORIGINAL_WIDTH * 2) / 3,
      mime: "image/png",
      thumburl: `${ownUrl}/wikipedia/commons/thumb/a/ab/${name}.png/330px-${name}.png?${CAMPAIGN}`,
      thumbwidth: 330,
      descriptionurl: `https://commons.wikimedia.org/wiki/File:${name}.png`,
      extmetadata: {
        Artist: {
          value:
            '<a href="//commons.wikimedia.org/wiki/User:Ana" title="User:Ana">Ana &amp; Rui</a>',
        },
        LicenseShortName: { value: "CC BY-SA 4.0" },
        LicenseUrl: { value: "https://creativecommons.org/licenses/by-sa/4.0" },
      },
    },
  ];
  return { pageid: index + 1, ns: 6, title: `File:${name}.png`, imageinfo };
}

/** "Chiado (Lisbon)" and "Chiado, Lisbon": pages are called so where others have the name too. */
function isOfCity(title: string): boolean {
  return GUIDE_CITIES.some(
    ({ name }) => title.endsWith(` (${name})`) || title.endsWith(`, ${name}`),
  );
}

function faultOf(asked: AskedPlaces, query: string): PlacesFault | undefined {
  return readPlacesFault(query) ?? asked.fault;
}

/** A real search sees past the city that follows a name. */
function withoutCity(text: string): string {
  const city = GUIDE_CITIES.find(({ name }) => text.endsWith(` ${name}`));
  return city === undefined ? text : text.slice(0, -city.name.length - 1);
}

function nameOf(text: string): string {
  return Buffer.from(text).toString("base64url");
}

function textOf(name: string): string {
  return Buffer.from(name, "base64url").toString("utf8");
}
