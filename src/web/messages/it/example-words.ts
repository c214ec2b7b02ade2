export const exampleWords = {
  title: "Viaggio di esempio",
  about:
    "Questo è un viaggio di esempio. Le tue modifiche restano in questa pagina e non vengono salvate.",
  planYourOwn: "Pianifica il tuo viaggio",
};
