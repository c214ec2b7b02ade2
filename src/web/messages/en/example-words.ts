export const exampleWords = {
  title: "Example trip",
  about:
    "This is an example to look around in. What you change stays on this page, and nothing is saved.",
  planYourOwn: "Plan your own trip",
};
