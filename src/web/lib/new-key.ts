/** 128 random bits as 32 hexadecimal digits. `crypto.randomUUID` isn't there on plain http, as at home. */
export function newKey(): string {
  const words = crypto.getRandomValues(new Uint32Array(4));
  return Array.from(words, (word) => word.toString(16).padStart(8, "0")).join("");
}
