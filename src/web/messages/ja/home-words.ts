export const homeWords = {
  title: "もっと気軽に、世界を旅しよう：",
  subtitle: "AI旅行プランナーが、ぴったりの旅をすみずみまで考えてプランします！",
  start: "はじめる！",
  motto: "旅はのんびり／計画はおまかせ",
};
