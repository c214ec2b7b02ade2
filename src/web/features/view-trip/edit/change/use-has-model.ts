import { useEffect, useState } from "react";
import { serverConfig } from "../../../../lib/server-config.ts";

/** Whether a model reads what the grammar doesn't understand. @param isOwn the trip is the traveller's own. */
export function useHasModel(isOwn: boolean): boolean {
  const [hasModel, setHasModel] = useState(false);
  useEffect(() => {
    if (!isOwn) return;
    void serverConfig().then((config) => {
      setHasModel(config !== undefined && config.planner !== "guide");
    });
  }, [isOwn]);
  return isOwn && hasModel;
}
