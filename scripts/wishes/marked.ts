import type { FrameVerb, Role } from "../../src/domain/wishes/reader/frame.ts";

type Run<Name> = { readonly name: Name; readonly from: number; to: number };

/** A sentence with what was marked in it: `{verb|words with [role|words]}`. */
export type Marked = {
  readonly text: string;
  readonly frames: readonly Run<FrameVerb>[];
  readonly slots: readonly Run<Role>[];
};

/** @throws Error where a mark is not closed, or stands within another of its kind. */
export function marked(line: string): Marked {
  let text = "";
  const frames: Run<FrameVerb>[] = [];
  const slots: Run<Role>[] = [];
  const open: ("}" | "]")[] = [];
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at] ?? "";
    if (sign === "{" || sign === "[") {
      const end = line.indexOf("|", at);
      const name = line.slice(at + 1, end);
      const isIn = sign === "{" ? open.length === 0 : open.join() === "}";
      if (end === -1 || !isIn) throw new Error(`a mark out of place: ${line.slice(at)}`);
      if (sign === "{") frames.push({ name: name as FrameVerb, from: text.length, to: -1 });
      else slots.push({ name: name as Role, from: text.length, to: -1 });
      open.push(sign === "{" ? "}" : "]");
      at = end;
    } else if ((sign === "}" || sign === "]") && open.at(-1) === sign) {
      const last = (sign === "}" ? frames : slots).at(-1);
      if (last !== undefined) last.to = text.length;
      open.pop();
    } else text += sign;
  }
  if (open.length > 0) throw new Error(`a mark is not closed: ${line}`);
  return { text, frames, slots };
}
