export const homeWords = {
  /** The hero's words as the specification has them. */
  title: "اكتشف العالم بلا عناء:",
  subtitle: "مخطِّط رحلات بالذكاء الاصطناعي يقدّم تجارب سفر مصمّمة لك ويُحسّن كل تفاصيل رحلتك!",
  start: "لنبدأ!",
  motto: "استرخِ / ونحن نخطط",
};
