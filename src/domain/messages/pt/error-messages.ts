import { LIMITS } from "../../limits.ts";
import type { ERROR_MESSAGES as english } from "../en/error-messages.ts";
import { sayAdvice, sayProblem } from "../say-problem.ts";
import { portuguese } from "./portuguese.ts";

const requestProblem = sayProblem({
  whole: {
    badAddress: "o endereço não começa com uma barra",
    bodyEmpty: "o conteúdo está vazio",
    destinationTooLong: "o destino é longo demais",
    fileUnnamed: "o id, o nome ou a parte do arquivo não serve",
    inputTooLong: "o texto é longo demais",
    notHttp: "não é HTTP completo e válido",
    notJson: "não é JSON válido ou o endereço está malformado",
    notUtf8: "não é UTF-8 válido",
    tokenInAddress: "um token de acesso deve ir no cabeçalho Authorization",
    twoHosts: "o host aparece duas vezes",
    unknownCursor: "o cursor não é um dos nossos",
    unknownTripIds: `“ids” deve ter até ${LIMITS.list.wholeTrips} ids de viagens, separados por vírgulas`,
  },
  body: "o conteúdo",
  fieldUnknown: (field) => `${field} tem um campo que não conhecemos`,
  fieldUnfit: (field) => `${field} não é válido`,
  fieldValue: (field, allowed) => `${field} deve ser um destes: ${allowed.join(", ")}`,
  fieldType: (field, types) => `${field} deve ser do tipo ${types.join(" ou ")}`,
  bounds: { fieldTooBig: "no máximo", fieldTooSmall: "no mínimo" },
  units: { characters: "caracteres", entries: "itens" },
  value: (field, bound, amount) => `${field} deve ser ${bound} ${amount}`,
  size: (field, bound, amount, unit) => `${field} deve ter ${bound} ${amount} ${unit}`,
});

const IMPORT_PROBLEMS = {
  unknownFormat: "não é um arquivo Tripwright, GPX, KML ou KMZ",
  notList: "não é uma lista que conseguimos ler. Use JSON, CSV, KML, KMZ, GPX ou texto",
  noNames: "não cita nenhum lugar",
  notBooking:
    "não é uma confirmação que conseguimos ler. Use e-mail, PDF, calendário, passe ou texto",
  noBookings: "não encontramos reservas",
  noText: "é uma imagem sem texto",
  noCode: "não encontramos nenhum código. Fotografe bem de cima, com boa luz",
  fileTooLarge: "tem mais de {most} MB",
  notUtf8: "o texto não está em UTF-8",
  notJson: "não é JSON válido",
  notOurs: "é JSON, mas não é uma viagem do Tripwright",
  newerVersion: "é de uma versão mais nova do Tripwright",
  notXml: "não é XML válido",
  documentType: "declara um tipo de documento, o que não aceitamos",
  entity: "define entidades próprias, o que não aceitamos",
  tooDeep: "tem níveis demais",
  tooMany: "tem partes demais",
  tooManyDays: "tem mais de {most} dias. Divida em vários arquivos",
  tooManyPlaces: "tem mais de {most} lugares. Divida em vários arquivos",
  tooManyOnDay: "tem um dia com mais de {most} lugares. Divida o dia",
  tooManyHotels: "tem mais de {most} hotéis. Remova alguns",
  tooLarge: "o conteúdo descompactado é grande demais",
  notZip: "não é um KMZ válido",
  noKml: "o KMZ não contém KML",
  noPlaces: "não tem lugares com nome e localização",
};

const besides = (others: readonly string[]) =>
  others.length === 0 ? "" : `, e também ${portuguese.list(others)}`;

const adviceText = sayAdvice({
  nearest: ({ city, km }) =>
    `A cidade mais próxima no nosso guia é ${city}, a cerca de ${portuguese.way(km)}.`,
  namesake: ({ city, others }) => `Temos ${city}, que é outro lugar${besides(others)}.`,
  similar: ({ city }) => `Você quis dizer ${city}?`,
  sameCountry: ({ cities }) => `No mesmo país, temos ${portuguese.list(cities)}.`,
  some: ({ total, cities }) => `Temos ${total} cidades, entre elas ${portuguese.list(cities)}.`,
});

export const ERROR_MESSAGES: typeof english = {
  bad_request: (values) => `Não conseguimos ler essa solicitação: ${requestProblem(values)}.`,
  idempotency_key_missing:
    "Envie um cabeçalho Idempotency-Key com 8 a 100 letras, dígitos, hifens ou sublinhados.",
  sign_in_failed: ({ problem }) => `Não foi possível entrar: ${problem}.`,
  not_signed_in: "Entre na sua conta primeiro.",
  token_refused: "Este token de acesso não é válido.",
  token_forbids: ({ scope }) =>
    scope === "none"
      ? "Tokens de acesso não funcionam aqui."
      : `Isto exige um token com o escopo ${scope}.`,
  too_many_tokens: "Você atingiu o limite de tokens de acesso. Revogue um antes.",
  wrong_origin: "A solicitação veio de outro site, por isso a recusamos.",
  not_found: "Não há nada neste endereço.",
  trip_not_found: "Nenhuma viagem encontrada",
  version_not_found: "Não guardamos mais esta versão da viagem.",
  link_not_found: "Este link não existe mais.",
  link_ended: "Este link não funciona mais. Fale com quem o enviou.",
  link_forbids: "Este link não permite isso. Fale com quem o enviou.",
  guest_unnamed: "Digite seu nome primeiro.",
  name_taken:
    "Alguém nesta viagem já tem esse nome. Se for você, abra seu link pessoal. Se não, escolha outro nome.",
  guest_not_found: "Este convidado não está mais neste link.",
  person_not_found: "Esta pessoa não tem mais conta aqui.",
  person_full: "Esta pessoa já tem o máximo de viagens compartilhadas. Peça que saia de uma delas.",
  too_many_links: "Você atingiu o limite de links para esta viagem. Desative um antes.",
  link_full: "Este link está cheio. Fale com quem o enviou.",
  photo_not_found: "Não há foto deste lugar.",
  generation_not_found: "Não temos mais essa solicitação. Comece de novo.",
  method_not_allowed: "Este endereço não aceita esse tipo de solicitação.",
  session_not_found: "Esse navegador não está mais conectado.",
  request_too_slow: "A solicitação demorou demais para chegar.",
  other_person: "Outra pessoa entrou neste navegador. Recarregue a página.",
  too_many_trips: ({ trips }) =>
    `Você tem ${portuguese.count(trips, { one: "viagem", other: "viagens" })}, e sua conta não tem espaço para mais. Exclua algumas antes.`,
  files_full: ({ megabytes }) =>
    megabytes === 0
      ? "As contas deste servidor não têm espaço para arquivos."
      : `Uma conta tem ${megabytes} MB para arquivos, e uma viagem até ${LIMITS.keptFile.ofTrip}. Remova alguns antes.`,
  file_not_found: "Este arquivo não está mais na conta.",
  file_refused: "Só é possível guardar PDFs e imagens (JPEG, PNG, WebP, GIF).",
  version_conflict:
    "Esta viagem foi alterada em outro lugar. Compare as duas versões e escolha uma.",
  body_too_large: ({ mostBytes }) =>
    `Esta solicitação é grande demais. O limite é ${mostBytes / 1024} KB.`,
  wrong_host: ({ publicUrl }) => `Este servidor só está disponível em ${publicUrl}.`,
  unsupported_media_type:
    "Envie JSON sem compressão em UTF-8, com o tipo de conteúdo application/json.",
  required_selection_missing: "Preencha todos os dados",
  days_out_of_range: ({ maxDays }) => `Digite um número inteiro de dias, de 1 a ${maxDays}.`,
  cities_out_of_range:
    "Uma viagem pode ter de duas a quatro cidades, com um dia ou mais em cada uma.",
  start_date_unreadable: "Digite uma data de início válida ou deixe em branco.",
  start_date_missing: "Um calendário precisa de datas. Defina a data de início e tente novamente.",
  import_unreadable: ({ problem, most }) =>
    `Não conseguimos ler este arquivo: ${IMPORT_PROBLEMS[problem].replace("{most}", `${most}`)}.`,
  import_destination_missing:
    "O arquivo não diz onde ficam os lugares. Digite o destino e importe de novo.",
  idempotency_key_reused:
    "Esta solicitação já foi enviada com outros dados. Pressione “Gerar viagem!” de novo.",
  confirmation_mismatch: "Não é o nome nem o e-mail desta conta, por isso nada foi excluído.",
  change_impossible: "Esse dia ou lugar não está nesta viagem, por isso nada mudou.",
  day_locked:
    "Este dia ou o dia do trajeto está fixado ou tem um lugar fixado, por isso nada mudou.",
  trip_full: "Esta viagem ou este dia está cheio, por isso nada mudou. Remova algo antes.",
  costs_full: "Você atingiu o limite de despesas ou viajantes nesta viagem. Remova um antes.",
  ideas_full: "Não cabem mais ideias nesta viagem. Remova algumas antes.",
  list_full: "As listas desta viagem estão cheias. Remova algo antes.",
  trip_too_large: "Esta viagem é longa demais para salvar. Escolha menos dias ou encurte as notas.",
  destination_unknown: ({ destination, ...advice }) =>
    `${destination} não está no nosso guia, e não inventamos lugares. ${adviceText(advice)}`,
  destination_unanswered: ({ destination, ...advice }) =>
    `${destination} não está no nosso guia, e os serviços que usamos para buscar outros lugares não estão respondendo. Tente mais tarde. ${adviceText(advice)}`,
  destination_is_region: ({ destination }) =>
    `${destination} abrange mais de uma cidade, e planejamos uma por vez. Escolha onde se hospedar.`,
  destination_ambiguous: ({ destination }) =>
    `“${destination}” pode ser mais de um lugar. Escolha o que você quer.`,
  too_little_known: ({ destination, places }) =>
    `Buscamos ${destination} em dados abertos e encontramos ${portuguese.count(places, { one: "lugar", other: "lugares" })} para ver. É pouco para um roteiro, e não inventamos lugares.`,
  only_map_known: ({ destination, places }) =>
    `Só encontramos ${destination} no mapa. O OpenStreetMap mostra ${portuguese.count(places, { one: "lugar", other: "lugares" })}, mas nenhum guia ou enciclopédia diz quais valem a visita, por isso não podemos montar um roteiro.`,
  too_many_new_places:
    "Você pediu muitos destinos novos para nós. Espere uma hora ou escolha um do nosso guia.",
  version_required: "Envie a versão que você está alterando em um cabeçalho If-Match.",
  too_many_requests: "Você enviou solicitações demais. Espere um minuto e tente novamente.",
  too_many_streams: "Você tem páginas demais abertas. Feche uma e tente novamente.",
  too_many_generations: ({ limit }) =>
    `Você já usou os ${limit} roteiros de hoje. Poderá planejar de novo após a meia-noite (UTC).`,
  already_planning:
    "Já estamos montando um roteiro para você. Espere ficar pronto ou pare-o antes.",
  server_daily_limit: "Este servidor atingiu o limite de roteiros de hoje. Volte amanhã.",
  header_too_large: "Os cabeçalhos da solicitação são longos demais.",
  cancelled: "Você parou este roteiro. Nada foi salvo.",
  interrupted: "Nosso servidor reiniciou enquanto montava seu roteiro. Tente novamente.",
  planner_busy: "O planejador está ocupado. Espere um minuto e tente novamente.",
  planner_refused:
    "O planejador recusou a chave ou as configurações deste servidor. Avise o administrador do site.",
  planner_declined:
    "O planejador não conseguiu atender a esta solicitação. Tente novamente ou avise o administrador do site.",
  planner_unreachable: "O planejador não está respondendo. Espere um minuto e tente novamente.",
  planner_blocked:
    "O planejador não responde a esta solicitação. Tente escrever o destino de outra forma.",
  planner_stopped:
    "O planejador parou antes de terminar. Tente novamente ou escreva o destino de outra forma.",
  planner_unreadable:
    "Não conseguimos ler a resposta do planejador, nem na segunda tentativa. Tente novamente.",
  tool_too_slow: "Demorou demais. Mesmo assim, pode ter dado certo.",
  plan_failed: "Não foi possível gerar a viagem. Tente novamente.",
  shutting_down: "O servidor está reiniciando. Tente novamente em instantes.",
  storage_full: "O servidor não tem mais espaço para salvar isto. Avise o administrador do site.",
  busy: "O servidor está ocupado. Tente novamente em instantes.",
  storage_unreachable: "Nosso armazenamento não está respondendo. Tente novamente em um minuto.",
  storage_damaged:
    "Os dados deste servidor estão danificados, por isso não podemos mostrar nem salvar isto. Avise o administrador do site.",
  trip_unreachable: "Não foi possível obter o documento porque o dispositivo está offline.",
  internal: "Algo deu errado do nosso lado. Tente novamente.",
};
