/** A template of a page with its parameters; those without a name count from "1". */
export type WikiTemplate = {
  /** Lower case. */
  readonly name: string;
  /** By lower-case names; wikitext. */
  readonly values: ReadonlyMap<string, string>;
  /** Where it stands in the text read: its first sign, and the one behind its last. */
  readonly start: number;
  readonly end: number;
};

export type WikiHeading = {
  /** 2 for "== See ==". */
  readonly level: number;
  readonly title: string;
  readonly start: number;
};

export type Wikitext = {
  /** Without comments; what `start` and `end` count in. */
  readonly text: string;
  readonly templates: readonly WikiTemplate[];
  readonly headings: readonly WikiHeading[];
};

/** More than any page of a place has; Wikivoyage keeps two megabytes. */
export const LONGEST_PAGE = 500_000;
const MAX_TEMPLATES = 3_000;
const MAX_VALUES = 60;
const LONGEST_VALUE = 4_000;
/** A template that goes on for longer than this ends at the next empty line. */
const LONGEST_OPEN = 5_000;
const LONGEST_LINK = 500;
const LISTINGS = ["see", "do", "buy", "eat", "drink", "sleep", "go", "listing", "marker"];

/**
 * The templates and headings of a page, in their order; templates within templates are left in the values.
 * One pass, in time that grows with the page's length, whatever is in it: one that isn't closed ends at the next
 * listing, heading or, after 5,000 letters, empty line.
 */
export function readWikitext(wikitext: string): Wikitext {
  const text = withoutComments(wikitext.slice(0, LONGEST_PAGE));
  const templates: WikiTemplate[] = [];
  const headings: WikiHeading[] = [];
  let depth = 0;
  let start = 0;
  const close = (end: number) => {
    if (templates.length < MAX_TEMPLATES) templates.push(readTemplate(text, start, end));
    depth = 0;
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === "{" && text[at + 1] === "{") {
      if (depth === 0) start = at;
      depth += 1;
      at += 1;
    } else if (sign === "}" && text[at + 1] === "}" && depth > 0) {
      depth -= 1;
      at += 1;
      if (depth === 0) close(at + 1);
    } else if (sign === "\n" || at === 0) {
      const line = sign === "\n" ? at + 1 : at;
      if (depth > 0 && endsOpenTemplate(text, line, start)) close(at);
      if (depth === 0 && text[line] === "=") {
        const heading = readHeading(text, line);
        if (heading !== undefined) headings.push(heading);
      }
    }
  }
  if (depth > 0) close(Math.min(text.length, start + LONGEST_OPEN));
  return { text, templates, headings };
}

/** Whether what starts in this line can't be inside a template that is still open. */
function endsOpenTemplate(text: string, line: number, start: number): boolean {
  const sign = text[line];
  if (sign === "=") return text[line + 1] === "=";
  if (sign === "*") {
    const name = /^\*+ *\{\{ *([a-z]+)/i.exec(text.slice(line, line + 30))?.[1];
    return name !== undefined && LISTINGS.includes(name.toLowerCase());
  }
  return sign === "\n" && line - start > LONGEST_OPEN;
}

function readHeading(text: string, line: number): WikiHeading | undefined {
  const end = text.indexOf("\n", line);
  const whole = text.slice(line, Math.min(end < 0 ? text.length : end, line + 200)).trim();
  const level = /^={2,6}/.exec(whole)?.[0].length ?? 0;
  if (level === 0 || !whole.endsWith("=".repeat(level)) || whole.length < 2 * level + 1) {
    return undefined;
  }
  return { level, title: whole.slice(level, -level).trim(), start: line };
}

function readTemplate(text: string, start: number, end: number): WikiTemplate {
  const isClosed = text.startsWith("}}", end - 2);
  const [name = "", ...parts] = splitValues(text.slice(start + 2, isClosed ? end - 2 : end));
  const values = new Map<string, string>();
  let unnamed = 0;
  for (const part of parts) {
    const equals = part.indexOf("=");
    const key = equals < 0 ? "" : part.slice(0, equals).trim().toLowerCase();
    const isNamed = /^[\w -]{1,30}$/.test(key);
    if (!isNamed) unnamed += 1;
    const value = isNamed ? part.slice(equals + 1) : part;
    values.set(isNamed ? key : String(unnamed), value.trim().slice(0, LONGEST_VALUE));
  }
  return { name: name.trim().toLowerCase().slice(0, 60), values, start, end };
}

/** At each "|" that is in no link and no inner template. */
function splitValues(inside: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < inside.length && parts.length < MAX_VALUES; at += 1) {
    const sign = inside[at];
    const isDouble = inside[at + 1] === sign;
    if (sign === "{" && isDouble) {
      depth += 1;
      at += 1;
    } else if (sign === "}" && isDouble && depth > 0) {
      depth -= 1;
      at += 1;
    } else if (sign === "[" && isDouble && depth === 0) {
      const close = inside.slice(at, at + LONGEST_LINK).indexOf("]]");
      at += Math.max(1, close);
    } else if (sign === "|" && (depth === 0 || inside[at - 1] === "\n")) {
      // A value that begins a line ends whatever was left open before it.
      depth = 0;
      parts.push(inside.slice(from, at));
      from = at + 1;
    }
  }
  parts.push(inside.slice(from, from + LONGEST_VALUE + 100));
  return parts;
}

/** Comments and references out; what stands in `nowiki` is text. One that isn't closed is text too. */
function withoutComments(text: string): string {
  const parts: string[] = [];
  const closes = SPANS.map(({ close }) => text.indexOf(close));
  let from = 0;
  for (let at = text.indexOf("<"); at >= 0; at = text.indexOf("<", Math.max(at + 1, from))) {
    const index = SPANS.findIndex(({ open }) => text.startsWith(open, at));
    const span = SPANS[index];
    if (span === undefined) continue;
    // The next end is looked for once, however many openings there are before it.
    let close = closes[index] ?? -1;
    if (close >= 0 && close < at + span.open.length) {
      close = text.indexOf(span.close, at + span.open.length);
      closes[index] = close;
    }
    if (close < 0) continue;
    parts.push(text.slice(from, at));
    if (span.isText) {
      parts.push(text.slice(at + span.open.length, close).replace(/[{}[\]|=]/g, " "));
    }
    from = close + span.close.length;
  }
  parts.push(text.slice(from));
  return parts.join("");
}

type Span = { readonly open: string; readonly close: string; readonly isText: boolean };
const SPANS: readonly Span[] = [
  { open: "<!--", close: "-->", isText: false },
  { open: "<ref>", close: "</ref>", isText: false },
  { open: "<nowiki>", close: "</nowiki>", isText: true },
];
