import type { BookingKind } from "../../../../domain/bookings/booking.ts";
import { portuguese } from "../../../../domain/messages/pt/portuguese.ts";
import type { readBookingsWords as english } from "../../en/trip-page/read-bookings-words.ts";

const KINDS: Readonly<Record<BookingKind, string>> = {
  flight: "Voo",
  train: "Trem",
  bus: "Ônibus",
  ferry: "Balsa",
  car: "Carro alugado",
  stay: "Hospedagem",
  table: "Mesa",
  ticket: "Ingresso",
  event: "Evento",
};

const bookings = (count: number) => portuguese.count(count, { one: "reserva", other: "reservas" });

export const readBookingsWords: typeof english = {
  title: "Ler uma confirmação",
  about:
    "Adicione um e-mail, PDF, calendário, passe da carteira ou uma foto do código, ou cole o texto. A leitura é feita neste dispositivo, e nada é enviado.",
  file: "Arquivo",
  fileHint:
    "EML, PDF, ICS, PKPASS, HTML, texto ou imagem de um código, até 5 MB cada. Você também pode arrastar arquivos para cá.",
  paste: "Ou cole a confirmação",
  read: "Ler",
  nothingTyped: "Cole uma confirmação primeiro.",
  reading: "Lendo…",
  failed: "Não deu certo. Tente novamente.",
  ofFile: (name, problem) => `${name}: ${problem}`,
  dropHere: "Solte aqui",

  sharedTitle: "De qual viagem é?",
  sharedFound: (count) => `No que você compartilhou: ${bookings(count)}.`,
  sharedNothing: "Não encontramos reservas no que você compartilhou.",
  addTo: (trip) => `Adicionar a ${trip}`,
  newTrip: "Planejar uma nova viagem com elas",

  review: "Confira as reservas",
  found: (count) =>
    portuguese.plural(count, {
      one: "1 reserva encontrada. Confira antes de adicionar.",
      other: `${portuguese.number(count)} reservas encontradas. Confira antes de adicionar.`,
    }),
  kinds: KINDS,
  named: (kind, name) => `${kind}: ${name}`,
  unnamed: "Ainda sem nome",
  cancelled: "Esta reserva foi cancelada.",
  known: "Já está nesta viagem",
  changes: "Altera uma reserva desta viagem",
  outside: "Fora das datas desta viagem",
  details: "Todos os detalhes",
  notSaid: "Não está na confirmação",
  check: "Confira",
  add: (count) => (count === 0 ? "Escolha o que adicionar" : `Adicionar ${bookings(count)}`),
  keepFiles: "Guardar cada arquivo com sua reserva, neste dispositivo",
  nothingChosen: "Escolha pelo menos uma reserva.",
  incomplete: (name) => `${name} precisa de nome e data.`,
  back: "Voltar",
  fields: {
    kind: "Tipo",
    name: "Nome",
    number: "Número da confirmação",
    "from.name": "De",
    "to.name": "Para",
    "at.name": "Lugar",
    "at.address": "Endereço",
    "starts.date": "Data",
    "starts.time": "Horário",
    "starts.zone": "Fuso horário",
    "ends.date": "Data do fim",
    "ends.time": "Horário do fim",
    "ends.zone": "Fuso horário no fim",
    seat: "Assento",
  },
};
