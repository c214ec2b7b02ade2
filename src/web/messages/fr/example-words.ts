export const exampleWords = {
  title: "Exemple de voyage",
  about:
    "Ceci est un exemple de voyage. Vos modifications restent sur cette page et ne sont pas enregistrées.",
  planYourOwn: "Planifier mon voyage",
};
