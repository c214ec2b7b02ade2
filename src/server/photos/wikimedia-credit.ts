import { httpsAddress } from "../../domain/https-address.ts";
import { ownField } from "../../domain/own-field.ts";
import type { PhotoAnswer } from "../../domain/places/photo-answer.ts";

const MAX_HTML = 5_000;
const MAX_NAME = 120;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/** The author of a photo, from the HTML of Commons: its text and its first link. */
export function creditOf(html: string): PhotoAnswer["credits"] {
  const short = html.slice(0, MAX_HTML);
  const name = textOf(short);
  if (name === "") return [];
  const url = secureUrl(/<a\s[^<>]{0,500}?href="([^"]{1,500})"/i.exec(short)?.[1]);
  return [url === undefined ? { name } : { name, url }];
}

function textOf(html: string): string {
  const text = html
    .replace(/<(script|style)\b[^>]*>.*?<\/\1>/gis, " ")
    .replace(/<[^>]*>?/g, " ")
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,8}));/gi, (whole, decimal, hex, name) => {
      if (name !== undefined) return ownField(ENTITIES, String(name).toLowerCase()) ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      return code > 31 && code < 0x110000 ? String.fromCodePoint(code) : " ";
    })
    .replace(/\s+/g, " ")
    .trim();
  return text.length > MAX_NAME ? `${text.slice(0, MAX_NAME - 1)}…` : text;
}

/** Like `httpsAddress`, for an address in HTML; plain http becomes https. */
export function secureUrl(text: string | undefined): string | undefined {
  return httpsAddress(text?.replaceAll("&amp;", "&").replace(/^http:\/\//i, "https://"));
}
