import { arabic } from "../../../../domain/messages/ar/arabic.ts";
import type { RideBy } from "../../../../domain/places/ride.ts";
import type { wayWords as english, Vehicle } from "../../en/trip-page/way-words.ts";

const VEHICLES: Readonly<Record<Exclude<RideBy, "walk">, string>> = {
  tram: "ترام",
  bus: "حافلة",
  subway: "مترو",
  train: "قطار",
  ferry: "عبّارة",
  funicular: "قطار جبلي مائل",
  cableCar: "تلفريك",
  other: "خط",
};

const vehicle = ({ by, line }: Vehicle) =>
  line === undefined ? VEHICLES[by] : `${VEHICLES[by]} ${line}`;
const legs = (count: number) =>
  arabic.count(count, {
    one: "تنقل واحد",
    two: "تنقلان",
    few: "تنقلات",
    many: "تنقلًا",
    other: "تنقل",
  });

export const wayWords: typeof english = {
  ride: ({ vehicles, from, everyMinutes }) =>
    [
      vehicles.map(vehicle).join("، ثم ") + (from === undefined ? "" : ` من ${from}`),
      ...(everyMinutes === undefined ? [] : [`كل ${everyMinutes} د`]),
    ].join("، "),
  noRide: "تقديري: لا رحلة في ذلك الوقت بحسب الجدول.",
  walkTo: (minutes, to) => (to === undefined ? `مشي، ${minutes} د` : `مشي إلى ${to}، ${minutes} د`),
  rideStep: ({ minutes, from, to, towards, ...by }) =>
    [
      vehicle(by) +
        (from === undefined ? "" : ` من ${from}`) +
        (to === undefined ? "" : ` إلى ${to}`),
      ...(towards === undefined ? [] : [`باتجاه ${towards}`]),
      `${minutes} د`,
    ].join("، "),
  lastRide: (time) => `آخر رحلة للعودة تنطلق في ${time}.`,
  timetableMinutes: (minutes) => `${minutes} د بحسب الجدول، مع الانتظار المعتاد.`,
  timetable: (source) => `جدول المواعيد: ${source}`,
  byStreet: (way) => `${way} عبر الشوارع.`,
  estimated: "المسافة والوقت مقدّران من الخط المستقيم.",
  estimatedRide: "الوقت تقديري: لا جدول مواعيد معروف له.",
  usualWay: "هذا هو الوقت المعتاد لهذا الطريق.",
  openIn: "فتح في",
  maps: { google: "Google Maps", apple: "Apple Maps", openstreetmap: "OpenStreetMap" },
  off: ({ longer, shorter }) =>
    longer === 0
      ? `بحسب الشوارع والمواعيد، ينقص عمّا في هذه الخطة بأكثر من عشر دقائق: ${legs(shorter)}.`
      : shorter === 0
        ? `بحسب الشوارع والمواعيد، يزيد على ما في هذه الخطة بأكثر من عشر دقائق: ${legs(longer)}.`
        : `بحسب الشوارع والمواعيد، يزيد على ما في هذه الخطة بأكثر من عشر دقائق: ${legs(longer)}، وينقص عنه: ${shorter}.`,
  retime: "تحديث الأوقات",
  retimeTitle: "تحديث أوقات الخطة",
  retimeMeaning: "تبقى الأماكن في أيامها وبترتيبها؛ وتتبع الأوقات ما نعرفه الآن عن الطرق.",
  nothingToRetime: "كل الأوقات صحيحة كما هي، لذلك تبقى خطتك كما هي.",
};
