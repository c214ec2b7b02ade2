import type { Guide } from "../../guide/guide.ts";
import type { OpenGuidesConfig } from "../config/places-settings.ts";
import { createRequestBudget, type RequestBudget } from "../lib/request-budget.ts";
import { createArticles } from "./articles.ts";
import { createPlaceLocator } from "./locate-place.ts";
import type { OpenServiceParts } from "./open-service.ts";
import { createOverpass } from "./overpass.ts";
import { createPageviews } from "./pageviews.ts";
import { createPastWeather } from "./past-weather.ts";
import { createPhotonPlaces } from "./photon-places.ts";
import { createStreetAddresses } from "./street-addresses.ts";
import { createWikidata } from "./wikidata.ts";
import { createWikivoyage } from "./wikivoyage.ts";

/** Photon is for fair use by everybody. */
const PHOTON_A_MINUTE = 60;

/** Who says where a place is, and who is asked about it. @param budget Wikimedia's. */
export function createGuideServices(
  settings: OpenGuidesConfig,
  asked: OpenServiceParts & { readonly guide: Guide },
  budget: RequestBudget,
) {
  const ofWikimedia = { ...asked, budget };
  const wikivoyage = createWikivoyage(settings.wikivoyageUrl, ofWikimedia);
  const wikidata = createWikidata(settings.wikidataQueryUrl, ofWikimedia);
  // As suggestions have it, for all travellers together.
  const ofPhoton = { ...asked, budget: createRequestBudget(asked.clock, PHOTON_A_MINUTE) };
  const photon = createPhotonPlaces(settings.photonUrl, ofPhoton);
  return {
    locator: createPlaceLocator({ photon, wikivoyage, wikidata, guide: asked.guide }),
    services: {
      articles: createArticles(settings.wikipediaUrl, ofWikimedia),
      wikivoyage,
      wikidata,
      overpass: createOverpass(settings.overpassUrl, asked),
      pageviews: createPageviews(settings.wikipediaUrl, ofWikimedia),
      pastWeather: createPastWeather(settings.nasaPowerUrl, asked),
      addresses: createStreetAddresses(settings.photonUrl, ofPhoton),
    },
  };
}
