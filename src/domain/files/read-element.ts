import type { Position } from "../places/geo.ts";
import type { XmlElement } from "./read-xml.ts";

/** An element's own children of a name. */
export function childrenNamed({ children }: XmlElement, name: string): XmlElement[] {
  return children.filter((child) => child.name === name);
}

/** The text of an element's first child of a name. */
export function textOf({ children }: XmlElement, name: string): string | undefined {
  return children.find((child) => child.name === name)?.text;
}

/** A position out of decimal degrees; undefined where they are none. */
export function degrees(lat: string | undefined, lon: string | undefined): Position | undefined {
  const [north, east] = [decimal(lat), decimal(lon)];
  if (!(Math.abs(north) <= 90 && Math.abs(east) <= 180)) return undefined;
  return { lat: north, lon: east };
}

function decimal(text: string | undefined): number {
  const plain = text?.trim() ?? "";
  return /^[-+]?(?:\d{1,3}(?:\.\d{0,20})?|\.\d{1,20})(?:e-?\d{1,2})?$/i.test(plain)
    ? Number(plain)
    : Number.NaN;
}
