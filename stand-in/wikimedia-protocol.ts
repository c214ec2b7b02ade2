import type { ServerResponse } from "node:http";
import { GUIDE_CITIES } from "../src/guide/guide-cities.ts";
import type { AskedPlaces } from "./google-places-protocol.ts";
import { sendCommonFault, sendImage, sendJson } from "./places-answers.ts";
import { type PlacesFault, readPlacesFault, withoutFault } from "./places-fault.ts";

const UPLOAD = /^\/wikipedia\/commons\/thumb\/a\/ab\/([\w-]+)\.png\/(\d+)px-\1\.png$/;
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
  if (sendCommonFault(response, fault, "")) return;
  const query = withoutFault(text).toLowerCase();
  const towns = [
    { name: "Lisbon", state: "Lisbon", country: "Portugal", osm_id: 5400890 },
    { name: "Lisburn", state: "Northern Ireland", country: "United Kingdom", osm_id: 1117773 },
    { name: "Lisieux", state: "Normandy", country: "France", osm_id: 133474 },
  ].filter(({ name }) => fault !== "none" && name.toLowerCase().startsWith(query));
  const features = towns.map((town) => ({
    type: "Feature",
    geometry: { type: "Point", coordinates: [-9.1365919, 38.7077507] },
    properties: { osm_type: "R", osm_key: "place", osm_value: "city", type: "city", ...town },
  }));
  sendJson(response, { type: "FeatureCollection", features });
}

function sendPages(asked: AskedPlaces, response: ServerResponse): void {
  const { searchParams } = asked.url;
  const titles = searchParams.get("titles")?.split("|");
  const texts = titles ?? [withoutCity(searchParams.get("gsrsearch") ?? "")];
  const fault = faultOf(asked, texts.join(" "));
  if (sendCommonFault(response, fault, "")) return;
  const pages = texts.map((text, index) => {
    const title = withoutFault(text);
    if (fault === "none") return { ns: 0, title, missing: true };
    const pageimage = fault === "no-photos" ? {} : { pageimage: `${nameOf(text)}.png` };
    return { pageid: 1000 + index, ns: 0, title, index: index + 1, ...pageimage };
  });
  const isEmpty = fault === "none" && titles === undefined;
  sendJson(response, isEmpty ? { batchcomplete: true } : { batchcomplete: true, query: { pages } });
}

function sendFile(asked: AskedPlaces, response: ServerResponse): void {
  const name = (asked.url.searchParams.get("titles") ?? "").replace(/^File:|\.png$/g, "");
  const fault = faultOf(asked, textOf(name));
  if (sendCommonFault(response, fault, "")) return;
  const imageinfo = [
    {
      width: ORIGINAL_WIDTH,
      height: (ORIGINAL_WIDTH * 2) / 3,
      mime: "image/png",
      thumburl: `${asked.ownUrl}/wikipedia/commons/thumb/a/ab/${name}.png/330px-${name}.png`,
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
  const page = { pageid: 1, ns: 6, title: `File:${name}.png`, imageinfo };
  sendJson(response, { batchcomplete: true, query: { pages: [page] } });
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
