export const homeWords = {
  /** The hero's words as the specification has them. */
  title: "Descubra o mundo sem complicação:",
  subtitle:
    "Planejador de viagens com IA para experiências do seu jeito, com cada detalhe bem pensado!",
  start: "Comece agora!",
  motto: "Você relaxa / A gente planeja",
};
