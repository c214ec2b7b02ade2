import { moneyText } from "../../../../domain/messages/pt/money-text.ts";
import { portuguese } from "../../../../domain/messages/pt/portuguese.ts";
import { storedWords } from "../../../../domain/messages/pt/stored-words.ts";
import type { CostKind, Split } from "../../../../domain/trip/costs.ts";

const people = (count: number) => portuguese.count(count, { one: "pessoa", other: "pessoas" });
const places = (count: number) => portuguese.count(count, { one: "lugar", other: "lugares" });

/** The Costs view of a trip's page. */
export const costsWords = {
  title: "Custos",
  money: moneyText,
  wholeTripFor: (count: number) => `Viagem toda para ${count}`,
  forEach: (count: number) =>
    `Por pessoa, ${portuguese.count(count, { one: "viajante", other: "viajantes" })}`,
  forOne: "Viagem toda para 1",
  about: (amount: string) => `Cerca de ${amount}`,
  perPerson: "Total ou por pessoa",
  all: (count: number) => `Total para ${count}`,
  each: "Por pessoa",
  bounds: (low: string, high: string) => `Entre ${low} e ${high}`,
  budget: (amount: string) => `Orçamento ${amount}`,
  budgetOfLevel: (amount: string, level: string) =>
    `Orçamento de cerca de ${amount} (${storedWords.budget(level)})`,
  within: (spare: string) => `Dentro do orçamento, sobram cerca de ${spare}`,
  leftForOthers: (spare: string) => `Sobram cerca de ${spare} para o que ainda não foi contado`,
  mealsNotCounted: "As refeições só contam depois de adicionadas.",
  mealsCounted: (counted: number, days: number) =>
    `As refeições contam em ${counted} de ${days} dias.`,
  childrenPayLess: "Os ingressos contam pelo preço de adulto; crianças costumam pagar menos.",
  leftForRooms: (spare: string) => `Sobram cerca de ${spare} para quartos (preço desconhecido)`,
  over: (more: string) => `Cerca de ${more} acima do orçamento`,
  noBudget: "Nenhum orçamento definido.",
  barLabel: (expected: string, budget: string) => `Previsto: ${expected} de ${budget}`,
  kinds: {
    rooms: "Quartos",
    tickets: "Ingressos",
    rides: "Transporte",
    journeys: "Voos e trens",
    meals: "Refeições",
    other: "Outros",
  } satisfies Record<CostKind, string>,
  kindsTitle: "Por categoria",
  entered: (amount: string) => `Informado: ${amount}`,
  stay: (rooms: number, nights: number, hotel: string, isDear: boolean) =>
    `${portuguese.count(rooms, { one: "quarto", other: "quartos" })}, ${portuguese.count(nights, { one: "noite", other: "noites" })} em ${hotel}${isDear ? ", mais caro que o normal por causa de um evento" : ""}`,
  tickets: (count: number, persons: number) => `${places(count)}, ${people(persons)}`,
  taxis: (count: number) =>
    `${portuguese.count(count, { one: "táxi", other: "táxis" })} e transporte público, estimado`,
  rides: "Transporte público, estimado",
  meals: "Almoços e jantares a preços habituais",
  noEstimate: "Sem estimativa",
  range: (low: string, high: string) => `${low} – ${high}`,
  addYours: "Informar gasto",
  addYoursFor: (kind: string) => `Informar gasto: ${kind}`,
  expected: "Previsto",
  byDay: "Por dia",
  unpriced: (names: readonly string[]) =>
    `Sem preço conhecido para ${portuguese.list(names)}, por isso fora dos totais.`,
  withoutRate: (amounts: readonly string[]) =>
    `Fora dos totais porque não há taxa de câmbio: ${portuguese.list(amounts)}.`,
  estimateWithoutRate: (currency: string) =>
    `Os preços do roteiro estão em ${currency}. Não há taxa de câmbio para essa moeda, por isso estão fora dos totais.`,
  estimateRate: (from: string, to: string, value: number, date: string) =>
    `Os preços do roteiro usam cerca de ${String(value).replace(".", ",")} ${to} por 1 ${from} (${date}).`,
  basis: "Os preços vêm do roteiro e podem mudar. Informe o que você pagou para substituí-los.",
  add: "Adicionar despesa",
  changeBudget: "Alterar orçamento",
  download: "Baixar planilha (CSV)",
  fileName: (trip: string) => `${trip} custos.csv`,

  expenses: "Despesas",
  noExpenses: "Nenhuma despesa ainda.",
  wholeTrip: "Viagem toda",
  paidBy: (names: readonly string[]) => `pago por ${portuguese.list(names)}`,
  noRate: "sem taxa de câmbio",
  change: (title: string) => `Editar ${title}`,

  newCost: "Adicionar despesa",
  changeCost: "Editar despesa",
  amount: "Valor",
  currency: "Moeda",
  amountMissing: (example: string) => `Digite um valor, como ${example}.`,
  isRefund: "É um reembolso",
  what: "Descrição (opcional)",
  kind: "Categoria",
  day: "Dia",
  /** "2 · Sat 5"; a day without a date is called by its name alone. */
  dayChoice: (number: number, name: string, isDated: boolean) =>
    isDated ? `${number} · ${name}` : name,
  rate: (from: string, to: string) => `1 ${from} em ${to}`,
  rateOwn: (date: string) =>
    `Aproximada, da nossa tabela de ${date}. Digite a taxa que você pagou.`,
  rateAsked: (date: string) =>
    `Última taxa do banco central, de ${date}. Digite a taxa que você pagou.`,
  rateKept: "A taxa de quando você adicionou isto.",
  rateMissing: "Sem taxa, isto fica fora dos totais.",
  rateWrong: "Digite um número acima de 0, como 0,92, ou deixe em branco.",
  replaces: (amount: string) => `Substitui a estimativa do roteiro (${amount})`,
  payer: "Quem pagou",
  nobody: "Não dividida",
  several: "Várias pessoas",
  paid: (name: string) => `${name} pagou`,
  splitTitle: "Divisão",
  splits: {
    EVENLY: "Em partes iguais",
    BY_SHARES: "Por cotas",
    BY_PERCENTAGE: "Por porcentagem",
    BY_AMOUNT: "Por valor",
  } satisfies Record<Split, string>,
  among: "Dividir entre",
  everyone: "Todos",
  shareOf: (name: string) => `${name}: cotas`,
  percentOf: (name: string) => `${name}: porcentagem`,
  amountOf: (name: string) => `${name}: valor`,
  payersWrong: "Os valores pagos devem somar o total.",
  splitWrong: {
    EVENLY: "Escolha pelo menos uma pessoa.",
    BY_SHARES: "Digite pelo menos uma cota, em números inteiros.",
    BY_PERCENTAGE: "As porcentagens devem somar 100.",
    BY_AMOUNT: "Os valores devem somar o total.",
  } satisfies Record<Split, string>,
  save: "Salvar",
  remove: "Remover despesa",

  budgetTitle: "Orçamento",
  budgetIn: "Moeda dos totais",
  budgetAmount: "Orçamento total (em branco: o nível da viagem)",
  budgetWrong: (example: string) =>
    `Digite um valor acima de 0, como ${example}, ou deixe em branco.`,

  travellers: "Viajantes",
  changeTravellers: "Editar viajantes",
  travellersHint:
    "É só adicionar nomes. Ninguém precisa de conta. Com dois ou mais viajantes, dá para dividir despesas.",
  unnamed: (count: number) =>
    portuguese.plural(count, {
      one: "mais 1 sem nome",
      other: `mais ${portuguese.number(count)} sem nome`,
    }),
  newTraveller: "Nome",
  addTraveller: "Adicionar",
  removeTraveller: (name: string) => `Remover ${name}`,
  isNamed: "Consta em uma despesa",
  goneTraveller: "Viajante removido",

  settle: "Quem deve a quem",
  settled: "Tudo acertado.",
  transfer: (from: string, to: string) => `${from} paga a ${to}`,
  balances: "Saldos",
  balance: (paid: string, share: string) => `pagou ${paid}, parte ${share}`,

  csvHead: (currency: string) => [
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
