/** The pages one can be sent back to after signing in; nothing else is believed. */
const RETURN_PATH = /^\/(?:$|create-trip$|my-trips$|account$|contact-us$|view-trip\/\d{13}$)/;

/** A path of ours to go to after signing in; anything unknown becomes the home page. */
export function safeReturnPath(text: string | undefined): string {
  return text !== undefined && RETURN_PATH.test(text) ? text : "/";
}
