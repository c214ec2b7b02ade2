import { afterAll, expect, test } from "vitest";
import { generateTrip, SELECTION } from "../../support/server/generate.ts";
import { rawRequest } from "../../support/server/raw-request.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";

const server = await startTestServer();
afterAll(() => server.close());
const plain = (text: string) => text.replaceAll("\u00a0", " ");

const HALF_DAYS = /\d:\d\d\n[AP]M/;
const WHOLE_DAY = /1[3-9]:\d\d</;

test.each([
  ["en-US,en;q=0.9", HALF_DAYS, /\d\.\d mi walk/],
  ["en-AU,en;q=0.9", HALF_DAYS, /\d\.\d km walk/],
  ["en-GB,en;q=0.9", WHOLE_DAY, /\d\.\d mi walk/],
  ["en", WHOLE_DAY, /\d\.\d km walk/],
  ["de-DE,de;q=0.9,en-US;q=0.8", WHOLE_DAY, /\d,\d km zu Fuß/],
  ["es-MX", WHOLE_DAY, /\d,\d km a pie/],
])("the landing page for who reads %j has hours like %s", async (accepted, hours, ways) => {
  const answer = await rawRequest(server.url, "/", { headers: { "accept-language": accepted } });
  const page = plain(answer.body.toString());
  expect(page).toMatch(hours);
  expect(page).toMatch(ways);
});

test("files and feeds of a trip are written by the reader’s region, and keep machines’ hours", async () => {
  const ada = await signIn(server.url);
  const id = await generateTrip(ada, { ...SELECTION, startDate: "2027-05-04" });
  const file = async (format: string, locale: string) => {
    const path = `/api/trips/${id}/export/${format}`;
    const answer = await ada.fetch(path, { headers: { "accept-language": locale } });
    return plain(await answer.text()).replaceAll("\r\n ", "");
  };
  const american = await file("md", "en-US");
  expect(american).toMatch(/^- \d{1,2}:\d\d( AM)?–\d{1,2}:\d\d [AP]M \*\*/m);
  expect(await file("md", "de-DE")).toMatch(/^- \d\d:\d\d–\d\d:\d\d \*\*/m);
  const calendar = await file("ics", "en-US");
  expect(calendar).toMatch(/^DTSTART.*T\d{6}$/m);
  expect(calendar).not.toMatch(/\b([01]\d|2[0-3]):\d\d–/);
  const named = await ada.fetch(`/api/trips/${id}/export/md?lang=en-US`);
  expect(plain(await named.text())).toBe(american);
});
