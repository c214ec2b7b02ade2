import { parseSync } from "vite";

/** Attributes whose texts nobody reads: names, addresses, styles, and choices of the code's own. */
const CODE_ATTRIBUTES = new Set(
  `anchor aria-busy aria-controls aria-current aria-describedby aria-disabled aria-expanded aria-hidden
  aria-labelledby autoCapitalize autoComplete className d data-tab decoding dir
  elementType enterKeyHint fetchPriority fill focusable height href htmlFor icon id illustration inputMode key
  accept lang loading look media menuTrigger name path placement popover position referrerPolicy rel role route scope shape
  sizes slot src srcSet stroke strokeLinecap strokeLinejoin strokeWidth summaryClass legendClass hintClass target theme to transform
  translate type value viewBox width`.split(/\s+/),
);
/** Functions that show their first argument. */
const SHOWING_CALLS = new Set(["showToast", "useDocumentTitle"]);

type Node = { readonly type: string; readonly start: number } & { readonly [key: string]: unknown };
export type JsxWords = { readonly line: number; readonly words: string };

/** Every text for people that stands in a file's JSX, or is handed to a toast or a title, as a literal. */
export function jsxWords(fileName: string, source: string): JsxWords[] {
  const { program, errors } = parseSync(fileName, source);
  if (errors.length > 0) throw new Error(`${fileName}: ${errors[0]?.message}`);
  const found: JsxWords[] = [];
  const report = (node: Node, words: string) => {
    if (!/\p{L}/u.test(words)) return;
    const line = source.slice(0, node.start).split("\n").length;
    found.push({ line, words: words.replace(/\s+/g, " ").trim() });
  };
  visit(program as unknown as Node, (node) => {
    if (node.type === "JSXText") report(node, String(node.value));
    if (node.type === "JSXElement" || node.type === "JSXFragment") {
      for (const child of asNodes(node.children)) {
        if (child.type === "JSXExpressionContainer") eachLiteral(child.expression, report);
      }
    }
    if (node.type === "JSXAttribute" && !CODE_ATTRIBUTES.has(attributeName(node.name))) {
      eachLiteral(node.value, report);
    }
    if (node.type === "CallExpression" && SHOWING_CALLS.has(nameOf(node.callee))) {
      eachLiteral(asNodes(node.arguments)[0], report);
    }
  });
  return found;
}

/** Every text of a file's literals and templates, but for what it imports. */
export function textsOf(fileName: string, source: string): JsxWords[] {
  const { program, errors } = parseSync(fileName, source);
  if (errors.length > 0) throw new Error(`${fileName}: ${errors[0]?.message}`);
  const found: JsxWords[] = [];
  visit(program as unknown as Node, (node) => {
    const value = node.type === "TemplateElement" ? cookedOf(node) : node.value;
    if (!["Literal", "TemplateElement"].includes(node.type) || typeof value !== "string") return;
    found.push({ line: source.slice(0, node.start).split("\n").length, words: value });
  });
  return found;
}

/** Where a file reads imported words as it loads, outside every function. */
export function earlyWords(fileName: string, source: string): string[] {
  const { program } = parseSync(fileName, source);
  const parts = asNodes((program as unknown as Node).body);
  const names = new Set(
    parts.flatMap(({ type, source: from, specifiers }) =>
      type === "ImportDeclaration" && /\/messages\//.test(String((from as Node).value))
        ? asNodes(specifiers).map(({ local }) => nameOf(local))
        : [],
    ),
  );
  const found: string[] = [];
  const look = (node: Node): void => {
    if (/Function|Import|^TS(?!As|Satisfies|NonNull)|ClassBody/.test(node.type)) return;
    const name = node.type === "Identifier" ? nameOf(node) : "";
    const line = source.slice(0, node.start).split("\n").length;
    if (names.has(name)) found.push(`${fileName}:${line} ${name}`);
    for (const value of Object.values(node)) for (const child of asNodes(value)) look(child);
  };
  for (const part of parts) look(part);
  return found;
}

function cookedOf({ value }: Node): unknown {
  return (value as { readonly cooked?: unknown }).cooked;
}

function visit(node: Node, see: (node: Node) => void): void {
  see(node);
  for (const value of Object.values(node)) for (const child of asNodes(value)) visit(child, see);
}

/** The literals that an expression may come to: not those it compares or hands on. */
function eachLiteral(value: unknown, report: (node: Node, words: string) => void): void {
  if (!isNode(value)) return;
  if (value.type === "Literal" && typeof value.value === "string") report(value, value.value);
  if (value.type === "TemplateLiteral") {
    for (const quasi of asNodes(value.quasis)) {
      report(quasi, String((quasi.value as { raw?: unknown }).raw));
    }
  }
  for (const part of partsOf(value)) eachLiteral(part, report);
}

function partsOf(node: Node): unknown[] {
  switch (node.type) {
    case "TemplateLiteral":
      return asNodes(node.expressions);
    case "ConditionalExpression":
      return [node.consequent, node.alternate];
    case "LogicalExpression":
      return [node.left, node.right];
    case "BinaryExpression":
      return node.operator === "+" ? [node.left, node.right] : [];
    case "JSXExpressionContainer":
      return [node.expression];
    default:
      return [];
  }
}

function attributeName(name: unknown): string {
  if (!isNode(name)) return "";
  return typeof name.name === "string" ? name.name : attributeName(name.name);
}

function nameOf(callee: unknown): string {
  return isNode(callee) && typeof callee.name === "string" ? callee.name : "";
}

function asNodes(value: unknown): Node[] {
  return (Array.isArray(value) ? value : [value]).filter(isNode);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof Object(value).type === "string";
}
