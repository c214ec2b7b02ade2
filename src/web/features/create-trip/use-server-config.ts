import { useEffect, useState } from "react";
import type { ConfigAnswer } from "../../../domain/wire.ts";
import { serverConfig } from "../../lib/server-config.ts";

/** What the server is set up for; undefined until it has said. */
export function useServerConfig(): ConfigAnswer | undefined {
  const [config, setConfig] = useState<ConfigAnswer>();
  useEffect(() => {
    void serverConfig().then(setConfig);
  }, []);
  return config;
}
