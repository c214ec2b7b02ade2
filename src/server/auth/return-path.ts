/** The pages that a sign-in may return to; anything else is ignored. */
const RETURN_PATH =
  /^\/(?:$|create-trip$|my-trips$|account$|contact-us$|view-trip\/\d{13}$|connect\/[\w-]{1,64}$)/;

/** A path of ours to go to after signing in; anything unknown becomes the home page. */
export function safeReturnPath(text: string | undefined): string {
  return text !== undefined && RETURN_PATH.test(text) ? text : "/";
}
