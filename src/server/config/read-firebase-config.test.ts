import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const WEB = {
  apiKey: "AIzaSyA",
  authDomain: "trips.firebaseapp.com",
  projectId: "trips",
  appId: "1:1:web:1",
  measurementId: "G-ABC123",
};

test("FIREBASE_CONFIG gives the pages the fields that analytics needs, and no others", () => {
  const { authDomain, ...needed } = WEB;
  expect(readConfig({ FIREBASE_CONFIG: JSON.stringify(WEB) }).analytics).toEqual(needed);
  expect(readConfig({}).analytics).toBeUndefined();
});

test.for([
  ["{apiKey: 1}", "it is no JSON object"],
  ['"text"', "it is no JSON object"],
  [JSON.stringify({ ...WEB, apiKey: undefined }), "wrong are apiKey"],
  [JSON.stringify({ ...WEB, measurementId: "UA-1" }), "wrong are measurementId"],
])("%s is refused at the start, with what is wrong", ([text, problem]) => {
  expect(() => readConfig({ FIREBASE_CONFIG: text })).toThrow(problem);
});
