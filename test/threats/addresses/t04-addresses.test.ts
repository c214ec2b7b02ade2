import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { httpsAddress } from "../../../src/domain/https-address.ts";
import { mapsSearchUrl } from "../../../src/domain/places/maps-link.ts";
import type { PhotoAnswer } from "../../../src/domain/places/photo-answer.ts";
import { creditOf, secureUrl } from "../../../src/server/photos/wikimedia-credit.ts";
import { PhotoCredit } from "../../../src/web/ui/photo-credit.tsx";
import { instructionPayloads } from "../../support/threats/instruction-payloads.ts";
import { scriptVectors } from "../../support/threats/script-vectors.ts";

const SEED = 20_261_121;
const MAPS = "https://www.google.com/maps/search/?api=1&query=";
const SCHEMES =
  "javascript data vbscript blob file ftp http ws about view-source intent tel mailto";
/** Ways of writing a scheme that a browser may take for the same. */
const SPELLINGS: readonly ((scheme: string) => string)[] = [
  (scheme) => `${scheme}:x`,
  (scheme) => `${scheme.toUpperCase()}:x`,
  (scheme) => ` \t\n${scheme}:x`,
  (scheme) => `\u0001${scheme}:x`,
  (scheme) => `${scheme.slice(0, 2)}\t${scheme.slice(2)}:x`,
  (scheme) => `${scheme.slice(0, 2)}\n${scheme.slice(2)}:x`,
  (scheme) => `${scheme}&colon;x`,
  (scheme) => `&#${scheme.charCodeAt(0)};${scheme.slice(1)}:x`,
  (scheme) => `${scheme}://https://a.example`,
  (scheme) => `${scheme}:https://a.example`,
  (scheme) => `https:\u0000${scheme}:x`,
  (scheme) => `\u200b${scheme}:x`,
];
const ADDRESSES = [
  ...SCHEMES.split(" ").flatMap((scheme) => SPELLINGS.map((spell) => spell(scheme))),
  ...scriptVectors().map(({ text }) => text),
  ...instructionPayloads(),
];

/** Every address that comes of a text, wherever we make one; undefined where none does. */
function addressesOf(text: string): (string | undefined)[] {
  const html = `<a href="${text.replaceAll('"', "")}">Ana</a>`;
  return [
    httpsAddress(text),
    secureUrl(text),
    ...creditOf(html).map(({ url }) => url),
    ...linksOf(text),
    mapsSearchUrl(text),
    mapsSearchUrl("Hotel", text),
  ];
}

/** The links of a photo's credit, as the browser gets them. */
function linksOf(text: string): string[] {
  const photo: PhotoAnswer = {
    src: "/api/photos/x",
    credits: [{ name: text, url: text }],
    licence: { name: text, url: text },
    page: text,
    sourceName: "Wikimedia Commons",
    mayBeKept: true,
  };
  const markup = renderToStaticMarkup(createElement(PhotoCredit, { photo, className: "" }));
  return [...markup.matchAll(/ href="([^"]*)"/g)].map(([, href = ""]) => href);
}

const isSafe = (address: string | undefined) =>
  address === undefined || /^https:\/\/[^/@]+\//.test(address);

describe("T4 Addresses that run script", () => {
  test("only https comes out, whatever goes in", () => {
    const through = ADDRESSES.flatMap((text) =>
      addressesOf(text).filter((address) => !isSafe(address)),
    );
    expect(through).toEqual([]);
    expect(
      ADDRESSES.flatMap((text) => [mapsSearchUrl(text)]).every((url) => url.startsWith(MAPS)),
    ).toBe(true);
  });

  test("nor for any text at all", () => {
    const runs = 400;
    const text = fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.tuple(fc.constantFrom(...ADDRESSES), fc.string()).map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(text, (any) => {
        expect(addressesOf(any).filter((address) => !isSafe(address))).toEqual([]);
      }),
      { seed: SEED, numRuns: runs },
    );
  });

  test("good addresses still do", () => {
    const good = "https://commons.wikimedia.org/wiki/User:Ana";
    expect(httpsAddress(good)).toBe(good);
    expect(linksOf(good)).toEqual([good, good, good]);
  });
});
