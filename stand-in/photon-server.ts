import { type PhotonRecord, photonReply } from "./photon.ts";
import { type JsonServer, serveJson } from "./serve-json.ts";

/** Photon on some records. */
export function startPhotonServer(records: readonly PhotonRecord[]): Promise<JsonServer> {
  return serveJson(({ pathname, searchParams }) =>
    pathname === "/api"
      ? photonReply(records, searchParams)
      : { status: 404, body: { message: "Not found" } },
  );
}
