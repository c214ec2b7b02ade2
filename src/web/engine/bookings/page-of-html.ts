import { Parser } from "htmlparser2";
import { AppError } from "../../../domain/errors/app-error.ts";

/** What a page of HTML says: its text by lines and cells, and its data of schema.org. */
export type HtmlPage = { readonly text: string; readonly data: readonly unknown[] };

type Item = Record<string, unknown>;
type OpenElement = {
  readonly name: string;
  readonly isHidden: boolean;
  readonly item: Item | undefined;
  /** Properties of the item around it that its text is the value of. */
  readonly property: { readonly of: Item; readonly name: string; text: string } | undefined;
};

/** Pages of mails are some forty deep. */
const MAX_DEPTH = 400;
const MAX_ITEMS = 300;
const MAX_TEXT = 400_000;
const MAX_DATA = 200_000;
const BLOCKS = new Set(
  "address article aside blockquote body br center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html legend li main nav ol p pre section summary table tbody tfoot thead tr ul".split(
    " ",
  ),
);
const CELLS = new Set(["td", "th"]);
/** What a change has struck out is no longer so. */
const UNSEEN = new Set(
  "del head noscript object s script select strike style svg template title".split(" "),
);
const VOID = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
const HIDING =
  /display\s*:\s*none|visibility\s*:\s*hidden|line-through|font-size\s*:\s*0(?![.\d])|mso-hide\s*:\s*all/i;
/** Attributes that have the value of a property, by their element. */
const VALUES = ["content", "datetime", "href", "src", "value"];

/**
 * Reads a page without a document: nothing of it runs, and nothing is fetched.
 *
 * @param html of a length that the caller has bounded.
 * @throws AppError `import_unreadable` where it is nested too deeply.
 */
export function pageOfHtml(html: string): HtmlPage {
  const page = new PageBuilder();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => page.open(name, attributes),
      ontext: (text) => page.text(text),
      onclosetag: (name) => page.close(name),
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.write(html);
  parser.end();
  return page.whole();
}

class PageBuilder {
  readonly #open: OpenElement[] = [];
  readonly #roots: Item[] = [];
  readonly #scripts: string[] = [];
  readonly #text: string[] = [];
  #length = 0;
  #items = 0;
  /** What stands between the last word and the next one. */
  #gap: "" | " " | "\t" | "\n" = "";
  /** Whether the table's cell that is open has lines of its own. */
  #hasLines = false;
  #hasText = false;
  #script: string[] | undefined;

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === "script") {
      const isData = attributes.type?.trim().toLowerCase() === "application/ld+json";
      this.#script = isData ? [] : undefined;
    }
    if (CELLS.has(name) || (BLOCKS.has(name) && this.#gap !== "\t")) {
      if (!CELLS.has(name)) this.#gap = "\n";
    }
    if (name === "tr") this.#gap = "\n";
    if (CELLS.has(name)) {
      this.#hasLines = false;
      this.#hasText = false;
    }
    if (this.#open.length >= MAX_DEPTH)
      throw new AppError("import_unreadable", { problem: "tooDeep" });
    const around = this.#open.at(-1);
    const isHidden =
      around?.isHidden === true ||
      UNSEEN.has(name) ||
      HIDING.test(attributes.style ?? "") ||
      "hidden" in attributes;
    const element = { name, isHidden, ...this.#itemOf(attributes) };
    if (VOID.has(name)) return;
    this.#open.push(element);
  }

  /** An element's item, or the property that it is of the item around it. */
  #itemOf(attributes: Readonly<Record<string, string>>): Pick<OpenElement, "item" | "property"> {
    const none = { item: undefined, property: undefined };
    const of = this.#open.findLast(({ item }) => item !== undefined)?.item;
    const names = (attributes.itemprop ?? "").split(/\s+/).filter(Boolean).slice(0, 5);
    if ("itemscope" in attributes) {
      this.#items += 1;
      if (this.#items > MAX_ITEMS) return none;
      const item: Item = { "@type": attributes.itemtype?.trim().split(/\s+/)[0] ?? "" };
      if (of === undefined || names.length === 0) this.#roots.push(item);
      else for (const name of names) addTo(of, name, item);
      return { item, property: undefined };
    }
    const [name] = names;
    if (of === undefined || name === undefined) return none;
    const value = VALUES.map((key) => attributes[key]).find((one) => one !== undefined);
    if (value === undefined) return { item: undefined, property: { of, name, text: "" } };
    addTo(of, name, value);
    return none;
  }

  text(text: string): void {
    if (this.#script !== undefined) {
      this.#script.push(text);
      return;
    }
    const around = this.#open.at(-1);
    const property = this.#open.findLast((one) => one.property !== undefined)?.property;
    if (property !== undefined && property.text.length < 1000) property.text += text;
    if (around?.isHidden === true || this.#length > MAX_TEXT) return;
    const isPre = this.#open.some(({ name }) => name === "pre");
    if (isPre) {
      this.#add(text);
      return;
    }
    const words = text.replace(/[\s\u00a0]+/g, " ");
    if (words.startsWith(" ") && this.#gap === "") this.#gap = " ";
    const trimmed = words.trim();
    if (trimmed === "") return;
    this.#add(trimmed);
    if (words.endsWith(" ")) this.#gap = " ";
  }

  #add(text: string): void {
    if (this.#gap === "\n" && this.#hasText) this.#hasLines = true;
    this.#hasText = true;
    const piece = this.#length === 0 ? text : this.#gap + text;
    this.#text.push(piece);
    this.#length += piece.length;
    this.#gap = "";
  }

  close(name: string): void {
    if (name === "script" && this.#script !== undefined) {
      const script = this.#script.join("");
      if (script.length <= MAX_DATA) this.#scripts.push(script);
      this.#script = undefined;
    }
    // Cells of several lines each stand below each other, not mixed.
    if (CELLS.has(name) && this.#hasText) this.#gap = this.#hasLines ? "\n" : "\t";
    else if (name === "tr" || name === "table") this.#gap = "\n";
    else if (BLOCKS.has(name) && this.#gap !== "\t") this.#gap = "\n";
    if (VOID.has(name)) return;
    const at = this.#open.findLastIndex((one) => one.name === name);
    if (at < 0) return;
    for (const { property } of this.#open.splice(at)) {
      if (property !== undefined) addTo(property.of, property.name, property.text.trim());
    }
  }

  whole(): HtmlPage {
    const scripts = this.#scripts.slice(0, 50).flatMap((script) => jsonOf(script));
    return { text: this.#text.join(""), data: [...scripts, ...this.#roots] };
  }
}

function addTo(item: Item, name: string, value: unknown): void {
  const known = Object.hasOwn(item, name) ? item[name] : undefined;
  if (name === "__proto__") return;
  if (known === undefined) item[name] = value;
  else if (!Array.isArray(known)) item[name] = [known, value];
  else if (known.length < MAX_ITEMS) known.push(value);
}

function jsonOf(script: string): unknown[] {
  const plain = script
    .replace(/^\s*(?:<!--|\/\/\s?<!\[CDATA\[|<!\[CDATA\[)/, "")
    .replace(/(?:-->|(?:\/\/\s?)?\]\]>)\s*$/, "");
  for (const text of [plain, plain.replace(/,(?=\s{0,200}[}\]])/g, "")]) {
    try {
      return [JSON.parse(text)];
    } catch {
      // Some senders leave a comma behind the last one.
    }
  }
  return [];
}
