export const setDatesWords = {
  question: "行程什么时候开始？",
  firstDay: "开始日期",
  hint: "适合新日期的地点仍留在原来的那天。我们会更新时间，并为其他地点建议别的时间或地点。如果到达或离开时间固定，请在“预订”中添加航班或火车。",
  addJourney: "添加航班或火车",
  missing: "请输入开始日期，或取消。",
  save: "保存日期",
  remove: "移除日期",
  cancel: "取消",
};
