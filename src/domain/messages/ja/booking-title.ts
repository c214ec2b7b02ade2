import { sayBookingTitle } from "../say-booking-title.ts";

export const bookingTitle = sayBookingTitle(
  {
    flight: (name) => `フライト：${name}`,
    train: (name) => `列車：${name}`,
    bus: (name) => `バス：${name}`,
    ferry: (name) => `フェリー：${name}`,
    car: (name) => `レンタカー：${name}`,
    stay: (name) => `宿泊：${name}`,
    table: (name) => `レストラン：${name}`,
    ticket: (name) => `チケット：${name}`,
  },
  (title, from, to) => `${title}、${from}→${to}`,
);
