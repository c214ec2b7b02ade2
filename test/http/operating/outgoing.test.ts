import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { photoLookupSchema, tripPhotoPath } from "../../../src/domain/places/photo-answer.ts";
import { applyOutgoing } from "../../../src/server/config/apply-outgoing.ts";
import { readConfig } from "../../../src/server/config/config.ts";
import { fetchImage } from "../../../src/server/photos/fetch-image.ts";
import { createImageHosts } from "../../../src/server/photos/image-hosts.ts";
import { closeAfterEach } from "../../support/server/close-after-each.ts";
import { startForwardProxy } from "../../support/server/forward-proxy.ts";
import { freePort } from "../../support/server/free-port.ts";
import { generateTrip, SELECTION } from "../../support/server/generate.ts";
import { listenOnFreePort } from "../../support/server/listen-on-free-port.ts";
import { runDoctor } from "../../support/server/run-doctor.ts";
import { selfSigned } from "../../support/server/self-signed.ts";
import { SERVICE_HOSTS, startServiceFront } from "../../support/server/service-front.ts";
import { spawnServer } from "../../support/server/spawn-server.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";
import type { SignedInClient } from "../../support/sign-in/walk.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";

const CREDENTIALS = "traveller:canary-password";
/** The services under their own names, believed by whoever believes this authority. */
const certificate = selfSigned(Object.keys(SERVICE_HOSTS));
const front = await startServiceFront(certificate);
afterAll(() => front.close());
const { keep } = closeAfterEach();
let folder: string;
let authority: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tripwright-outgoing-"));
  authority = join(folder, "authority.pem");
  writeFileSync(authority, certificate.cert);
});
afterEach(() => rmSync(folder, { recursive: true }));

const proxyToServices = async (credentials?: string) =>
  keep(
    await startForwardProxy({
      portOf: (host) => (Object.hasOwn(SERVICE_HOSTS, host) ? front.port : undefined),
      ...(credentials === undefined ? {} : { credentials }),
    }),
  );

/** All the settings of a server that asks the services by their own names. */
const settings = (proxy: string, port: number) => ({
  ...front.env,
  PORT: String(port),
  DATA_DIR: join(folder, "data"),
  HTTPS_PROXY: proxy,
  NODE_EXTRA_CA_CERTS: authority,
});

/** Asks for a trip's photo until it is known, as the page does. */
async function lookUp(client: SignedInClient, tripId: string) {
  for (;;) {
    const answer = await client.fetch(tripPhotoPath(tripId, "hero"));
    const lookup = photoLookupSchema.parse(await answer.json());
    if (lookup !== null && "src" in lookup) return lookup;
    if (answer.status !== 202) throw new Error(`${answer.status}: there is no photo`);
    await wait(100);
  }
}

describe("behind a proxy, and an authority of one's own,", () => {
  test.each(["the environment", "the file .env"])(
    "a guide is read and a photo is shown by the settings of %s alone",
    async (where) => {
      const proxy = await proxyToServices(CREDENTIALS);
      const port = await freePort();
      const set = settings(proxy.url, port);
      const isFile = where === "the file .env";
      const lines = Object.entries(set).map(([name, value]) => `${name}=${value}`);
      if (isFile) writeFileSync(join(folder, ".env"), lines.join("\n"));
      const open = { OPEN_DATA: "on" };
      const server = spawnServer(isFile ? open : { ...open, ...set }, undefined, folder);
      await server.listening;
      const ada = await signIn(`http://localhost:${port}`);
      const tripId = await generateTrip(ada, {
        ...SELECTION,
        location: { label: "Alvorim, Portugal" },
      });
      const trip = await fetchTrip(ada, tripId);
      expect(trip.openData?.quality).toBe("full");
      const lisbon = await generateTrip(ada, {
        ...SELECTION,
        location: { label: "Lisbon, Portugal" },
      });
      const photo = await lookUp(ada, lisbon);
      const image = await ada.fetch(photo.src);
      expect(image.status).toBe(200);
      expect(image.headers.get("content-type")).toBe("image/png");
      server.child.kill("SIGTERM");
      const { stdout, stderr } = await server.ended;
      expect(new Set(proxy.asked)).toEqual(
        new Set(
          Object.keys(SERVICE_HOSTS)
            .filter((host) => !["api.frankfurter.dev", "api.met.no"].includes(host))
            .map((host) => `CONNECT ${host}:443`),
        ),
      );
      expect(stdout + stderr).not.toContain("canary");
    },
  );

  test("the doctor goes out by it, too", async () => {
    const proxy = await proxyToServices();
    const set = settings(proxy.url, await freePort());
    const doctor = await runDoctor(set, ["--live"]);
    expect(doctor.stdout).toMatch(/^ok {7}Wikimedia {6}a photo of Belém Tower: .*1 image/m);
    expect(doctor.stdout).toContain(`requests by the proxy ${new URL(proxy.url).host}.`);
  });

  test("Cloud Firestore is reached by it, which Google's library reads from the environment", async () => {
    const proxy = keep(await startForwardProxy({ portOf: () => undefined }));
    const server = spawnServer({
      DATABASE_URL: "firestore://demo-project",
      FIRESTORE_EMULATOR_HOST: "firestore.example:8080",
      HTTPS_PROXY: proxy.url,
    });
    await expect.poll(() => proxy.asked).toContain("CONNECT firestore.example:8080");
    server.child.kill("SIGKILL");
    await server.ended;
  });

  test("a proxy that refuses is named as the one who does", async () => {
    const proxy = await proxyToServices(CREDENTIALS);
    const nameless = proxy.url.replace(`${CREDENTIALS}@`, "");
    const { stdout } = await runDoctor(settings(nameless, await freePort()), ["--live"]);
    expect(stdout).toMatch(/Photon: PROXY_407: the proxy that HTTPS_PROXY names refuses\./);
  });
});

describe("a request goes out", () => {
  /** A server on this machine that stands for others. */
  async function startHost(): Promise<number> {
    return keep(await listenOnFreePort((_request, response) => void response.end("here"))).port;
  }

  async function behind(env: Record<string, string>): Promise<void> {
    const restore = applyOutgoing(readConfig(env).outgoing);
    keep({ close: async () => restore() });
  }

  test("by the proxy, but for this machine and for what NO_PROXY names", async () => {
    const port = await startHost();
    const proxy = keep(await startForwardProxy({ portOf: () => port }));
    // The name leads to this machine wherever the test runs.
    await behind({ http_proxy: proxy.url, NO_PROXY: "localdomain.test,.local.test" });
    const ask = async (url: string) => {
      const answer = await fetch(url).catch((error: Error) => error);
      return answer instanceof Error ? "nowhere" : answer.text();
    };
    expect(await ask("http://service.test/a")).toBe("here");
    expect(proxy.asked).toEqual(["CONNECT service.test:80"]);
    for (const host of ["127.0.0.1", "localhost"]) {
      expect(await ask(`http://${host}:${port}/`)).toBe("here");
    }
    for (const host of ["localdomain.test", "a.localdomain.test", "a.local.test"]) {
      expect(await ask(`http://${host}:${port}/`)).toBe("nowhere");
    }
    expect(proxy.asked).toHaveLength(1);
  });

  test("for an image by a request to the proxy, and never to a private address", async () => {
    const port = await startHost();
    const proxy = keep(await startForwardProxy({ portOf: () => port }));
    await behind({ HTTP_PROXY: proxy.url, HTTPS_PROXY: proxy.url });
    const options = { userAgent: "test", signal: AbortSignal.timeout(10_000) };
    const named = createImageHosts(undefined, ["http://images.test"]);
    await expect(
      fetchImage(new URL("http://images.test/x.png"), { ...options, hosts: named }),
    ).rejects.toThrow("no image");
    expect(proxy.asked).toEqual(["GET http://images.test/x.png"]);
    // A name that leads there is as good as the address; which names do is up to the machine.
    for (const host of ["10.1.2.3", "169.254.169.254", "[fd00::1]", "127.0.0.9"]) {
      const listed = createImageHosts(/^[\d.a-f:[\]]+$/, []);
      await expect(
        fetchImage(new URL(`https://${host}/x.png`), { ...options, hosts: listed }),
      ).rejects.toThrow("a name that leads to a private address");
    }
    expect(proxy.asked).toHaveLength(1);
  });

  test("as before, once a proxy is no longer set", async () => {
    const port = await startHost();
    const proxy = keep(await startForwardProxy({ portOf: () => port }));
    const { HTTPS_PROXY, no_proxy } = process.env;
    const restore = applyOutgoing(readConfig({ HTTP_PROXY: proxy.url }).outgoing);
    expect(process.env).toMatchObject({ https_proxy: proxy.url, HTTPS_PROXY: proxy.url });
    restore();
    expect(process.env.HTTPS_PROXY).toBe(HTTPS_PROXY);
    expect(process.env.no_proxy).toBe(no_proxy);
    await fetch("http://service.invalid/").catch(() => undefined);
    expect(proxy.asked).toEqual([]);
  });
});
