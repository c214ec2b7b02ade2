import { moneyText } from "../../../../domain/messages/pt/money-text.ts";
import { portuguese } from "../../../../domain/messages/pt/portuguese.ts";
import { storedWords } from "../../../../domain/messages/pt/stored-words.ts";
import type { costsWords as english } from "../../en/trip-page/costs-words.ts";

const people = (count: number) => portuguese.count(count, { one: "pessoa", other: "pessoas" });
const places = (count: number) => portuguese.count(count, { one: "lugar", other: "lugares" });

export const costsWords: typeof english = {
  title: "Custos",
  money: moneyText,
  wholeTripFor: (count) => `Viagem toda para ${count}`,
  forEach: (count) =>
    `Por pessoa, ${portuguese.count(count, { one: "viajante", other: "viajantes" })}`,
  forOne: "Viagem toda para 1",
  about: (amount) => `Cerca de ${amount}`,
  perPerson: "Total ou por pessoa",
  all: (count) => `Total para ${count}`,
  each: "Por pessoa",
  bounds: (low, high) => `Entre ${low} e ${high}`,
  budget: (amount) => `Orçamento ${amount}`,
  budgetOfLevel: (amount, level) =>
    `Orçamento de cerca de ${amount} (${storedWords.budget(level)})`,
  within: (spare) => `Dentro do orçamento, sobram cerca de ${spare}`,
  leftForOthers: (spare) => `Sobram cerca de ${spare} para o que ainda não foi contado`,
  mealsNotCounted: "As refeições só contam depois de adicionadas.",
  mealsCounted: (counted, days) => `As refeições contam em ${counted} de ${days} dias.`,
  howChildrenCount:
    "Quando sabemos a idade de uma criança, não contamos ingresso antes dos 6 anos nem refeição antes dos 3, e até os 11 ela dorme no quarto dos pais, duas crianças por quarto. Os demais contam como adultos. Se um preço for outro, adicione-o como despesa no lugar da estimativa.",
  leftForRooms: (spare) => `Sobram cerca de ${spare} para quartos (preço desconhecido)`,
  over: (more) => `Cerca de ${more} acima do orçamento`,
  noBudget: "Nenhum orçamento definido.",
  barLabel: (expected, budget) => `Previsto: ${expected} de ${budget}`,
  kinds: {
    rooms: "Quartos",
    tickets: "Ingressos",
    rides: "Transporte",
    journeys: "Voos e trens",
    meals: "Refeições",
    other: "Outros",
  },
  kindsTitle: "Por categoria",
  entered: (amount) => `Informado: ${amount}`,
  stay: (rooms, nights, hotel, isDear) =>
    `${portuguese.count(rooms, { one: "quarto", other: "quartos" })}, ${portuguese.count(nights, { one: "noite", other: "noites" })} em ${hotel}${isDear ? ", mais caro que o normal por causa de um evento" : ""}`,
  tickets: (count, persons) => `${places(count)}, ${people(persons)}`,
  taxis: (count) =>
    `${portuguese.count(count, { one: "táxi", other: "táxis" })} e transporte público, estimado`,
  rides: "Transporte público, estimado",
  journeysEstimated: "Entre as suas cidades, estimado",
  meals: "Almoços e jantares a preços habituais",
  noEstimate: "Sem estimativa",
  range: (low, high) => `${low} – ${high}`,
  addYours: "Informar gasto",
  addYoursFor: (kind) => `Informar gasto: ${kind}`,
  expected: "Previsto",
  byDay: "Por dia",
  unpriced: (names) =>
    `Sem preço conhecido para ${portuguese.list(names)}, por isso fora dos totais.`,
  withoutRate: (amounts) =>
    `Fora dos totais porque não há taxa de câmbio: ${portuguese.list(amounts)}.`,
  estimateWithoutRate: (currency) =>
    `Os preços do roteiro estão em ${currency}. Não há taxa de câmbio para essa moeda, por isso estão fora dos totais.`,
  estimateRate: (from, to, value, date) =>
    `Os preços do roteiro usam cerca de ${String(value).replace(".", ",")} ${to} por 1 ${from} (${date}).`,
  basis:
    "Os preços vêm do roteiro e podem mudar. Informe o que você pagou para substituí-los. Traslados do aeroporto e taxa turística não estão incluídos.",
  add: "Adicionar despesa",
  changeBudget: "Alterar orçamento",
  download: "Baixar planilha (CSV)",
  fileName: (trip) => `${trip} custos.csv`,

  expenses: "Despesas",
  noExpenses: "Nenhuma despesa ainda.",
  wholeTrip: "Viagem toda",
  paidBy: (names) => `pago por ${portuguese.list(names)}`,
  noRate: "sem taxa de câmbio",
  change: (title) => `Editar ${title}`,

  newCost: "Adicionar despesa",
  changeCost: "Editar despesa",
  amount: "Valor",
  currency: "Moeda",
  amountMissing: (example) => `Digite um valor, como ${example}.`,
  isRefund: "É um reembolso",
  what: "Descrição (opcional)",
  kind: "Categoria",
  day: "Dia",
  dayChoice: (number, name, isDated) => (isDated ? `${number} · ${name}` : name),
  rate: (from, to) => `1 ${from} em ${to}`,
  rateOwn: (date) => `Aproximada, da nossa tabela de ${date}. Digite a taxa que você pagou.`,
  rateAsked: (date) => `Última taxa do banco central, de ${date}. Digite a taxa que você pagou.`,
  rateKept: "A taxa de quando você adicionou isto.",
  rateMissing: "Sem taxa, isto fica fora dos totais.",
  rateWrong: "Digite um número acima de 0, como 0,92, ou deixe em branco.",
  replaces: (amount) => `Substitui a estimativa do roteiro (${amount})`,
  comesOff: (amount) => `É descontado da estimativa do roteiro (${amount})`,
  payer: "Quem pagou",
  nobody: "Não dividida",
  several: "Várias pessoas",
  paid: (name) => `${name} pagou`,
  splitTitle: "Divisão",
  splits: {
    EVENLY: "Em partes iguais",
    BY_SHARES: "Por cotas",
    BY_PERCENTAGE: "Por porcentagem",
    BY_AMOUNT: "Por valor",
  },
  among: "Dividir entre",
  everyone: "Todos",
  shareOf: (name) => `${name}: cotas`,
  percentOf: (name) => `${name}: porcentagem`,
  amountOf: (name) => `${name}: valor`,
  payersWrong: "Os valores pagos devem somar o total.",
  splitWrong: {
    EVENLY: "Escolha pelo menos uma pessoa.",
    BY_SHARES: "Digite pelo menos uma cota, em números inteiros.",
    BY_PERCENTAGE: "As porcentagens devem somar 100.",
    BY_AMOUNT: "Os valores devem somar o total.",
  },
  save: "Salvar",
  remove: "Remover despesa",

  budgetTitle: "Orçamento",
  budgetIn: "Moeda dos totais",
  budgetAmount: "Orçamento total (em branco: o nível da viagem)",
  budgetWrong: (example) => `Digite um valor acima de 0, como ${example}, ou deixe em branco.`,

  travellers: "Viajantes",
  changeTravellers: "Editar viajantes",
  travellersHint:
    "É só adicionar nomes. Ninguém precisa de conta. Com dois ou mais viajantes, dá para dividir despesas.",
  unnamed: (count) =>
    portuguese.plural(count, {
      one: "mais 1 sem nome",
      other: `mais ${portuguese.number(count)} sem nome`,
    }),
  newTraveller: "Nome",
  addTraveller: "Adicionar",
  removeTraveller: (name) => `Remover ${name}`,
  isNamed: "Consta em uma despesa",
  goneTraveller: "Viajante removido",

  settle: "Quem deve a quem",
  notSplit: "Reservas que ainda não entram aqui, pois ninguém disse quem pagou:",
  whoPaid: (title) => `Quem pagou ${title}?`,
  settled: "Tudo acertado.",
  transfer: (from, to) => `${from} paga a ${to}`,
  balances: "Saldos",
  balance: (paid, share) => `pagou ${paid}, parte ${share}`,

  csvHead: (currency) => [
    "Dia",
    "Data",
    "Descrição",
    "Categoria",
    "Valor",
    "Moeda",
    `Taxa para ${currency}`,
    `Em ${currency}`,
    "Quem pagou",
    "Divisão",
  ],
};
