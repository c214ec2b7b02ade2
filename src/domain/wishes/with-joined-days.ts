import type { WishToken } from "./wish-tokens.ts";

/** "Monday and Tuesday", "day 2 with day 3" at the end of a wish name two days of it, and join no wishes. */
export function withJoinedDays(tokens: readonly WishToken[]): readonly WishToken[] {
  const joined: WishToken[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [days, joint, others, next] = tokens.slice(at, at + 4);
    const isJoined =
      days?.kind === "days" &&
      joint?.kind === "word" &&
      /^(?:and|with|for)$/.test(joint.word) &&
      others?.kind === "days" &&
      days.role === "on" &&
      others.role === "on" &&
      (next === undefined || next.kind === "break");
    if (isJoined) {
      const dayIds = [...new Set([...days.dayIds, ...others.dayIds])];
      joined.push({ ...days, dayIds, text: `${days.text} ${joint.text} ${others.text}` });
      at += 2;
    } else joined.push(...tokens.slice(at, at + 1));
  }
  return joined;
}
