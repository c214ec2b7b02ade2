/** Whom a street map credits. */
export type MapCredit = { readonly text: string; readonly href: string };

const OPEN_STREET_MAP: MapCredit = {
  text: "© OpenStreetMap contributors",
  href: "https://www.openstreetmap.org/copyright",
};
const LINK = /<a\s[^>]{0,200}?href="(https:\/\/[^"<>\s]{1,200})"[^>]{0,200}>([^<]{1,80})<\/a>/g;
const MOST = 4;

/**
 * The links of a TileJSON's attribution, which is HTML of somebody else's: text and https addresses are taken, nothing
 * else. OpenStreetMap's where it has none.
 */
export function mapCredits(attribution = ""): readonly MapCredit[] {
  const links = [...attribution.slice(0, 2000).matchAll(LINK)].map(([, href = "", text = ""]) => ({
    href,
    text: text.replaceAll("&copy;", "©").replaceAll("&amp;", "&"),
  }));
  return links.length === 0 ? [OPEN_STREET_MAP] : links.slice(0, MOST);
}
