import type { belowHeroWords as english } from "../en/below-hero-words.ts";
export const belowHeroWords: typeof english = {
  tag: "ar" as const,
  howItWorks: "كيف يعمل",
  steps: [
    {
      title: "أخبرنا إلى أين وكم يومًا",
      text: "وجهتك وأيامك وميزانيتك ومن يرافقك. أضف التواريخ والرغبات إن وُجدت.",
    },
    {
      title: "نخطط ونتحقق",
      text: "نتحقق من ساعات العمل والتنقل ووقت الوجبات وميزانيتك. ويمكنك قراءة كل فحص.",
    },
    {
      title: "اجعلها رحلتك",
      text: "انقل مكانًا فيُحدَّث اليوم كله. شاركها أو اطبعها أو استخدمها بلا إنترنت.",
    },
  ],
  lookAround: "شاهد رحلة جاهزة",
  aboutExample: "أربعة أيام في روما لعائلة من أربعة. بدون تسجيل دخول.",
  dayName: (number) => `اليوم ${number}`,
  dayFigures: (places, kmOnFoot) => `${places} أماكن · ${kmOnFoot} كم مشيًا`,
  until: (time) => `حتى ${time}`,
  morePlaces: (count) => `و${count} غيرها`,
  checked: "تم الفحص: كل شيء مفتوح ويمكن الوصول إليه",
  openExample: "افتح الرحلة النموذجية",
};
