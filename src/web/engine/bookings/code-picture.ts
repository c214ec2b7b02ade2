import { boardingCodesIn } from "../../../domain/bookings/read/read-boarding-code.ts";
import { codeOfPass, type ScannedCode } from "../../../domain/bookings/read/read-pass.ts";
import { type GivenConfirmation, passIn } from "./read-bookings.ts";

/**
 * The code of a pass, or a pasted boarding code, as a PNG to be shown at a gate: neither comes as a picture. Undefined
 * where there is none, or not one that can be drawn.
 */
export async function codePictureOf(given: GivenConfirmation): Promise<Blob | undefined> {
  const code = "text" in given ? pasted(given.text) : await ofPass(new Uint8Array(given.bytes));
  if (code === undefined) return undefined;
  const { drawCode } = await import("./draw-code.ts");
  return drawCode(code);
}

async function ofPass(bytes: Uint8Array): Promise<ScannedCode | undefined> {
  const isArchive = String.fromCharCode(...bytes.subarray(0, 4)) === "PK\x03\x04";
  return isArchive ? codeOfPass(await passIn(bytes)) : undefined;
}

/** A boarding code and nothing else, as telephones show it: in Aztec (IATA Resolution 792). */
function pasted(text: string): ScannedCode | undefined {
  const [code, ...others] = text.length < 400 ? boardingCodesIn(text) : [];
  return code === undefined || others.length > 0 ? undefined : { text: code, format: "Aztec" };
}
