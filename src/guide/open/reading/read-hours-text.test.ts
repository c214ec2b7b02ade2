import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readHoursText } from "./read-hours-text.ts";
import { readOsmHours } from "./read-osm-hours.ts";

describe("opening hours in a free text", () => {
  test.each([
    ["Daily 10AM-5PM", "10:00-17:00"],
    ["8:30AM-noon daily", "08:30-12:00"],
    ["M-F 9AM-6PM, Sa noon-4PM", "Mo-Fr 09:00-18:00; Sa 12:00-16:00"],
    ["W 1-5PM, Th 11-3PM", "We 13:00-17:00; Th 11:00-15:00"],
    ["F-Tu 09:30-17:00", "Mo-Tu,Fr-Su 09:30-17:00"],
    ["Tue–Sun 10.00–18.00 (last entry 17:30)", "Tu-Su 10:00-18:00"],
    ["Weekdays 9am to 5pm; closed on public holidays", "Mo-Fr 09:00-17:00; PH off"],
    ["M Tu 11AM-2PM, 5-9PM, closed Su", "Mo-Tu 11:00-14:00,17:00-21:00; Su off"],
    ["Apr-Oct daily 9AM-7PM; Nov-Mar daily 10AM-4PM", "Apr-Oct 09:00-19:00; Nov-Mar 10:00-16:00"],
    [
      "Daily Mar-15 Oct 09:00-18:00, 16 Oct-Feb 10:00-15:00",
      "Mar 01-Oct 15 09:00-18:00; Oct 16-Feb 31 10:00-15:00",
    ],
    ["Daily 10:00-18:00, closed Christmas and Jan 1", "10:00-18:00; Dec 25,Jan 01 off"],
    ["M-Sa 09:00-13:00, M-F 16:00-19:00", "Mo-Sa 09:00-13:00, Mo-Fr 16:00-19:00"],
    ["M-F 9AM-noon, daily 4-8PM", "Mo-Fr 09:00-12:00, Mo-Su 16:00-20:00"],
    ["Daily 10AM-6PM, Th 10AM-9PM", "10:00-18:00; Th 10:00-21:00"],
    ["F Sa 8PM-3AM", "Fr-Sa 20:00-03:00"],
    ["24 hours daily", "00:00-24:00"],
    ["Closed", "off"],
    ["Tu-Su, 10ː00-18ː00, closed M and 1 May", "Tu-Su 10:00-18:00; Mo off; May 01 off"],
    ["M-F, 13:30-17:00 except bank hols and during Aug", "Mo-Fr 13:30-17:00; PH off; Aug off"],
    ["Tu-Sa 12:15-14:00, closed Su-M and Aug", "Tu-Sa 12:15-14:00; Mo,Su off; Aug off"],
    ["Daily except Tu 10AM-5PM, closed Good Friday", "Mo,We-Su 10:00-17:00; easter -2 days off"],
    ["M-F 10AM-5PM, Sat (Sep-May) 9:30AM-1PM", "Mo-Fr 10:00-17:00; Sep-May Sa 09:30-13:00"],
    ["10AM-5PM (Apr-Oct), 10AM-4PM (Nov-Mar)", "Apr-Oct 10:00-17:00; Nov-Mar 10:00-16:00"],
    [
      "Tu-Su 10AM-6PM Apr-Sep, 10AM-4PM Oct-Mar",
      "Apr-Sep Tu-Su 10:00-18:00; Oct-Mar Tu-Su 10:00-16:00",
    ],
    ["Tu-Su 10:00-18:00 (Th until 20:00)", "Tu-Su 10:00-18:00; Th 10:00-20:00"],
    ["Lunch: M-F 11:30AM-2:30PM; dinner: M-Sa 5-9PM", "Mo-Fr 11:30-14:30, Mo-Sa 17:00-21:00"],
    ["M-F lunch noon-2:30, dinner 5-9PM", "Mo-Fr 12:00-14:30,17:00-21:00"],
    ["M-F 10AM-5PM, first F 10AM-9PM, and by appointment", "Mo-Fr 10:00-17:00"],
    ["Grounds daily 8:30AM-4:30PM", "08:30-16:30"],
    ["10A-9P Monday - Saturday, 11A-8P Sunday", "Mo-Sa 10:00-21:00; Su 11:00-20:00"],
    ["from 08:30 to 16:30, with the last tickets sold at 15:30", "08:30-16:30"],
    ["F Sa 11PM-8AM", "Fr-Sa 23:00-08:00"],
  ])("%j is %j", (text, hours) => {
    expect(readHoursText(text)).toBe(hours);
  });

  test.each([
    "",
    "9-5",
    "10:00-6:00",
    "11PM-9PM",
    "Sa 10:17:30",
    "by appointment",
    "Daily 10AM-late",
    "Summer 10:00-18:00",
    "Oct 10-18",
    "Closed Mondays",
    "Daily 10:00-17:00, gardens 10:00-19:00",
    "First Friday 10AM-9PM",
    "Th 10AM-8PM; daily 10AM-5PM",
    "Nov-Mar 09:00-17:00; Oct Mar 09:00-18:00",
    "M-F",
    "M-F 9AM-5PM Apr-Oct, Sa 9AM-1PM",
    "Jun-Aug 10AM-8PM; Sep-May 10AM-6PM, closed M",
    "Daily 9AM-5PM, closed M, Nov-Mar",
    "Tu-Su 10AM-5PM, closed 3rd Monday of the month",
    "M-F 10AM-5PM, first F 1-9PM",
    "Daily 11:30AM-10:30PM, brunch Su 11AM-3PM",
    "Lunch M-F 11:30AM-2:30PM; dinner 5-9PM",
    "M-F 08:30-16:30, Sa Su hols closed, only on appointment",
    "Bar 17:30-01:00 daily, restaurant M-Th 11:00-22:00",
  ])("%j can mean two things or is not all understood: nothing is read", (text) => {
    expect(readHoursText(text)).toBeUndefined();
  });

  test("any text is read or refused, never a throw", () => {
    const words = fc.constantFrom(
      "Daily",
      "M-F",
      "closed",
      "Apr-Oct",
      "9AM-5PM",
      "10:00",
      "-",
      ",",
      ";",
      "(",
      "to",
      "15",
      "24 hours",
    );
    const texts = fc.oneof(
      fc.string(),
      fc.array(words, { maxLength: 12 }).map((all) => all.join(" ")),
    );
    fc.assert(
      fc.property(texts, (text) => typeof readHoursText(text) !== "object"),
      { numRuns: 500, seed: 20_261_123 },
    );
  });
});

describe("opening hours as people write them in OpenStreetMap", () => {
  test.each([
    ["Mo-Sa 9:30-17:00;Su,PH 10:00-14:00;", "Mo-Sa 09:30-17:00; Su,PH 10:00-14:00"],
    ["Tu, Th–Su 10:00 - 18:00", "Tu,Th-Su 10:00-18:00"],
    ["May-Sep: Mo-Su 08:00-19:00; Oct-Apr: closed", "May-Sep Mo-Su 08:00-19:00; Oct-Apr off"],
    ["10:00-18:00; Jan 1,6,Dec 24-26 off", "10:00-18:00; Jan 01,Jan 06,Dec 24-Dec 26 off"],
    ["mo-fr 08:00-12:00, Sa 9:00-11:00", "Mo-Fr 08:00-12:00, Sa 09:00-11:00"],
    [
      "Tu-Su 10:00-17:00; easter -2 days, easter off",
      "Tu-Su 10:00-17:00; easter -2 days,easter off",
    ],
    ['Tu-Su 10:00-17:00; Mo off "rest day"', "Tu-Su 10:00-17:00; Mo off"],
    ['Mo-Fr 10:00-12:00 || "on request"', "Mo-Fr 10:00-12:00"],
    ["Fr 18:00-23:00+", "Fr 18:00-23:00"],
    ["24/7 closed", "off"],
  ])("%j is %j", (text, hours) => {
    expect(readOsmHours(text)).toBe(hours);
  });

  test.each([
    "",
    "9-14",
    "by appointment",
    "sunrise-sunset",
    "We 19:00+",
    "Tu-Su; Mo off",
    "PH Mo off",
    'Mo-Fr 10:00-12:00 "groups only"',
    "10:00-10:00,18:00-22:00",
    "10:00-15:00,14:00-18:00",
    "Jun-Aug Tu-Sa 09:00-15:00,Su 10:00-17:00",
    "week 01 off",
    `Mo 10:00-12:00${"; Mo off".repeat(100)}`,
  ])("%j is refused", (text) => {
    expect(readOsmHours(text)).toBeUndefined();
  });
});
