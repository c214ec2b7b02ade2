export const updateWords = {
  title: "إصدار جديد",
  ready: "إصدار جديد من Tripwright جاهز",
  later: "لاحقًا",
};
