import { sayChecks } from "../say-checks.ts";

export const CHECK_MESSAGES = sayChecks({
  units: {
    percent: " %",
    days: " días",
    metres: " m",
    places: " lugares",
    visits: " visitas",
    journeys: " trayectos",
    aDay: " al día",
    minutes: " min",
    outings: " excursiones",
    milliseconds: " ms",
  },
  atLeast: (figure) => `al menos ${figure}`,
  atMost: (figure) => `como máximo ${figure}`,
  checks: {
    completeness: {
      name: "Datos completos",
      unmet: "Faltan algunos datos",
      meaning: "De los datos que necesita un plan, cuántos están y se pueden leer.",
    },
    dayCount: {
      name: "Todos los días",
      unmet: "Faltan días o hay alguno vacío",
      meaning: "Días que faltan, sobran o están vacíos.",
    },
    knownPlaces: {
      name: "Lugares reales",
      unmet: "Algunos lugares no están verificados",
      meaning: "Proporción de lugares y hoteles que la guía tiene en la misma ubicación.",
    },
    positions: {
      name: "En el mapa",
      unmet: "Algunas ubicaciones no son exactas",
      meaning: "Distancia mediana entre los lugares y hoteles y su ubicación en la guía.",
      target: "como máximo 150; ninguno a más de 1 km de su ubicación ni a más de 40 km del centro",
    },
    duplicates: {
      name: "Sin repeticiones",
      unmet: "Algunos lugares se repiten",
      meaning: "Lugares que ya están en el plan.",
    },
    openingHours: {
      name: "Horarios",
      unmet: "Algunos lugares están cerrados cuando vas",
      meaning: "Visitas a un lugar cerrado, o que podría estarlo sin que el plan lo diga.",
    },
    transferTimes: {
      name: "Tiempo de trayecto suficiente",
      unmet: "Algunos trayectos tienen poco tiempo",
      meaning: "Trayectos que duran más de lo que permite el plan.",
    },
    dayHours: {
      name: "Días razonables",
      unmet: "Algunos días empiezan muy temprano o acaban muy tarde",
      meaning: "Días en los que sales del hotel y vuelves a horas razonables.",
    },
    fame: {
      name: "Imprescindibles",
      unmet: "Faltan imprescindibles",
      meaning:
        "Cuántos imprescindibles de la ciudad están en el plan, ponderados por popularidad, respecto a los que caben en estos días.",
      target: "al menos 90; el principal, a partir de tres días",
    },
    leftOut: {
      name: "Lo mejor, primero",
      unmet: "Faltan imprescindibles y hay lugares menos importantes",
      meaning:
        "De los diez imprescindibles de la ciudad, los que faltan aunque el plan tenga lugares mucho menos importantes.",
    },
    wishes: {
      name: "Tus peticiones",
      unmet: "No se cumplen todas las peticiones",
      meaning: "Qué parte de tus peticiones se refleja en los días.",
    },
    interests: {
      name: "Tus intereses",
      unmet: "Poco para tus intereses",
      meaning:
        "Lugares para tus intereses: un tercio de lo que ves y uno cada día; para la vida nocturna, una salida cada noche.",
    },
    events: {
      name: "Eventos de tus fechas",
      unmet: "Pocos de los eventos de tus fechas",
      meaning: "Cuánto ves de la temporada o fiesta de tus fechas, si la gente viaja por ella.",
    },
    suited: {
      name: "A tu medida",
      unmet: "Algunas cosas no son para ti",
      meaning:
        "Por día: lugares para niños si no viaja ninguno, demasiado a la vez para el grupo y restaurantes que no son para ti.",
    },
    alike: {
      name: "Variedad",
      unmet: "Algunos lugares se parecen mucho",
      meaning: "Por día: otro lugar del mismo tipo y un tercer museo grande en un solo día.",
    },
    fullDays: {
      name: "Días completos",
      unmet: "Algunos días tienen pocas visitas",
      meaning:
        "Tiempo de visitas respecto a lo que permite el ritmo. El peor día cuenta tanto como todos juntos.",
    },
    wholeDays: {
      name: "Días enteros",
      unmet: "Algunos días empiezan tarde o acaban temprano",
      meaning:
        "Minutos al día perdidos por empezar después de las 10:30 o acabar antes de las 17:00 (11:00 y 16:00 con ritmo tranquilo). El peor día cuenta tanto como todos juntos.",
    },
    waiting: {
      name: "Poca espera",
      unmet: "Demasiada espera",
      meaning:
        "Minutos al día entre visitas, sin contar trayectos, comidas ni hasta 90 minutos de tiempo libre. El peor día cuenta tanto como todos juntos.",
    },
    together: {
      name: "Lo cercano, junto",
      unmet: "Lugares cercanos en días distintos",
      meaning: "Lugares más cercanos a los de otro día que a los del suyo.",
    },
    detours: {
      name: "Sin rodeos",
      unmet: "Algunas rutas dan rodeos",
      meaning:
        "Cuánto más larga es la ruta de un día que el circuito más corto por los mismos lugares, de media.",
      target: "como máximo 5; ningún día más de 20",
    },
    travel: {
      name: "Pocos trayectos",
      unmet: "Demasiados trayectos",
      meaning:
        "Minutos al día en trayectos; ir a pie y salir de la ciudad cuentan la mitad. El peor día cuenta tanto como todos juntos.",
    },
    outings: {
      name: "Excursiones completas",
      unmet: "Algunas excursiones se quedan cortas",
      meaning:
        "Parques temáticos y salidas de la ciudad que empiezan tarde, acaban temprano o comparten el día con otras visitas.",
    },
    visitLengths: {
      name: "Tiempo en cada lugar",
      unmet: "Algunas visitas son muy cortas o muy largas",
      meaning: "Visitas que duran entre la mitad y una vez y media de lo habitual.",
    },
    meals: {
      name: "Almuerzo y cena",
      unmet: "Falta un almuerzo o una cena",
      meaning: "De los almuerzos y cenas que hacen falta, cuántos hay.",
    },
    mealNames: {
      name: "Dónde comer",
      unmet: "Algunas comidas aún no tienen sitio",
      meaning: "Almuerzos y cenas con un sitio donde comer.",
    },
    mealHours: {
      name: "Comidas a su hora",
      unmet: "Algunas comidas son muy temprano o muy tarde",
      meaning: "Comidas con la cocina abierta; almuerzo a las 14:00 como muy tarde.",
    },
    budget: {
      name: "Dentro del presupuesto",
      unmet: "Por encima del presupuesto",
      meaning:
        "Coste de habitaciones, entradas y transporte respecto a lo que permite el nivel de presupuesto en esta ciudad.",
    },
    daylight: {
      name: "Al aire libre, de día",
      unmet: "Algunas visitas al aire libre acaban de noche",
      meaning:
        "Visitas al aire libre, sin iluminación, que acaban más de media hora después de la puesta de sol.",
    },
    sunsets: {
      name: "Puestas de sol",
      unmet: "Te vas de algunos miradores poco antes de la puesta de sol",
      meaning: "Por día: miradores de los que te vas de 15 a 75 minutos antes de la puesta de sol.",
    },
    heat: {
      name: "A salvo del calor",
      unmet: "Algunas visitas son a la hora de más calor",
      meaning:
        "Por día: visitas al aire libre a mediodía en meses de calor, o casi todo el día con calor extremo.",
    },
    draftFidelity: {
      name: "Fiel al borrador",
      unmet: "Demasiado distinto del borrador",
      meaning: "Proporción de los lugares válidos del borrador que siguen en el plan.",
      target: "al menos 90; 70 en el mismo día",
    },
    planningTime: {
      name: "Rápido y repetible",
      unmet: "La planificación tardó demasiado",
      meaning: "Tiempo que se tardó en planificar.",
      target: "como máximo 250, siempre el mismo plan",
    },
  },
});
