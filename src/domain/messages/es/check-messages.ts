import type { CheckId } from "../../plan/check-list.ts";

type CheckWords = {
  readonly name: string;
  /** The problem where it is not met, as a sentence without its period. */
  readonly unmet: string;
  /** The meaning of the figure, in one plain sentence. */
  readonly meaning: string;
  /** The unit after the figure; "" for a ratio. */
  readonly unit: string;
  /** The target of the figure; some ask for more than the figure says. */
  readonly target: string;
};

/** The words of the checks of a plan, by their ids. */
export const CHECK_MESSAGES: Readonly<Record<CheckId, CheckWords>> = {
  completeness: {
    name: "Datos completos",
    unmet: "Faltan algunos datos",
    meaning: "De los datos que necesita un plan, cuántos están y se pueden leer.",
    unit: " %",
    target: "100",
  },
  dayCount: {
    name: "Todos los días",
    unmet: "Faltan días o hay alguno vacío",
    meaning: "Días que faltan, sobran o están vacíos.",
    unit: " días",
    target: "0",
  },
  knownPlaces: {
    name: "Lugares reales",
    unmet: "Algunos lugares no están verificados",
    meaning: "Proporción de lugares y hoteles que la guía tiene en la misma ubicación.",
    unit: " %",
    target: "al menos 95",
  },
  positions: {
    name: "En el mapa",
    unmet: "Algunas ubicaciones no son exactas",
    meaning: "Distancia mediana entre los lugares y hoteles y su ubicación en la guía.",
    unit: " m",
    target: "como máximo 150; ninguno a más de 1 km de su ubicación ni a más de 40 km del centro",
  },
  duplicates: {
    name: "Sin repeticiones",
    unmet: "Algunos lugares se repiten",
    meaning: "Lugares que ya están en el plan.",
    unit: " lugares",
    target: "0",
  },
  openingHours: {
    name: "Horarios",
    unmet: "Algunos lugares están cerrados cuando vas",
    meaning: "Visitas a un lugar cerrado, o que podría estarlo sin que el plan lo diga.",
    unit: " visitas",
    target: "0",
  },
  transferTimes: {
    name: "Tiempo de trayecto suficiente",
    unmet: "Algunos trayectos tienen poco tiempo",
    meaning: "Trayectos que duran más de lo que permite el plan.",
    unit: " trayectos",
    target: "0",
  },
  dayHours: {
    name: "Días razonables",
    unmet: "Algunos días empiezan muy temprano o acaban muy tarde",
    meaning: "Días en los que sales del hotel y vuelves a horas razonables.",
    unit: " %",
    target: "100",
  },
  fame: {
    name: "Imprescindibles",
    unmet: "Faltan imprescindibles",
    meaning:
      "Cuántos imprescindibles de la ciudad están en el plan, ponderados por popularidad, respecto a los que caben en estos días.",
    unit: " %",
    target: "al menos 90; el principal, a partir de tres días",
  },
  leftOut: {
    name: "Lo mejor, primero",
    unmet: "Faltan imprescindibles y hay lugares menos importantes",
    meaning:
      "De los diez imprescindibles de la ciudad, los que faltan aunque el plan tenga lugares mucho menos importantes.",
    unit: "",
    target: "0",
  },
  wishes: {
    name: "Tus peticiones",
    unmet: "No se cumplen todas las peticiones",
    meaning: "Qué parte de tus peticiones se refleja en los días.",
    unit: " %",
    target: "100",
  },
  interests: {
    name: "Tus intereses",
    unmet: "Poco para tus intereses",
    meaning:
      "Lugares para tus intereses: un tercio de lo que ves y uno cada día; para la vida nocturna, una salida cada noche.",
    unit: " %",
    target: "100",
  },
  events: {
    name: "Eventos de tus fechas",
    unmet: "Pocos de los eventos de tus fechas",
    meaning: "Cuánto ves de la temporada o fiesta de tus fechas, si la gente viaja por ella.",
    unit: " %",
    target: "100",
  },
  suited: {
    name: "A tu medida",
    unmet: "Algunas cosas no son para ti",
    meaning:
      "Por día: lugares para niños si no viaja ninguno, demasiado a la vez para el grupo y restaurantes que no son para ti.",
    unit: " al día",
    target: "0",
  },
  alike: {
    name: "Variedad",
    unmet: "Algunos lugares se parecen mucho",
    meaning: "Por día: otro lugar del mismo tipo y un tercer museo grande en un solo día.",
    unit: " al día",
    target: "0",
  },
  fullDays: {
    name: "Días completos",
    unmet: "Algunos días tienen pocas visitas",
    meaning:
      "Tiempo de visitas respecto a lo que permite el ritmo. El peor día cuenta tanto como todos juntos.",
    unit: " %",
    target: "al menos 85",
  },
  wholeDays: {
    name: "Días enteros",
    unmet: "Algunos días empiezan tarde o acaban temprano",
    meaning:
      "Minutos al día perdidos por empezar después de las 10:30 o acabar antes de las 17:00 (11:00 y 16:00 con ritmo tranquilo). El peor día cuenta tanto como todos juntos.",
    unit: " min",
    target: "como máximo 20",
  },
  waiting: {
    name: "Poca espera",
    unmet: "Demasiada espera",
    meaning:
      "Minutos al día entre visitas, sin contar trayectos, comidas ni hasta 90 minutos de tiempo libre. El peor día cuenta tanto como todos juntos.",
    unit: " min",
    target: "como máximo 30",
  },
  together: {
    name: "Lo cercano, junto",
    unmet: "Lugares cercanos en días distintos",
    meaning: "Lugares más cercanos a los de otro día que a los del suyo.",
    unit: " %",
    target: "como máximo 26",
  },
  detours: {
    name: "Sin rodeos",
    unmet: "Algunas rutas dan rodeos",
    meaning:
      "Cuánto más larga es la ruta de un día que el circuito más corto por los mismos lugares, de media.",
    unit: " %",
    target: "como máximo 5; ningún día más de 20",
  },
  travel: {
    name: "Pocos trayectos",
    unmet: "Demasiados trayectos",
    meaning:
      "Minutos al día en trayectos; ir a pie y salir de la ciudad cuentan la mitad. El peor día cuenta tanto como todos juntos.",
    unit: " min",
    target: "como máximo 90",
  },
  outings: {
    name: "Excursiones completas",
    unmet: "Algunas excursiones se quedan cortas",
    meaning:
      "Parques temáticos y salidas de la ciudad que empiezan tarde, acaban temprano o comparten el día con otras visitas.",
    unit: " excursiones",
    target: "0",
  },
  visitLengths: {
    name: "Tiempo en cada lugar",
    unmet: "Algunas visitas son muy cortas o muy largas",
    meaning: "Visitas que duran entre la mitad y una vez y media de lo habitual.",
    unit: " %",
    target: "al menos 98",
  },
  meals: {
    name: "Almuerzo y cena",
    unmet: "Falta un almuerzo o una cena",
    meaning: "De los almuerzos y cenas que hacen falta, cuántos hay.",
    unit: " %",
    target: "100",
  },
  mealNames: {
    name: "Dónde comer",
    unmet: "Algunas comidas aún no tienen sitio",
    meaning: "Almuerzos y cenas con un sitio donde comer.",
    unit: " %",
    target: "100",
  },
  mealHours: {
    name: "Comidas a su hora",
    unmet: "Algunas comidas son muy temprano o muy tarde",
    meaning: "Comidas con la cocina abierta; almuerzo a las 14:00 como muy tarde.",
    unit: " %",
    target: "100",
  },
  budget: {
    name: "Dentro del presupuesto",
    unmet: "Por encima del presupuesto",
    meaning:
      "Coste de habitaciones, entradas y transporte respecto a lo que permite el nivel de presupuesto en esta ciudad.",
    unit: "",
    target: "como máximo 1",
  },
  daylight: {
    name: "Al aire libre, de día",
    unmet: "Algunas visitas al aire libre acaban de noche",
    meaning:
      "Visitas al aire libre, sin iluminación, que acaban más de media hora después de la puesta de sol.",
    unit: " visitas",
    target: "0",
  },
  sunsets: {
    name: "Puestas de sol",
    unmet: "Te vas de algunos miradores poco antes de la puesta de sol",
    meaning: "Por día: miradores de los que te vas de 15 a 75 minutos antes de la puesta de sol.",
    unit: " al día",
    target: "0",
  },
  heat: {
    name: "A salvo del calor",
    unmet: "Algunas visitas son a la hora de más calor",
    meaning:
      "Por día: visitas al aire libre a mediodía en meses de calor, o casi todo el día con calor extremo.",
    unit: " al día",
    target: "0",
  },
  draftFidelity: {
    name: "Fiel al borrador",
    unmet: "Demasiado distinto del borrador",
    meaning: "Proporción de los lugares válidos del borrador que siguen en el plan.",
    unit: " %",
    target: "al menos 90; 70 en el mismo día",
  },
  planningTime: {
    name: "Rápido y repetible",
    unmet: "La planificación tardó demasiado",
    meaning: "Tiempo que se tardó en planificar.",
    unit: " ms",
    target: "como máximo 250, siempre el mismo plan",
  },
};
