/** FNV-1a of 32 bits in the letters of base 36 (Fowler, Noll and Vo; RFC 9923): tells texts apart, and keeps no secret. */
export function shortHash(text: string): string {
  let hash = 0x81_1c_9d_c5;
  for (const letter of text)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0;
  return hash.toString(36);
}
