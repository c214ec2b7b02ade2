import { sayNeeds } from "../say-needs.ts";

export const needAdvice = sayNeeds({
  ask: "no sabemos quién lo ofrece. Pregunta antes de ir.",
  food: "no sabemos quién lo ofrece en todas partes. Pregunta en el restaurante.",
  eachTime: "no sabemos qué cocinas son seguras. Pregunta siempre en el restaurante.",
  seafoodFree:
    "dejamos fuera los locales conocidos por el marisco, pero no sabemos qué cocinas son seguras. Pregunta siempre en el restaurante.",
  noFood: "no sabemos qué prepara cada cocina. Pregunta en el restaurante.",
  stepFree: "no conocemos los escalones y cuestas de todas partes. Pregunta antes de ir.",
  pregnant:
    "dejamos fuera subidas, caminatas largas, atracciones, surf y baños de vapor. Consulta lo demás con tu médico.",
  cleanAir:
    "dejamos fuera lo que sabemos que tiene humo o polvo, pero no conocemos el aire del día. Consúltalo por la mañana.",
  crowds: "no sabemos cuánta gente hay. Lo más tranquilo suele ser justo al abrir.",
  transport:
    "calculamos los trayectos según lo habitual y no podemos cambiarlo. En el viaje, muévete como prefieras: abre un trayecto para ver cómo llegar.",
  heat: "a partir de 27 °C el plan deja el aire libre para la mañana y el final de la tarde; no sabemos dónde hay sombra.",
  heights: "no sabemos qué lugares cuestan si te dan miedo las alturas. Di cuáles quieres evitar.",
  toilets: "no sabemos dónde hay baños.",
  dogs: "no sabemos dónde dejan entrar perros. Pregunta antes de ir.",
  weather:
    "no sabemos qué tiempo hará. Si llueve, abre un lugar en la página del viaje y cámbialo por uno a cubierto.",
  lodging: "elegimos tu hotel por precio, no por barrio. Indica el tuyo en la página del viaje.",
  facts:
    "nuestra guía no tiene datos sobre esto. Planificamos por lugares, horarios y trayectos; pregunta allí.",
  answers:
    "aquí cambiamos planes y no respondemos preguntas. Lo que nuestra guía sabe de un lugar aparece con él en el plan.",
  apart: "un plan es para todos juntos. Anota en una nota del día quién va adónde.",
  freeThings: "elegimos primero lo gratuito. Lo que nombraste y lo más conocido puede costar algo.",
  budgetCap: "planificamos con el presupuesto que elegiste, no con un importe por día.",
});
