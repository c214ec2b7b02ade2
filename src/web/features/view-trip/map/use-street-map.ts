import { useState } from "react";
import { browserStorage } from "../../../lib/browser-storage.ts";

const STORAGE_KEY = "tripwright.street-map";

/**
 * The street map of this browser: off until the traveller turns it on.
 *
 * @param tileUrl undefined where the server has none.
 */
export function useStreetMap(tileUrl: string | undefined) {
  const [isOn, setIsOn] = useState(() => browserStorage.local.get(STORAGE_KEY) === "on");
  const [haveTilesCome, setTilesCome] = useState<boolean>();
  function turn(on: boolean): void {
    if (on) browserStorage.local.set(STORAGE_KEY, "on");
    else browserStorage.local.remove(STORAGE_KEY);
    setIsOn(on);
  }
  return {
    isOn,
    turn,
    /** Where its tiles are while it is shown. */
    url: isOn ? tileUrl : undefined,
    /** Undefined until the first tile has come, or failed. */
    haveTilesCome,
    setTilesCome,
  };
}
