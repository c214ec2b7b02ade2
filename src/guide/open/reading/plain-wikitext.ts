import { ownField } from "../../../domain/own-field.ts";

const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: " ",
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  ndash: "–",
  mdash: "—",
  deg: "°",
  euro: "€",
  pound: "£",
  yen: "¥",
  times: "×",
  frac12: "½",
  middot: "·",
  thinsp: " ",
};
const DEEPEST = 8;
/** Signs that steer a terminal, or turn the reading direction of what is around them. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;

/** Wikitext as plain text in one line: links as their words, known templates as what they show, no markup. */
export function plainWikitext(wikitext: string): string {
  let text = wikitext;
  for (let level = 0; level < DEEPEST && text.includes("{{"); level += 1) {
    const inner = text.replace(/\{\{([^{}]{0,1000})\}\}/g, (_, inside: string) => shown(inside));
    if (inner === text) break;
    text = inner;
  }
  return withoutMarkup(text).normalize("NFC").replace(/\s+/g, " ").replace(UNSEEN, "").trim();
}

function withoutMarkup(text: string): string {
  return (
    text
      .replace(/\[\[(?:file|image|category):[^[\]]{0,500}\]\]/gi, " ")
      .replace(/\[\[(?:[^[\]|]{0,300}\|)?([^[\]|]{0,300})\]\]/g, "$1")
      // One run of one class: an address and its words told apart by the pattern would be tried in every way.
      .replace(/\[(?:https?:)?\/\/([^[\]]{1,800})\]/gi, (_, inside: string) => wordsOfLink(inside))
      .replace(/<[^<>]{1,300}>/g, " ")
      .replace(/&(#?\w{2,8});/g, (all, name: string) => entity(name) ?? all)
      .replace(/'{2,5}/g, "")
      .replace(/[{}[\]|<>]+/g, " ")
      .replace(/(?:^|\n)[*#:;]+/g, " ")
  );
}

/** The text behind the address of an outer link. */
function wordsOfLink(inside: string): string {
  const end = inside.search(/\s/);
  return end < 0 ? "" : inside.slice(end + 1);
}

function entity(name: string): string | undefined {
  if (!name.startsWith("#")) return ownField(ENTITIES, name);
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return Number.isInteger(code) && code > 31 && code < 0x11_0000 ? String.fromCodePoint(code) : " ";
}

const UNITS = ["km", "mi", "m", "ft", "ha", "acre"];

/** The text that a template within a value shows; empty where the template isn't known. */
function shown(inside: string): string {
  const [name = "", ...values] = inside.split("|").map((part) => part.trim());
  const [first = ""] = values;
  if (/^[A-Za-z]{3}$/.test(name) && /^[\d.,–-]+$/.test(first))
    return `${name.toUpperCase()} ${first}`;
  const kind = name.toLowerCase();
  if (UNITS.includes(kind)) return `${first} ${kind}`;
  if (kind === "convert") return `${first} ${values[1] ?? ""}`;
  if (kind === "station" || kind === "nowrap" || kind === "lang")
    return values.at(kind === "lang" ? -1 : 0) ?? "";
  return kind === "marker"
    ? (/^name *= *(.*)$/.exec(values.find((one) => /^name *=/.test(one)) ?? "")?.[1] ?? "")
    : " ";
}
