// A worker that saves trips through a handle of its own, as a second process would.
import { once } from "node:events";
import { parentPort, workerData } from "node:worker_threads";
import { createSqliteStore } from "../../../src/server/store/sql/create-sqlite-store.ts";
import { saveTrip } from "../store/save-trip.ts";
import { storePerson } from "../store/store-person.ts";

const { path, subject, saves, nowMs } = workerData as {
  path: string;
  subject: string;
  saves: number;
  nowMs: number;
};
if (parentPort === null) throw new Error("this file runs as a worker");
const store = createSqliteStore(path);
const { id: userId } = await store.users.upsert(storePerson(subject));
parentPort.postMessage("ready");
await once(parentPort, "message");
const ids: string[] = [];
for (let count = 0; count < saves; count += 1) {
  ids.push(await saveTrip(store, { userId, nowMs }));
}
await store.close();
parentPort.postMessage({ userId, ids });
parentPort.close();
