export const setDatesWords = {
  question: "Quando começa sua viagem?",
  firstDay: "Data de início",
  hint: "Os lugares continuam nos mesmos dias se couberem nas novas datas. Atualizamos os horários e, para os outros, sugerimos outra hora ou outro lugar. Se você chega ou sai com hora marcada, adicione o voo ou trem em Reservas.",
  addJourney: "Adicionar voo ou trem",
  missing: "Digite uma data de início ou cancele.",
  save: "Salvar datas",
  remove: "Remover datas",
  cancel: "Cancelar",
};
