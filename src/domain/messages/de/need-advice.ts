import { sayNeeds } from "../say-needs.ts";

export const needAdvice = sayNeeds({
  ask: "Wir wissen nicht, wer das anbietet. Frag vor dem Besuch nach.",
  food: "Wir wissen nicht überall, wer das anbietet. Frag im Restaurant nach.",
  eachTime: "Wir wissen nicht, welche Küchen sicher sind. Frag jedes Mal im Restaurant nach.",
  seafoodFree:
    "Lokale, die für Fisch und Meeresfrüchte bekannt sind, lassen wir weg, wissen aber nicht, welche Küchen sicher sind. Frag jedes Mal im Restaurant nach.",
  noFood: "Wir wissen nicht, was jede Küche kocht. Frag im Restaurant nach.",
  stepFree: "Wir kennen nicht überall Stufen und Steigungen. Frag vor dem Besuch nach.",
  pregnant:
    "Wir lassen Aufstiege, lange Wanderungen, Fahrgeschäfte, Surfen und Dampfbäder weg. Frag wegen allem Weiteren deine Ärztin oder deinen Arzt.",
  cleanAir:
    "Wir lassen weg, was wir als rauchig oder staubig kennen, aber wie die Luft an dem Tag ist, wissen wir nicht. Sieh morgens nach.",
  crowds:
    "Wir wissen nicht, wie voll es wird. Die meisten Orte sind direkt nach dem Öffnen am ruhigsten.",
  transport:
    "Wir schätzen Fahrten nach dem Üblichen und können das nicht ändern. Nimm unterwegs, was dir passt; die Wegbeschreibung findest du, wenn du einen Weg öffnest.",
  heat: "Ab 27 °C legt der Plan alles im Freien auf den Morgen und den Abend. Wo es Schatten gibt, wissen wir nicht.",
  heights:
    "Wir wissen nicht, was bei Höhenangst schwierig ist. Nenn die Orte, die wir auslassen sollen.",
  toilets: "Wir wissen nicht, wo es Toiletten gibt.",
  dogs: "Wir wissen nicht, wo Hunde erlaubt sind. Frag vor dem Besuch nach.",
  weather:
    "Wir kennen das Wetter nicht. Öffne an einem Regentag einen Ort auf der Seite der Reise und tausch ihn gegen einen im Trockenen.",
  lodging:
    "Wir wählen dein Hotel nach dem Preis, nicht nach dem Stadtteil. Nenn dein eigenes auf der Seite der Reise.",
  facts:
    "Dazu hat unser Reiseführer keine Angaben. Wir planen nach Sehenswürdigkeiten, Öffnungszeiten und Wegen; frag vor Ort.",
  answers:
    "Hier ändern wir Pläne und beantworten keine Fragen. Was unser Reiseführer über einen Ort weiß, steht im Plan bei ihm.",
  apart: "Ein Plan ist für euch alle zusammen. Schreib in eine Notiz zum Tag, wer wohin geht.",
  freeThings:
    "Wir nehmen zuerst, was nichts kostet. Was du genannt hast und was am bekanntesten ist, kann etwas kosten.",
  budgetCap: "Wir planen nach dem Budget, das du gewählt hast, nicht nach einer Summe pro Tag.",
});
