/** Degrees as every format takes them: to a decimetre, never "1e-7". */
export function degreesText(degrees: number): string {
  return String(Number(degrees.toFixed(6)) || 0);
}
