/** A metropolis as Wikivoyage has it: sights are on the pages of its districts, which stand below its own. */
const CENTRE = { lat: 41.5, lon: -8.4 };
const SIGHTS = ["Museum", "Cathedral", "Castle", "Park", "Theatre"];
const PAGES: Readonly<Record<string, string>> = {
  "Grande Alva":
    "==Districts==\n{{Regionlist\n| region1name=[[Grande Alva/Baixa]]\n}}\n{{usablecity}}",
  "Grande Alva/Baixa": [
    "==See==",
    ...SIGHTS.map(
      (name, index) =>
        `* {{see | name=${name} of Alva | lat=${CENTRE.lat + index / 1000} | long=${CENTRE.lon} | hours=daily 10AM-6PM | content=Old. }}`,
    ),
    "{{usabledistrict}}",
  ].join("\n"),
};

/** @returns undefined for a question about anything else. */
export function metropolisAnswer(query: URLSearchParams): object | undefined {
  const titles = query.get("titles")?.split("|") ?? [];
  if (!titles.some((title) => Object.hasOwn(PAGES, title))) return undefined;
  const pages = titles.map((title, index) => {
    const content = PAGES[title];
    if (content === undefined) return { ns: 0, title, missing: true };
    const page = { pageid: index + 1, ns: 0, title, coordinates: [CENTRE] };
    const revision = { revid: 1, timestamp: "2026-11-03T08:15:00Z", slots: { main: { content } } };
    return query.get("prop") === "revisions" ? { ...page, revisions: [revision] } : page;
  });
  return { batchcomplete: true, query: { pages } };
}
