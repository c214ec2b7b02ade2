import { once } from "node:events";
import { createServer } from "node:net";
import { describe, expect, test } from "vitest";
import { readConfig } from "../../../src/server/config/config.ts";
import { closeAfterEach } from "../../support/server/close-after-each.ts";
import { freePort } from "../../support/server/free-port.ts";
import { networkAddress } from "../../support/server/network-address.ts";
import { rawRequest } from "../../support/server/raw-request.ts";
import { askDoctor } from "../../support/server/run-doctor.ts";
import { spawnServer } from "../../support/server/spawn-server.ts";
import { startTestServer, type TestServer } from "../../support/server/test-server.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";

const ALLOWANCE = "LET_ANYONE_ON_THE_NETWORK_SIGN_IN_AS_ANYONE";
const CLIENT = { GOOGLE_CLIENT_ID: "client", GOOGLE_CLIENT_SECRET: "s3cret" };
const OPEN_HOSTS = [
  ...["0.0.0.0", "::", "0", "00.0.0.0", "0x0", "::0", "0:0:0:0:0:0:0:0", "::ffff:0.0.0.0"],
  ...["192.0.2.7", "10.0.0.7", "fd00::7", "fe80::7%eth0", "::ffff:192.0.2.7"],
  ...["trips.example", "localhost.example", "127.0.0.1.example", "1270.0.0.1", "*"],
];
const LOCAL_HOSTS = ["127.0.0.1", "127.9.9.9", "::1", "0:0:0:0:0:0:0:1", "localhost", "LOCALHOST"];

const { keep } = closeAfterEach();
const outside = networkAddress();

describe("T33 Embedded sign-in on the network", () => {
  test("at an address that others reach, the server doesn't start with it", async () => {
    const port = String(await freePort());
    const { code, stdout, stderr } = await spawnServer({
      HOST: "0.0.0.0",
      PORT: port,
      DATA_DIR: "/dev/null",
    }).ended;
    expect(code).toBe(1);
    expect(stdout).toBe("");
    for (const words of ["HOST is 0.0.0.0", "GOOGLE_CLIENT_ID", ALLOWANCE]) {
      expect(stderr).toContain(words);
    }
    const taken = OPEN_HOSTS.filter((HOST) => {
      try {
        readConfig({ HOST });
        return true;
      } catch (error) {
        return !String(error).includes(`HOST is ${HOST}, so`);
      }
    });
    expect(taken).toEqual([]);
  });

  test.each(LOCAL_HOSTS)("at this machine's own %s it does", (HOST) => {
    expect(readConfig({ HOST }).identity.kind).toBe("embedded");
  });

  test("a provider that knows who people are may be used at any address", () => {
    for (const HOST of OPEN_HOSTS) {
      expect(readConfig({ HOST, ...CLIENT }).identity.kind).toBe("google");
    }
  });

  test.runIf(outside !== undefined)(
    "a connection from outside gets nothing, whatever host it names, wherever we listen",
    async () => {
      const server = await startElsewhere({ HOST: "127.0.0.1" });
      const { host } = new URL(server.url);
      const paths = ["/", "/api/config", "/api/sign-in", "/idp/auth", "/api/session", "/nothing"];
      for (const path of paths) {
        const answer = await rawRequest(atOutside(server), path, { headers: { host } });
        expect(answer.status, path).toBe(421);
        expect(answer.headers["set-cookie"]).toBeUndefined();
        expect((await rawRequest(server.url, path)).status, path).not.toBe(421);
      }
      // Machines that ask whether it is well learn nothing of anyone.
      expect((await rawRequest(atOutside(server), "/healthz")).status).toBe(200);
    },
  );

  test.runIf(outside !== undefined)(
    "only a setting that says what it does opens it, and the doctor warns of it",
    async () => {
      const env = { HOST: "0.0.0.0", [ALLOWANCE]: "on" };
      const server = await startElsewhere(env);
      const { host, port } = new URL(server.url);
      const answer = await rawRequest(atOutside(server), "/api/config", { headers: { host } });
      expect(answer.status).toBe(200);
      await signIn(server.url);
      const { dataDir } = server.config;
      const { about } = await askDoctor({ ...env, PORT: port, DATA_DIR: dataDir });
      expect(about("sign-in").join()).toMatch(/^warning: .*anyone who reaches 0\.0\.0\.0/i);
    },
  );

  test.each(["yes", "1", "true", "ON"])("the setting takes on and off alone, not %j", (value) => {
    expect(() => readConfig({ HOST: "0.0.0.0", [ALLOWANCE]: value })).toThrow(
      `${ALLOWANCE} is "${value}", not on or off`,
    );
  });
});

/** A server that other machines can connect to, as if HOST had not been looked at. */
async function startElsewhere(env: Record<string, string>): Promise<TestServer> {
  const server = keep(await startTestServer({ env }));
  if (env.HOST === "0.0.0.0") return server;
  const door = createServer((socket) => server.app.server.emit("connection", socket));
  keep({ close: async () => door.close() });
  door.listen(server.config.listen.port, outside);
  await once(door, "listening");
  return server;
}

const atOutside = (server: TestServer) => `http://${outside}:${server.config.listen.port}`;
