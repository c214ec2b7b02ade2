import { type OpenDataServer, startOpenDataServer } from "../../../stand-in/open-data-server.ts";
import { startTestServer, type TestServer } from "./test-server.ts";

/** The settings of a server that reads about other cities in the stand-in's services alone. */
export function openGuidesAt(standInUrl: string): Record<string, string> {
  return {
    OPEN_DATA: "on",
    PHOTOS: "illustrations",
    // Nobody is asked for rates, forecasts or tiles.
    FRANKFURTER_URL: `${standInUrl}/none`,
    MET_NORWAY_URL: `${standInUrl}/none`,
    MAP_TILES: "off",
    PHOTON_URL: `${standInUrl}/photon`,
    WIKIVOYAGE_URL: `${standInUrl}/wikivoyage`,
    WIKIDATA_QUERY_URL: `${standInUrl}/wikidata`,
    OVERPASS_URL: `${standInUrl}/overpass`,
    NASA_POWER_URL: `${standInUrl}/nasa-power`,
    WIKIPEDIA_URL: `${standInUrl}/wikipedia`,
    OPEN_DATA_CONTACT: "operator@example.org",
  };
}

export type OpenDataWorld = {
  readonly standIn: OpenDataServer;
  readonly server: TestServer;
  close(): Promise<void>;
};

/** A server, and the open services that it asks. */
export async function startOpenDataWorld(
  options: Parameters<typeof startTestServer>[0] = {},
): Promise<OpenDataWorld> {
  const standIn = await startOpenDataServer();
  const env = { ...openGuidesAt(standIn.url), ...options.env };
  const server = await startTestServer({ ...options, env });
  return {
    standIn,
    server,
    async close() {
      await server.close();
      await standIn.close();
    },
  };
}
