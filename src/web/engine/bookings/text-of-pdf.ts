import { extractTextItems, getDocumentProxy } from "unpdf";
import { AppError } from "../../../domain/errors/app-error.ts";

/** A ticket has some pages, a confirmation's conditions have more. */
const MAX_PAGES = 12;
const MAX_ITEMS = 20_000;

type Item = { readonly str: string; readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/**
 * The text of a PDF as it is laid out: a line for each height, a tab where a gap is wider than a word's.
 *
 * @throws AppError `import_unreadable`, also where it has no text.
 */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  // The reader takes the bytes' memory away.
  const pdf = await getDocumentProxy(bytes.slice(), { disableFontFace: true, useSystemFonts: false, verbosity: 0 }).catch(() => undefined);
  if (pdf === undefined || pdf.numPages > 200) throw new AppError("import_unreadable", { problem: "notList" });
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
  for (const item of [...items].filter(({ str }) => str.trim() !== "").sort((a, b) => b.y - a.y || a.x - b.x)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (first !== undefined && Math.abs(first.y - item.y) < Math.max(2, item.height * 0.4)) row?.push(item);
    else rows.push([item]);
  }
  return rows.map((row) => {
    const sorted = row.sort((a, b) => a.x - b.x);
    return sorted.reduce((line, item, at) => {
      const before = sorted[at - 1];
      if (before === undefined) return item.str;
      const gap = item.x - (before.x + before.width);
      const letter = Math.max(2, item.height * 0.5);
      return line + (gap > letter * 2.5 ? "\t" : gap > letter * 0.3 && !line.endsWith(" ") ? " " : "") + item.str;
    }, "");
  });
}
