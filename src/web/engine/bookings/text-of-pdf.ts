import { extractTextItems, getDocumentProxy } from "unpdf";
import { AppError } from "../../../domain/errors/app-error.ts";

/** A ticket has some pages, and its conditions more, which say nothing of the journey. */
const READ_PAGES = 12;
const MOST_PAGES = 60;
const MAX_ITEMS = 20_000;

type Item = {
  readonly str: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/**
 * The text of a PDF as it is laid out: a line for each row, a tab between its cells.
 *
 * @throws AppError `import_unreadable` where it is none.
 */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  try {
    // The reader takes the bytes' memory away.
    const options = { disableFontFace: true, useSystemFonts: false, verbosity: 0 };
    const pdf = await getDocumentProxy(bytes.slice(), options);
    if (pdf.numPages > MOST_PAGES) throw new Error("a book");
    const { items } = await extractTextItems(pdf);
    await pdf.cleanup();
    const pages = items.slice(0, READ_PAGES);
    return pages.flatMap((page) => linesOf(page.slice(0, MAX_ITEMS))).join("\n");
  } catch {
    // It throws what it likes at a damaged file.
    throw new AppError("import_unreadable", { problem: "notBooking" });
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
