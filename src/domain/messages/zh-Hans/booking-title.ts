import { sayBookingTitle } from "../say-booking-title.ts";

export const bookingTitle = sayBookingTitle(
  {
    flight: (name) => `航班 ${name}`,
    train: (name) => `火车 ${name}`,
    bus: (name) => `巴士 ${name}`,
    ferry: (name) => `渡轮 ${name}`,
    car: (name) => `租车：${name}`,
    stay: (name) => `住宿：${name}`,
    table: (name) => `订座：${name}`,
    ticket: (name) => `门票：${name}`,
  },
  (title, from, to) => `${title}，${from}至${to}`,
);
