import type { AskedPart } from "../../domain/wishes/read-wishes.ts";
import { wishWords } from "../messages/trip-page/wish-words.ts";

/** The choices of a question by what their buttons say, each with its place among all: what two would say is one button. */
export function choicesShown(
  choices: AskedPart["choices"],
): readonly { readonly title: string; readonly index: number }[] {
  const titles = choices.map((choice) => wishWords.choice(choice)).map(capital);
  return titles.flatMap((title, index) =>
    titles.indexOf(title) === index ? [{ title, index }] : [],
  );
}

/** Names may be words from within a sentence. */
function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
