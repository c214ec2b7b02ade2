import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const SOURCES = resolve(import.meta.dirname, "../../../src");

/** A regular expression as a source file writes it. */
export type SourcePattern = { readonly file: string; readonly pattern: RegExp };

/** After these an expression begins, so that a slash opens a pattern and divides nothing. */
const LITERAL =
  /(?:[(,=:[!&|?{;>+]|\breturn|\bcase)\s*\/((?:[^/\\[\n*]|\\.|\[(?:[^\]\\\n]|\\.)*\])(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])*)\/([dgimsuvy]*)(?!\w)/g;

/** Every pattern written in a text; what only looks like one and can't be compiled is no pattern. */
function patternsIn(text: string): RegExp[] {
  // Comments first: a path in one may look like a pattern.
  const code = text.replace(/^\s*(?:\/\/|\*|\/\*\*).*$/gm, "");
  return [...code.matchAll(LITERAL)].flatMap(([, source = "", flags]) => {
    try {
      return [new RegExp(source, flags)];
    } catch {
      return [];
    }
  });
}

/** The sources that run for people, their tests and the guide's facts left out. */
function sourceTexts(): { file: string; text: string }[] {
  return readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:tsx?|js)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(SOURCES, file), "utf8") }));
}

/** Without these a pattern looks at each place of a text a few times, however long that is. */
const REPEATS = /(?<!\\)(?:[*+]|\{\d+,)/;
const CLASS = /\[(?:\\.|[^\]\\])*\]/g;

/** The patterns that repeat something, each once. */
export function sourcePatterns(): SourcePattern[] {
  const all = sourceTexts().flatMap(({ file, text }) =>
    patternsIn(text).map((pattern) => ({ file, pattern })),
  );
  const repeating = all.filter(({ pattern }) => REPEATS.test(pattern.source.replace(CLASS, "c")));
  return [...new Map(repeating.map((one) => [String(one.pattern), one])).values()];
}
