import { type ComponentType, memo, useEffect, useState } from "react";
import type { Profile } from "../../domain/wire-schemas.ts";
import { useProfile } from "../lib/profile.ts";
import { serverConfig } from "../lib/server-config.ts";

type Part = ComponentType<{ readonly profile: Profile }>;
type WhenOnProps = { readonly load: () => Promise<Part> };

/**
 * Shows a part about analytics to a signed-in person where the operator has set analytics up. Its file
 * is loaded only then; without it the page lacks nothing that it is for.
 *
 * @param load a function that stays the same from one drawing to the next.
 */
export const WhenAnalyticsIsOn = memo(function WhenAnalyticsIsOn({ load }: WhenOnProps) {
  const profile = useProfile();
  const [Part, setPart] = useState<Part>();
  useEffect(() => {
    async function loadWhereOn(): Promise<void> {
      const config = await serverConfig();
      if (config?.analytics === undefined) return;
      const loaded = await load();
      setPart(() => loaded);
    }
    loadWhereOn().catch((error: unknown) =>
      console.warn("nothing about analytics is shown", error),
    );
  }, [load]);
  return Part === undefined || profile === undefined ? null : <Part profile={profile} />;
});
