import { extractTextItems, getDocumentProxy } from "unpdf";
import { AppError } from "../../../domain/errors/app-error.ts";

/** A ticket has some pages, a confirmation's conditions have more. */
const MAX_PAGES = 12;
const MAX_ITEMS = 20_000;

type Item = {
  readonly str: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/**
 * The text of a PDF as it is laid out: a line for each height, a tab where a gap is wider than a word's.
 *
 * @throws AppError `import_unreadable`, also where it has no text.
 */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  // The reader takes the bytes' memory away.
  const pdf = await getDocumentProxy(bytes.slice(), {
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: 0,
  }).catch(() => undefined);
  if (pdf === undefined || pdf.numPages > 200)
    throw new AppError("import_unreadable", { problem: "notList" });
  try {
    const { items } = await extractTextItems(pdf);
    const lines = items.slice(0, MAX_PAGES).flatMap((page) => linesOf(page.slice(0, MAX_ITEMS)));
    return lines.join("\n");
  } finally {
    await pdf.cleanup();
  }
}

function linesOf(items: readonly Item[]): string[] {
  const rows: Item[][] = [];
  let bottom = Number.POSITIVE_INFINITY;
  for (const item of items.filter(({ str }) => str.trim() !== "").sort((a, b) => b.y - a.y)) {
    // The cells of a table's row stand on heights of their own, nearer to each other than lines are.
    const isSame = bottom - item.y < Math.max(2, item.height * 0.8);
    if (isSame) rows.at(-1)?.push(item);
    else rows.push([item]);
    bottom = item.y;
  }
  return rows.map((row) => cellsOf(row).map(textOfCell).join("\t"));
}

/** A row's pieces by their columns: what stands above each other, or next to each other on one height, is one cell. */
function cellsOf(row: readonly Item[]): Item[][] {
  const cells: Item[][] = [];
  for (const item of [...row].sort((a, b) => a.x - b.x)) {
    const own = cells.find((cell) => cell.some((other) => isOneCell(other, item)));
    if (own === undefined) cells.push([item]);
    else own.push(item);
  }
  return cells;
}

function isOneCell(left: Item, right: Item): boolean {
  const gap = right.x - (left.x + left.width);
  const isOneLine = Math.abs(left.y - right.y) < Math.max(1, left.height * 0.3);
  const letter = Math.max(2, left.height * 0.5);
  return isOneLine ? gap < letter * 1.6 : -gap > Math.min(left.width, right.width) * 0.3;
}

function textOfCell(cell: readonly Item[]): string {
  const isOneLine = (a: Item, b: Item) => Math.abs(a.y - b.y) < Math.max(1, a.height * 0.3);
  const sorted = [...cell].sort((a, b) => (isOneLine(a, b) ? a.x - b.x : b.y - a.y));
  return sorted.reduce((text, item, at) => {
    const before = sorted[at - 1];
    const gap = before === undefined ? 0 : item.x - (before.x + before.width);
    const isApart = before !== undefined && (gap > item.height * 0.15 || !isOneLine(before, item));
    return text + (isApart && !text.endsWith(" ") ? " " : "") + item.str;
  }, "");
}
