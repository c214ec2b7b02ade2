/** Browsers begin the download soon after the click; one that asks where to has the file by then. */
const KEPT_MS = 60_000;

/** Gives the visitor a file that the page has made. */
export function downloadFile(file: {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}): void {
  const url = URL.createObjectURL(new Blob([file.text], { type: file.type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
