import type { Position } from "../../src/domain/places/geo.ts";

/** A place as the open services know it together; a field that none of them has is undefined. */
export type AnsweredPlace = {
  readonly name: string;
  readonly at: Position;
  /** "Q900000001", where Wikidata has it. */
  readonly item?: {
    readonly id: string;
    readonly wikidataClass: string;
    readonly sitelinks: number;
    /** Of its article in 30 days. */
    readonly views: number;
  };
  readonly element?: {
    readonly type: "node" | "way";
    readonly id: number;
    readonly tags: Readonly<Record<string, string>>;
  };
  readonly listing?: {
    readonly kind: "see" | "do" | "buy" | "eat" | "drink" | "sleep";
    readonly section: string;
    readonly at: Position | undefined;
    readonly wikidata: string;
    readonly hours: string;
    readonly price: string;
    readonly address: string;
    readonly content: string;
  };
};
