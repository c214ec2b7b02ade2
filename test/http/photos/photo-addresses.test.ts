import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createGooglePlaces } from "../../../src/server/google/google-places.ts";
import { ServiceError } from "../../../src/server/lib/service-error.ts";
import { fetchImage } from "../../../src/server/photos/fetch-image.ts";
import {
  createImageHosts,
  GOOGLE_IMAGES,
  isPrivateAddress,
} from "../../../src/server/photos/image-hosts.ts";

/** Any port but the service's own is off the list, this machine's above all. */
let trap: Server;
let service: Server;
let trapPort = 0;
let serviceUrl = "";
let redirectTo = "";
const arrived: string[] = [];
const asked: string[] = [];

beforeAll(async () => {
  trap = createServer((request, response) => {
    arrived.push(`${request.method} ${request.url}`);
    response.writeHead(200, { "content-type": "image/png" }).end("stolen");
  });
  service = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    if (request.url?.endsWith("skipHttpRedirect=true")) {
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify({ photoUri: redirectTo }));
    } else response.writeHead(302, { location: redirectTo }).end();
  });
  await Promise.all([
    new Promise<void>((resolve) => trap.listen(0, "::", resolve)),
    new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve)),
  ]);
  trapPort = (trap.address() as AddressInfo).port;
  serviceUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => {
  trap.close();
  service.close();
});

/** `PORT` is the trap's. */
const ADDRESSES = [
  "http://127.0.0.1:PORT/",
  "https://127.0.0.1:PORT/",
  "http://localhost:PORT/",
  "http://LOCALHOST:PORT/",
  "http://localhost.:PORT/",
  "http://127.1:PORT/",
  "http://127.0.1:PORT/",
  "http://2130706433:PORT/",
  "http://0x7f000001:PORT/",
  "http://0x7f.1:PORT/",
  "http://0177.0.0.1:PORT/",
  "http://017700000001:PORT/",
  "http://0.0.0.0:PORT/",
  "http://0:PORT/",
  "http://[::1]:PORT/",
  "http://[::]:PORT/",
  "http://[::ffff:127.0.0.1]:PORT/",
  "http://[::ffff:7f00:1]:PORT/",
  "http://[0:0:0:0:0:0:0:1]:PORT/",
  "http://①②⑦.⓪.⓪.①:PORT/",
  "http://127。0。0。1:PORT/",
  "http://ⓛocalhost:PORT/",
  "http://127.0.0.1.nip.io:PORT/",
  "http://169.254.169.254/latest/meta-data/",
  "http://[fd00:ec2::254]/latest/meta-data/",
  "http://2852039166/latest/meta-data/",
  "http://metadata.google.internal/computeMetadata/v1/",
  "http://10.0.0.1/",
  "http://192.168.1.1/",
  "http://172.16.0.1/",
  "https://lh3.googleusercontent.com@127.0.0.1:PORT/",
  "https://lh3.googleusercontent.com:secret@127.0.0.1:PORT/",
  "https://user@lh3.googleusercontent.com/",
  "https://lh3.googleusercontent.com:PORT/",
  "http://lh3.googleusercontent.com/",
  "https://lh3.googleusercontent.com./",
  "https://lh3.googleusercontent.com.evil.example/",
  "https://evil.example/lh3.googleusercontent.com",
  "https://evil.example#lh3.googleusercontent.com",
  "https://evil.example?lh3.googleusercontent.com",
  "https://evil.example\\@lh3.googleusercontent.com/",
  "https://lh3.googleusercontent.com\\@127.0.0.1:PORT/",
  "https://xlh3.googleusercontent.com/",
  "https://lh3-googleusercontent.com/",
  "https://lh3.googleusercontentXcom/",
  "https://anyone.googleusercontent.com/",
  "https://upload.wikimedia.org/",
  "//127.0.0.1:PORT/",
  "\\\\127.0.0.1:PORT\\",
  "http:127.0.0.1:PORT",
  "HTTP://127.0.0.1:PORT/",
  "http://127.0.0.1:PORT/\r\nHost: lh3.googleusercontent.com",
  "http://127.0.0.1:PORT\t/",
  "http://127.0.0.1:PORT%2f@lh3.googleusercontent.com/",
  "file:///etc/passwd",
  "ftp://127.0.0.1:PORT/",
  "gopher://127.0.0.1:PORT/_GET",
  "data:image/png;base64,iVBORw0KGgo=",
  "blob:https://lh3.googleusercontent.com/x",
  "javascript:alert(1)",
  "about:blank",
  "ws://127.0.0.1:PORT/",
  "https://[::ffff:169.254.169.254]/",
  "https://lh3.googleusercontent.com\u0000.evil.example/",
  `https://lh3.googleusercontent.com/${"x".repeat(5000)}`,
];

const NAMES = [
  "",
  "photos/x",
  "places/x/photos/",
  "places//photos/x",
  "places/x/photos/y/z",
  "places/x/photos/y?key=1",
  "places/x/photos/y#",
  "places/x/photos/..",
  "places/../photos/x",
  "places/%2e%2e/photos/x",
  "places/x/photos/%2e%2e%2f",
  "places/x/photos/y\n",
  "places/x/photos/y\r\nX-Evil: 1",
  "places/x/photos/y ",
  " places/x/photos/y",
  "/places/x/photos/y",
  "//127.0.0.1/places/x/photos/y",
  "places/x\\photos\\y",
  "places/x@127.0.0.1/photos/y",
  "places/x/photos/y\u0000",
  "places/é/photos/y",
  "places/x/photos/ｙ",
  "http://127.0.0.1/places/x/photos/y",
  "@127.0.0.1/places/x/photos/y",
  ".evil.example/places/x/photos/y",
  `places/x/photos/${"y".repeat(2001)}`,
  "PLACES/x/photos/y",
  "places:searchText",
];

function google() {
  const places = { kind: "google", apiKey: "key", baseUrl: serviceUrl } as const;
  return {
    hosts: createImageHosts(GOOGLE_IMAGES, [serviceUrl]),
    places: createGooglePlaces(places),
  };
}

const options = () => ({
  hosts: google().hosts,
  userAgent: "Test/1.0",
  signal: AbortSignal.timeout(2_000),
});
const atTrap = (address: string) => address.replaceAll("PORT", String(trapPort));

describe("T5 Photo addresses that reach inside: no request goes off the list", () => {
  test.each(ADDRESSES)("for a photo said to be at %j", async (address) => {
    redirectTo = atTrap(address);
    asked.length = 0;
    await expect(async () => {
      const url = await google().places.photoUrl("places/x/photos/y");
      await fetchImage(url, options());
    }).rejects.toThrow(ServiceError);
    expect(asked).toHaveLength(1);
    expect(arrived).toEqual([]);
  });

  test.each(ADDRESSES.filter((address) => /^[\x20-\x7e]*$/.test(address)))(
    "for an image that redirects to %j",
    async (address) => {
      redirectTo = atTrap(address);
      asked.length = 0;
      const image = fetchImage(new URL(`${serviceUrl}/image`), options());
      await expect(image).rejects.toThrow(ServiceError);
      expect(asked.every((line) => line.startsWith("GET /"))).toBe(true);
      expect(arrived).toEqual([]);
    },
  );

  test.each(NAMES)("for a photo by the name of %j", async (name) => {
    asked.length = 0;
    await expect(google().places.photoUrl(name)).rejects.toThrow("another form");
    expect(asked).toEqual([]);
  });

  test("for a place id of another form", async () => {
    asked.length = 0;
    for (const id of ["", "..", "a/b", "a?b", "a#b", "guide:lisbon", "é", "a\n", "%2e"]) {
      expect(await google().places.photosOf(id)).toBeUndefined();
    }
    expect(asked).toEqual([]);
  });

  test("there are enough of them", () => {
    expect(2 * ADDRESSES.length + NAMES.length).toBeGreaterThan(60);
  });

  test("and the trap itself works", async () => {
    await fetch(`http://127.0.0.1:${trapPort}/works`);
    expect(arrived.splice(0)).toEqual(["GET /works"]);
  });
});

describe("T5 Photo addresses that reach inside: an address that a name leads to", () => {
  test.each([
    "127.0.0.1",
    "127.255.255.254",
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "169.254.169.254",
    "172.31.255.255",
    "192.168.0.1",
    "198.18.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b::a9fe:a9fe",
    "64:ff9b::1",
    "64:ff9b:1::808:808",
    "fc00::1",
    "fd00:ec2::254",
    "fe80::1",
    "ff02::1",
    "2002:7f00:1::",
    "2001:0:7f00:1::",
    "2001:db8::1",
    "not an address",
    "",
  ])("is refused when it is private: %s", (address) => {
    expect(isPrivateAddress(address)).toBe(true);
  });

  test.each([
    "8.8.8.8",
    "142.250.185.1",
    "185.15.59.240",
    "2a02:ec80:300:ed1a::1",
    "2607:f8b0::1",
    // As a network without IPv4 reaches the second of them.
    "64:ff9b::8efa:b901",
    "64:ff9b::142.250.185.1",
  ])("is taken when it is public: %s", (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  });
});
