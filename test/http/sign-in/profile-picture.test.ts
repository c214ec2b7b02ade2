import { afterAll, describe, expect, test } from "vitest";
import { png } from "../../../stand-in/png.ts";
import { expectError } from "../../support/server/expect-error.ts";
import { type Listening, listenOnFreePort } from "../../support/server/listen-on-free-port.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { fetchAsPage } from "../../support/sign-in/walk.ts";

/** The provider, of which only pictures are wanted here, and a server that it does not vouch for. */
let asked: string[] = [];

function listen(name: string): Promise<Listening> {
  return listenOnFreePort((request, response) => {
    asked.push(`${name} ${request.url} ${request.headers.cookie ?? "no cookie"}`);
    if (request.url === "/me.png") {
      response.writeHead(200, { "content-type": "image/png" });
      response.end(png(8, 8));
    } else if (request.url === "/away") {
      response.writeHead(302, { location: `${elsewhere.url}/me.png` });
      response.end();
    } else {
      response.writeHead(200, { "content-type": "text/html" });
      response.end("<script>alert(1)</script>");
    }
  });
}

const issuer = await listen("issuer");
const elsewhere = await listen("elsewhere");
const server = await startTestServer({
  env: {
    GOOGLE_CLIENT_ID: "client",
    GOOGLE_CLIENT_SECRET: "s3cret",
    OIDC_ISSUER: issuer.url,
  },
});
afterAll(async () => {
  await Promise.all([server.close(), issuer.close(), elsewhere.close()]);
});

let people = 0;
async function pictureOf(picture: string | undefined): Promise<Response> {
  people += 1;
  const subject = String(people);
  const profile = { id: subject, email: `${subject}@example.com`, verified_email: true, name: "A" };
  const token = await server.context.sessions.start(
    {
      issuer: issuer.url,
      subject,
      profile: { ...profile, ...(picture === undefined ? {} : { picture }) },
      accessToken: "access-token",
    },
    "Chrome on Linux",
  );
  asked = [];
  return fetchAsPage(server.url, token, "/api/session/picture");
}

describe("the picture of the signed-in person", () => {
  test("comes through us, with nothing of ours sent along", async () => {
    const answer = await pictureOf(`${issuer.url}/me.png`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/png");
    expect(answer.headers.get("cache-control")).toBe("private, max-age=3600");
    expect((await answer.arrayBuffer()).byteLength).toBe(png(8, 8).length);
    expect(asked).toEqual(["issuer /me.png no cookie"]);
  });

  test.each([
    ["that is a page", () => `${issuer.url}/page`],
    ["on another host", () => `${elsewhere.url}/me.png`],
    ["that redirects to another host", () => `${issuer.url}/away`],
    ["on this machine", () => "http://127.0.0.1:9/me.png"],
    ["at a metadata service", () => "http://169.254.169.254/latest"],
    ["in a file", () => "file:///etc/passwd"],
    ["in its own address", () => "data:image/png;base64,AAAA"],
    ["at no address", () => "not an address"],
    ["that there is none of", () => undefined],
  ])("%s is not shown, and nobody else is asked", async (_name, picture) => {
    await expectError(await pictureOf(picture()), 404, "photo_not_found");
    expect(asked.filter((line) => line.startsWith("elsewhere"))).toEqual([]);
  });

  test("is nobody's who is not signed in", async () => {
    const answer = await fetch(`${server.url}/api/session/picture`);
    await expectError(answer, 401, "not_signed_in");
  });
});
