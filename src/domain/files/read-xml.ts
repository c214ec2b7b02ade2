import { AppError } from "../errors/app-error.ts";
import { ownField } from "../own-field.ts";

/** An element with its namespace prefix left out of its name. */
export type XmlElement = {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** Its own text, without that of its children. */
  readonly text: string;
};

type OpenElement = XmlElement & { readonly tag: string; children: XmlElement[]; text: string };

/** A route of a day is eight deep; My Maps nests two folders. */
const MAX_DEPTH = 32;
/** Of a trip; a recorded walk has some for each of its points. */
const MAX_ELEMENTS = 50_000;
const MAX_ATTRIBUTES = 20;
/** A description in HTML has some hundred. */
const MAX_REFERENCES = 50_000;
/** Read between two yields: less than a millisecond. */
const PARTS_A_STEP = 100;

const TEXT = /[^<]+/y;
const CLOSING = /<\/([A-Za-z_][\w.:-]{0,100})\s*>/y;
const OPENING = /<([A-Za-z_][\w.:-]{0,100})/y;
const ATTRIBUTE = /\s+([A-Za-z_][\w.:-]{0,100})\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const TAG_END = /\s*(\/?)>/y;
const DECLARATION = /<\?xml\s[^?>]*\?>/y;
const ENCODING = /\bencoding\s*=\s*["']([^"']*)["']/;
const REFERENCE = /&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|(\w{1,32}));/y;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

/**
 * Reads a strict part of XML 1.0: elements, attributes, text, CDATA, comments, the five named references and those by
 * number. It has no document types and no entities, so nothing in a text can grow or be fetched. It yields often.
 *
 * @param text of a length that the caller has bounded.
 * @param mostElements of which it is made.
 * @param mayBeCut whether elements may be open at the end.
 * @throws AppError `import_unreadable`.
 */
export function* readXml(
  text: string,
  mostElements = MAX_ELEMENTS,
  mayBeCut = false,
): Generator<void, XmlElement, void> {
  if (hasMoreReferences(text, MAX_REFERENCES)) throw unreadable("tooMany");
  const root: OpenElement = { ...newElement(""), tag: "" };
  const open: OpenElement[] = [root];
  let at = text.startsWith("\ufeff") ? 1 : 0;
  let elements = 0;

  function take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match !== null) at += match[0].length;
    return match;
  }
  function takeTo(start: string, end: string): string | undefined {
    if (!text.startsWith(start, at)) return undefined;
    const until = text.indexOf(end, at + start.length);
    if (until < 0) throw unreadable("notXml");
    const inside = text.slice(at + start.length, until);
    at = until + end.length;
    return inside;
  }

  const encoding = ENCODING.exec(take(DECLARATION)?.[0] ?? "")?.[1];
  if (encoding !== undefined && !/^utf-?8$/i.test(encoding)) throw unreadable("notUtf8");
  for (let parts = 1; at < text.length; parts += 1) {
    if (parts % PARTS_A_STEP === 0) yield;
    const parent = open.at(-1) ?? root;
    const plain = take(TEXT)?.[0];
    if (plain !== undefined) {
      if (parent === root && plain.trim() !== "") throw unreadable("notXml");
      parent.text += unescaped(plain);
      continue;
    }
    if (takeTo("<!--", "-->") !== undefined) continue;
    const data = takeTo("<![CDATA[", "]]>");
    if (data !== undefined) {
      if (parent === root) throw unreadable("notXml");
      parent.text += data;
      continue;
    }
    if (text.startsWith("<!", at)) throw unreadable("documentType");
    const closed = take(CLOSING)?.[1];
    if (closed !== undefined) {
      if (parent === root || parent.tag !== closed) throw unreadable("notXml");
      open.pop();
      continue;
    }
    const tag = take(OPENING)?.[1];
    if (tag === undefined || (parent === root && root.children.length > 0)) {
      throw unreadable("notXml");
    }
    elements += 1;
    if (elements > mostElements) throw unreadable("tooMany");
    const element = { ...newElement(localName(tag)), tag, attributes: readAttributes(take) };
    parent.children.push(element);
    const end = take(TAG_END);
    if (end === null) throw unreadable("notXml");
    if (end[1] === "/") continue;
    if (open.length > MAX_DEPTH) throw unreadable("tooDeep");
    open.push(element);
  }
  const [only] = root.children;
  if ((open.length > 1 && !mayBeCut) || only === undefined) throw unreadable("notXml");
  return only;
}

function newElement(name: string) {
  const children: XmlElement[] = [];
  return { name, attributes: new Map<string, string>(), children, text: "" };
}

function readAttributes(take: (pattern: RegExp) => RegExpExecArray | null): Map<string, string> {
  const attributes = new Map<string, string>();
  for (let match = take(ATTRIBUTE); match !== null; match = take(ATTRIBUTE)) {
    const [, name = "", quoted, single] = match;
    if (attributes.has(name) || attributes.size >= MAX_ATTRIBUTES) throw unreadable("notXml");
    attributes.set(name, unescaped(quoted ?? single ?? ""));
  }
  return attributes;
}

const localName = (tag: string) => tag.slice(tag.indexOf(":") + 1);

function hasMoreReferences(text: string, most: number): boolean {
  let count = 0;
  for (let at = text.indexOf("&"); at >= 0 && count <= most; at = text.indexOf("&", at + 1)) {
    count += 1;
  }
  return count > most;
}

/** One reference after the other, so that the first that is none ends it. */
function unescaped(text: string): string {
  let at = text.indexOf("&");
  if (at < 0) return text;
  const parts = [text.slice(0, at)];
  while (at >= 0) {
    REFERENCE.lastIndex = at;
    const reference = REFERENCE.exec(text);
    if (reference === null) throw unreadable("notXml");
    const next = text.indexOf("&", REFERENCE.lastIndex);
    parts.push(
      characterOf(reference),
      text.slice(REFERENCE.lastIndex, next < 0 ? undefined : next),
    );
    at = next;
  }
  return parts.join("");
}

function characterOf([, decimal, hex, name]: RegExpExecArray): string {
  if (name !== undefined) {
    const character = ownField(ENTITIES, name);
    if (character === undefined) throw unreadable("entity");
    return character;
  }
  const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
  if (!(code <= 0x10ffff) || code === 0) throw unreadable("notXml");
  return String.fromCodePoint(code);
}

function unreadable(
  problem: "notXml" | "notUtf8" | "documentType" | "entity" | "tooDeep" | "tooMany",
) {
  return new AppError("import_unreadable", { problem });
}
