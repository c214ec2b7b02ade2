import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { type PostgresServer, startPostgresServer } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Answers each request with the URL of a new, empty database on the one PostgreSQL of a run. */
    postgresOffer: string;
  }
}

let offer: Server;
let database: Promise<PostgresServer> | undefined;

/** Offers all test files one PostgreSQL, which starts when the first of them asks. */
export async function setup(project: TestProject): Promise<void> {
  offer = createServer((_request, response) => {
    database ??= startPostgresServer();
    database
      .then((server) => server.createDatabase())
      .then(
        (url) => response.end(url),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
  });
  await once(offer.listen(0, "127.0.0.1"), "listening");
  project.provide("postgresOffer", `http://127.0.0.1:${(offer.address() as AddressInfo).port}`);
}

export async function teardown(): Promise<void> {
  offer.close();
  await (await database)?.dispose();
}
