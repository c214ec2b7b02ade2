import { eachWeekday, portuguese } from "../../../../domain/messages/pt/portuguese.ts";
import { type WorthVerdict, worthVerdict } from "../../../../domain/plan/plan-verdict.ts";
import type { checkWords as english } from "../../en/trip-page/check-words.ts";
import { viewTripWords } from "../view-trip-words.ts";

const places = (count: number) => portuguese.count(count, { one: "lugar", other: "lugares" });
const hotels = (count: number) => portuguese.count(count, { one: "hotel", other: "hotéis" });

const WORTH_LINES: Readonly<Record<WorthVerdict, string>> = {
  veryGood: "Ótimo roteiro: tudo está aberto e ao alcance",
  good: "Bom roteiro: tudo está aberto e ao alcance",
  fair: "Funciona, mas pode melhorar",
  poor: viewTripWords.verdicts.poor,
};

export const checkWords: typeof english = {
  planCheck: "Revisão do roteiro",
  verified: (values) =>
    `Comparado com ${values.by === "open" ? "dados abertos" : "nosso guia"}: ${values.places} de ${places(values.ofPlaces)}, ${values.hotels} de ${hotels(values.ofHotels)}.`,
  weaknesses: "O que pode melhorar",
  soundLine: (quality) => WORTH_LINES[worthVerdict(quality)],
  toDo: "O que fazer",
  details: (headsUps) => (headsUps === 0 ? "Detalhes" : `Detalhes e avisos (${headsUps})`),
  closedThatDay: ({ weekday, event }) =>
    event === undefined ? `Fecha ${eachWeekday(weekday)}.` : `Fechado: ${event}.`,
  closedAllDays: "Fechado em todos os seus dias.",
  neverOpenThen: (hours) => `Nunca abre no horário ${hours}.`,
  openOnly: (hours) => `Abre ${hours}.`,
  closedOnDates: (names) => `Fechado nas suas datas: ${portuguese.list(names)}.`,
  findTime: "Achar um horário melhor",
  fitBookings: "Ajustar às reservas",
  fitDates: "Ajustar o roteiro às suas datas",
  endOnDay: (day) => `Terminar a viagem no dia ${day}`,
  startOn: (date) => `Começar a viagem: ${portuguese.date(date)}`,
  shorten: (day) => `Encurtar o dia ${day}`,
  cheaper: "Gastar menos",
  add: (name) => `Adicionar ${name}`,
  moreOf: (interest) => `Mais: ${interest.toLowerCase()}`,
  fillDay: "Preencher o dia",
  planDayAnew: "Replanejar o dia",
  bringTogether: "Juntar no mesmo dia",
  swap: "Trocar",
  changeTime: "Alterar o horário",
  nothingVerified:
    "Nenhum destes lugares está no nosso guia. Tudo o que sabemos deles vem da IA, então confira se existem, onde ficam, quando abrem e quanto custam antes de ir.",
  notChecked: (checks) => `Não verificado: ${portuguese.list(checks)}.`,
  unmet: (problems) => problems.map((problem) => `${problem}.`).join(" "),
  watch: "Avisos",
  changes: (count) => `O que mudamos (${count})`,
  changeKinds: {
    moved: "Movido:",
    dropped: "Removido:",
    corrected: "Corrigido:",
    added: "Adicionado:",
  },
  checks: (count) => `Todas as verificações (${count})`,
  check: "Verificação",
  found: "Obtido",
  wanted: "Meta",
  wantedHere: ", meta",
  result: "Resultado",
  met: "Atendido",
  notMet: "Não atendido",
};
