import { escapeHtml } from "../../lib/page-text.ts";

/** Where the pictures of accounts of ours are. */
export const INITIALS_PATH = "/initials";

/** The address of a picture with somebody's initials. */
export function initialsAddress(publicUrl: string, name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => (word === undefined ? "" : [...word][0]))
    .join("")
    .toUpperCase();
  return `${publicUrl}${INITIALS_PATH}/${encodeURIComponent(letters || "?")}.svg`;
}

/** @param text as the address has it, or anything else. */
export function initialsPicture(text: string): string {
  const letters = escapeHtml([...text].slice(0, 2).join(""));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#2f6f73"/><text x="48" y="62" font-family="sans-serif" font-size="38" fill="#fff" text-anchor="middle">${letters}</text></svg>`;
}
