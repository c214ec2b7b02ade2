import { useState } from "react";
import { browserStorage } from "../../../lib/browser-storage.ts";

const STORAGE_KEY = "tripwright.street-map";

/** Whether map tiles are shown in this browser: off until the traveller turns them on. */
export function useStreetMap(): readonly [isOn: boolean, turn: (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(() => browserStorage.local.get(STORAGE_KEY) === "on");
  function turn(on: boolean): void {
    if (on) browserStorage.local.set(STORAGE_KEY, "on");
    else browserStorage.local.remove(STORAGE_KEY);
    setIsOn(on);
  }
  return [isOn, turn];
}
