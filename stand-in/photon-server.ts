import type { Listening } from "./listen.ts";
import { type PhotonRecord, photonReply } from "./photon.ts";
import { serveJson } from "./serve-json.ts";

/** Photon on some records. */
export function startPhotonServer(records: readonly PhotonRecord[]): Promise<Listening> {
  return serveJson(({ pathname, searchParams }) =>
    pathname === "/api"
      ? photonReply(records, searchParams)
      : { status: 404, body: { message: "Not found" } },
  );
}
