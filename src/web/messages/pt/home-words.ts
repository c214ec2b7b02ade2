export const homeWords = {
  title: "Descubra o mundo sem complicação:",
  subtitle:
    "Planejador de viagens com IA para experiências do seu jeito, com cada detalhe bem pensado!",
  start: "Comece agora!",
  motto: "Você relaxa / A gente planeja",
};
