import { degreesText } from "../../../../domain/degrees.ts";
import { arabic } from "../../../../domain/messages/ar/arabic.ts";
import type { WeatherKind } from "../../../../domain/places/day-weather.ts";
import type { weatherWords as english } from "../../en/trip-page/weather-words.ts";

const KINDS: Readonly<Record<WeatherKind, string>> = {
  clear: "صحو",
  cloudy: "غائم",
  fog: "ضباب",
  rain: "مطر",
  sleet: "مطر ثلجي",
  snow: "ثلج",
  thunder: "عواصف رعدية",
};

export const weatherWords: typeof english = {
  day: ({ kind, lowC, highC, rainMm }) =>
    [
      ...(kind === undefined ? [] : [KINDS[kind]]),
      `من ${degreesText({ lowC, highC, to: " إلى " }, arabic)}`,
      ...(rainMm === 0 ? [] : [`${rainMm} مم`]),
    ].join("، "),
  trouble: (kind, hours) =>
    ({
      rain: `مطر ${hours}`,
      snow: `ثلج ${hours}`,
      storm: `عاصفة ${hours}`,
      heat: `حر شديد ${hours}`,
    })[kind],
  source: "التوقعات: MET Norway",
  planAround: "مراعاة الطقس",
  planAroundOf: (day) => `التخطيط بحسب طقس ${day}`,
  title: "التخطيط بحسب الطقس",
  meaning: "وقت أقل في الهواء الطلق عندما يسوء الطقس. تتبدل الأيام أولًا، ثم الساعات، ثم الأماكن.",
  nothingBetter: "لم نجد ما هو أفضل، لذلك تبقى خطتك كما هي.",
  ifItRains: "أي يوم تريد تخطيطه كأنه ماطر طوال اليوم؟",
  rainNeedsDates: "خطة المطر تحتاج إلى تواريخ. حدّدها ثم اسأل مرة أخرى.",
};
