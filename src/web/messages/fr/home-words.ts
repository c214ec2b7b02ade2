export const homeWords = {
  title: "Découvrez le monde sans effort :",
  subtitle:
    "Le planificateur de voyages par IA qui crée des expériences sur mesure et soigne chaque détail de votre voyage !",
  start: "C’est parti !",
  motto: "Vous profitez / Nous planifions",
};
