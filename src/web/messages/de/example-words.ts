export const exampleWords = {
  title: "Example trip",
  about: "This is an example trip. Your changes stay on this page and aren’t saved.",
  planYourOwn: "Plan your own trip",
};
