import type { Position } from "../places/geo.ts";

const DIGITS = "23456789CFGHJMPQRVWX";
const CODE =
  /^([23456789CFGHJMPQRVWX]{4}|[23456789CFGHJMPQRVWX]{8})\+([23456789CFGHJMPQRVWX]{2})(?:[\s,]+(.*))?$/i;

export type PlusCode = {
  /** The text after the code: for a short code the town that it is near. */
  readonly town: string;
  /** Its middle; `near` says which of those of a short one, which are a degree apart. */
  readonly at: (near: Position) => Position;
};

/** "PV52+RV Lisboa" or "8CCGPV52+RV" (Open Location Code): 10 digits, latitude and longitude by turns, base 20. */
export function readPlusCode(text: string): PlusCode | undefined {
  const [, before = "", behind = "", town = ""] = CODE.exec(text.trim()) ?? [];
  if (before === "") return undefined;
  const digits = [...`${before}${behind}`.toUpperCase()].map((one) => DIGITS.indexOf(one));
  const isFull = before.length === 8;
  const degrees = (isOdd: number) => {
    const own = digits.filter((_, at) => at % 2 === isOdd);
    const steps = isFull ? [20, 1, 1 / 20, 1 / 400, 1 / 8000] : [1 / 20, 1 / 400, 1 / 8000];
    return own.reduce((sum, digit, at) => sum + digit * (steps[at] ?? 0), 1 / 16_000);
  };
  const [lat, lon] = [degrees(0), degrees(1)];
  return {
    town,
    at: (near) =>
      isFull
        ? { lat: lat - 90, lon: lon - 180 }
        : { lat: lat + Math.round(near.lat - lat), lon: lon + Math.round(near.lon - lon) },
  };
}
