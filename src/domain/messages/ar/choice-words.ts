import type { choiceWords as english } from "../en/choice-words.ts";

export const choiceWords: typeof english = {
  budgets: {
    Economy: { title: "اقتصادي", desc: "بأقل تكلفة ممكنة" },
    Budget: { title: "موفّر", desc: "راحة بسعر قليل" },
    Standard: { title: "عادي", desc: "قيمة جيدة مقابل السعر" },
    Comfort: { title: "مريح", desc: "مع وسائل راحة أكثر" },
    Premium: { title: "فاخر", desc: "أرقى ما يمكن" },
  },
  travellers: {
    Solo: { title: "بمفردي", desc: "استكشاف على طريقتك" },
    Couple: { title: "زوجان", desc: "عطلة رومانسية" },
    Family: { title: "عائلة", desc: "متعة للكبار والصغار" },
    Friends: { title: "أصدقاء", desc: "تجارب لا تُنسى معًا" },
    Group: { title: "مجموعة", desc: "سفر جماعي بلا عناء" },
  },
  interests: {
    history: "الفن والتاريخ",
    faith: "دور العبادة",
    streets: "أزقة المدينة القديمة",
    food: "أكل الشارع",
    markets: "الأسواق والمتاجر",
    views: "الإطلالات",
    outdoors: "الحدائق والطبيعة",
    beach: "الشواطئ",
    evenings: "العروض والسهرات",
    animals: "حدائق الحيوان والملاهي",
  },
};
