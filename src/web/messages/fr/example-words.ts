export const exampleWords = {
  title: "Voyage d’exemple",
  about:
    "Ceci est un voyage d’exemple. Vos modifications restent sur cette page et ne sont pas enregistrées.",
  planYourOwn: "Planifier mon voyage",
};
