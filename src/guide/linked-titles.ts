/** As many titles can be asked about at once. */
const MAX_DISTRICTS = 50;
const MAX_TOWNS = 9;
const DISTRICT_SIGNS = ["{{printdistricts", "{{seedistricts", "{{regionlist"];
/** Sections of a region's page that list its towns. */
const TOWN_SECTIONS = ["cities", "towns", "cities and towns", "towns and villages", "islands"];
const MAX_TITLE = 100;

/**
 * The pages of a huge city's districts, in the order of its page; none where it keeps everything on one page. A link may
 * be relative: "/Soho" on London's page.
 */
export function districtTitles(title: string, wikitext: string): string[] {
  const lower = wikitext.toLowerCase();
  if (!DISTRICT_SIGNS.some((sign) => lower.includes(sign))) return [];
  const districts = linksIn(wikitext)
    .map((link) => (link.startsWith("/") ? title + link.replace(/\/$/, "") : link))
    .filter((link) => link.startsWith(`${title}/`));
  return [...new Set(districts)].slice(0, MAX_DISTRICTS);
}

/** The towns that a region's page names, in its order: the first link of each line of its list of towns. */
export function townTitles(wikitext: string): string[] {
  const towns: string[] = [];
  let isInList = false;
  for (const line of wikitext.split("\n")) {
    const heading = headingOf(line);
    if (heading !== undefined) isInList = TOWN_SECTIONS.includes(heading);
    else if (isInList && line.startsWith("*")) {
      const [town] = linksIn(line);
      if (town !== undefined) towns.push(town);
    }
  }
  return [...new Set(towns)].slice(0, MAX_TOWNS);
}

function headingOf(line: string): string | undefined {
  const text = line.trim();
  if (!text.startsWith("==") || text.startsWith("===") || !text.endsWith("==")) return undefined;
  return text.slice(2, -2).trim().toLowerCase();
}

/** Text in [[double brackets]], up to its first sign; linear, whatever the text. */
function linksIn(text: string): string[] {
  const links: string[] = [];
  for (let from = text.indexOf("[["); from >= 0; from = text.indexOf("[[", from + 2)) {
    const rest = text.slice(from + 2, from + 2 + MAX_TITLE);
    const end = rest.search(/[\]|#[{}\n]/);
    const title = end < 0 ? "" : rest.slice(0, end).replaceAll("_", " ").trim();
    // A colon parts a file's or a project's prefix from a name.
    if (title !== "" && !title.includes(":")) links.push(title);
  }
  return links;
}
