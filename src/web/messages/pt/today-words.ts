import { portuguese } from "../../../domain/messages/pt/portuguese.ts";
import type { todayWords as english } from "../en/today-words.ts";

export const todayWords: typeof english = {
  dayOf: (dayNumber, ofDays) => `Dia ${dayNumber} de ${ofDays}`,
  dateAndTime: (date, time) => `${date}, ${time}`,

  now: "Agora",
  hereUntil: (time) => `Aqui até ${time}`,
  next: "A seguir",
  leaveAt: (time) => `Saia às ${time}`,
  leaveNow: "Saia agora",
  leaveNowFor: (place) => `Saia agora para ${place}.`,
  late: (minutes) => `Você vai se atrasar cerca de ${portuguese.duration(minutes)}`,
  inMinutes: (minutes) => `em ${portuguese.duration(minutes)}`,
  beThere: "Chegada",
  openUntil: "Aberto até",
  alwaysOpen: "Sempre",
  price: "Preço",
  priceFor: (people) => `Para ${people}`,
  kept: "Salvo neste dispositivo",
  directions: "Como chegar",
  directionsTo: (place) => `Como chegar a ${place} (abre o mapa em uma nova aba)`,

  laterToday: "Mais tarde hoje",
  back: (hotel) => ["Volta para ", hotel],
  yourHotel: "seu hotel",
  tomorrow: "Amanhã",
  tomorrowStarts: (time, place) =>
    time === undefined ? ["Primeira parada: ", place] : ["Primeira parada: ", place, `, ${time}`],
  tomorrowFree: "Um dia livre.",

  hotel: "Seu hotel: ",
  showDriver: "Mostrar ao motorista",
  showDriverOf: (name) => `Mostrar ao motorista: ${name}`,
};
