/** What went wrong, as the page says it. @throws when it isn't the page of a refused sign-in. */
export async function signInProblem(answer: Response): Promise<string> {
  const html = await answer.text();
  const text = /<p>We couldn&#39;t sign you in: (.*?)(?:\. Please try again)?\.<\/p>/.exec(
    html,
  )?.[1];
  if (answer.status !== 400 || text === undefined) throw new Error(`${answer.status} ${html}`);
  return text.replaceAll("&#39;", "'");
}
