import { expect, test } from "vitest";
import { readUserInfo } from "./user-info.ts";

const GOOD = { sub: "1001", email: "ada@example.com", email_verified: true, name: "Ada" };

test("the provider's answer is kept as it is, in its own words too", async () => {
  const answer = {
    ...GOOD,
    locale: "en-GB",
    hd: "example.com",
    address: { country: "UK", lines: ["1", "2"] },
    zoneinfo: null,
  };
  expect(await readUserInfo(Response.json(answer), "1001")).toEqual({
    ...answer,
    id: "1001",
    verified_email: true,
  });
});

test("apart from tokens, however deep", async () => {
  const secrets = { access_token: "a", idToken: "b", client_secret: "c", nested: { token: "d" } };
  const profile = await readUserInfo(Response.json({ ...GOOD, ...secrets }), "1001");
  expect(profile).toEqual({ ...GOOD, id: "1001", verified_email: true, nested: {} });
});

test.each([
  ["long", JSON.stringify({ ...GOOD, given_name: "Ada", more: "x".repeat(20_000) })],
  [
    "deep",
    `{"given_name":"Ada","more":${"[".repeat(50_000)}${"]".repeat(50_000)},${JSON.stringify(GOOD).slice(1)}`,
  ],
])("of an answer too %s only the fields that we know are kept", async (_, json) => {
  expect(await readUserInfo(new Response(json), "1001")).toEqual({
    id: "1001",
    email: "ada@example.com",
    verified_email: true,
    name: "Ada",
    given_name: "Ada",
  });
});
