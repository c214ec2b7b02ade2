export const homeWords = {
  title: "Descubre el mundo sin esfuerzo:",
  subtitle:
    "¡Un planificador de viajes con IA que crea experiencias a tu medida y optimiza cada detalle de tu viaje!",
  start: "¡Empieza ya!",
  motto: "Tú descansas / Nosotros planificamos",
};
