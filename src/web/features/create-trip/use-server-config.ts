import { useEffect, useState } from "react";
import type { ConfigAnswer } from "../../../domain/wire-schemas.ts";
import { serverConfig } from "../../lib/server-config.ts";

/** The server's settings; undefined until it has answered. */
export function useServerConfig(): ConfigAnswer | undefined {
  const [config, setConfig] = useState<ConfigAnswer>();
  useEffect(() => {
    void serverConfig().then(setConfig);
  }, []);
  return config;
}
