export const exampleWords = {
  title: "Example trip",
  about: "This is an example to look around in.",
  planYourOwn: "Plan your own trip",
};
