import { parseSync } from "vite";

type Node = { readonly type: string; readonly [key: string]: unknown };

/** What an entry of a catalogue says, and which values it says it with. */
export type CatalogueEntry = { readonly texts: string[]; readonly values: Set<string> };

/** The entries of a catalogue's file by their paths: "createTripWords.planDays". */
export function catalogueEntries(file: string, source: string): Map<string, CatalogueEntry> {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const entries = new Map<string, CatalogueEntry>();
  const visit = (node: unknown, path: readonly string[], values: ReadonlySet<string>): void => {
    if (Array.isArray(node)) for (const one of node) visit(one, path, values);
    if (!isNode(node) || /^(?:Import|TS(?!As|Satisfies))/.test(node.type)) return;
    const name = nameOf(node);
    const here = name === undefined ? path : [...path, name];
    const known = /Function/.test(node.type)
      ? new Set([...values, ...namesIn(node.params)])
      : values;
    const key = here.join(".");
    const entry = entries.get(key) ?? { texts: [], values: new Set() };
    if (here.length > 0) entries.set(key, entry);
    const text = node.type === "TemplateElement" ? cooked(node) : node.value;
    if (/^(?:Literal|TemplateElement)$/.test(node.type) && typeof text === "string")
      entry.texts.push(text);
    if (node.type === "Identifier" && known.has(String(node.name)))
      entry.values.add(String(node.name));
    for (const [field, child] of Object.entries(node)) {
      const isName = field === "key" && node.computed !== true;
      if (!isName && field !== "params" && !(field === "property" && node.computed !== true))
        visit(child, here, known);
    }
  };
  visit(program, [], new Set());
  return entries;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}

function nameOf(node: Node): string | undefined {
  const named = node.type === "Property" ? node.key : /Declarat/.test(node.type) ? node.id : null;
  if (!isNode(named)) return undefined;
  return String(named.name ?? named.value);
}

function cooked({ value }: Node): unknown {
  return (value as { cooked?: unknown }).cooked;
}

/** The names that a function's parameters bind. */
function namesIn(pattern: unknown): string[] {
  if (Array.isArray(pattern)) return pattern.flatMap(namesIn);
  if (!isNode(pattern)) return [];
  if (pattern.type === "Identifier") return [String(pattern.name)];
  return Object.entries(pattern).flatMap(([field, child]) =>
    field === "key" || field === "typeAnnotation" ? [] : namesIn(child),
  );
}
