export const exampleWords = {
  title: "رحلة نموذجية",
  about: "هذه رحلة نموذجية. تبقى تغييراتك في هذه الصفحة ولا تُحفظ.",
  planYourOwn: "خطط رحلتك",
};
