/** An event of the window: the page's words are another language's by now. */
export const LANGUAGE_SPOKEN = "tripwright:language-spoken";
