/**
 * Not kept: what only the system shows once the application is installed or a link is sent, what needs the server
 * anyway (`with-model` reads its model’s answer), the worker, and what is loaded only for those who
 * wish for it: analytics, the readers of confirmations, and the street map; the worker keeps these two once they have come.
 */
const LEFT_OUT =
  /^(?:icon-|apple-touch-icon|preview\.jpg$|(?:sign-in-end|passkeys|copy-codes|returning|random-uuid)\.js$|plain\.css$|sw\.js$|assets\/(?:city-days|firebase-analytics|with-model|draw-street-map|(?:ask-)?booking-worker|form-bookings|read-for-form|read-bookings-sheet|read-bookings-words|review-bookings|shared-sheet|airports|page-of-html|postal-mime|text-of-pdf|pdfjs|codes-of-picture|code-picture|draw-code|maplibre-gl-worker)-)/;
const KEPT = /\.(?:js|css|woff2|svg|png|jpg|webmanifest)$/;

/**
 * Which files of a build the service worker keeps, pages apart, as paths in order.
 *
 * @param names what was built and what was copied, relative to the output folder.
 */
export function applicationFiles(names: readonly string[]): string[] {
  return names
    .filter((name) => KEPT.test(name) && !LEFT_OUT.test(name))
    .map((name) => `/${name.replaceAll("\\", "/")}`)
    .sort();
}
