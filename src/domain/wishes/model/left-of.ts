/** Between the parts that a model reads. */
const BETWEEN = "; ";

/** The parts that a model may read, as one text: what the reader left, without what turns a wish round. */
export function leftOf(
  parts: readonly { readonly text: string; readonly isTurned?: true | undefined }[],
): string {
  return parts
    .filter(({ isTurned }) => isTurned !== true)
    .map(({ text }) => text)
    .join(BETWEEN);
}
