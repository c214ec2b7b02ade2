import type { Profile } from "../../../src/domain/wire-schemas.ts";

/** In the page: goes to every trip without loading anew. */
export async function visitTrips({
  ids,
  labels,
}: {
  ids: string[];
  labels: string[];
}): Promise<void> {
  for (const [index, id] of ids.entries()) {
    history.pushState({}, "", `/view-trip/${id}`);
    dispatchEvent(new PopStateEvent("popstate", { state: {} }));
    const startMs = performance.now();
    while (document.querySelector("main h1")?.textContent !== `Location: ${labels[index]}`) {
      if (performance.now() - startMs > 5000) throw new Error(`no heading for ${labels[index]}`);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }
}

/** In the page: signs in as each, as another tab would. @returns names that were not shown. */
export async function becomeInTurn(profiles: readonly Profile[]): Promise<string[]> {
  const missing: string[] = [];
  const { id } = JSON.parse(localStorage.getItem("user") ?? "{}") as { id: string };
  for (const profile of profiles) {
    localStorage.setItem("user", JSON.stringify({ ...profile, id }));
    dispatchEvent(new StorageEvent("storage", { key: "user" }));
    await new Promise((resolve) => setTimeout(resolve, 2));
    const shown = document.querySelector("[popover]")?.textContent ?? "";
    if (!shown.includes(profile.name + profile.email)) missing.push(profile.name);
  }
  return missing;
}
