// How soon /healthz answers while many plans are made, while hostile files, edits and questions come, and while a hostile
// model answers, compared with an idle server: `npm run bench:responsive`.
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { startOpenDataServer } from "../stand-in/open-data-server.ts";
import { readEvents } from "../test/support/server/event-reader.ts";
import { SELECTION, startGenerating } from "../test/support/server/generate.ts";
import { openGuidesAt } from "../test/support/server/open-data-world.ts";
import { signIn } from "../test/support/sign-in/sign-in.ts";
import type { SignedInClient } from "../test/support/sign-in/walk.ts";
import { type BenchServer, createBenchProcesses } from "./load/bench-processes.ts";
import type { Attacked, HostileInput } from "./load/hostile-input.ts";
import { startHostileModel } from "./load/hostile-model.ts";
import { hostileQuestions } from "./load/hostile-questions.ts";
import { hostileImports, hostileRequests } from "./load/hostile-requests.ts";
import { percentile } from "./measure/percentile.ts";

const PLANS = 60;
const DAYS = 30;
/** Each input is sent again until it has been measured so often, and so long: a 99th percentile of few is a maximum. */
const MEASURED_ANSWERS = 300;
const MEASURED_MS = 2_000;
const MAX_P99_MS = 100;
const MANY = "1000000";
const VANDALISED = `* {{see|name=A|content=[//${"a".repeat(900)}}}\n`.repeat(2_200);

let isBroken = false;
const dataDir = mkdtempSync(join(tmpdir(), "tripwright-responsive-"));
const processes = createBenchProcesses();
const [only] = process.argv.slice(2);
const model = await startHostileModel();
const openData = await startOpenDataServer();
openData.plant(VANDALISED);
try {
  process.stdout.write("/healthz, ms                        asked    p50    p99    max  answers\n");
  const guide = await start("guide", {});
  const people = await Promise.all(Array.from({ length: PLANS }, () => guide.newPerson()));
  await planFor(people[0], 3);
  await measure(guide, { what: "an idle server", ...sent(() => wait(MEASURED_MS)) });
  await measure(guide, {
    what: `${PLANS} plans of ${DAYS} days at once`,
    ...sent(() => Promise.all(people.map((person) => planFor(person, DAYS)))),
  });
  for (const input of [...hostileImports(guide), ...hostileRequests(guide)]) {
    await measure(guide, input);
  }
  await guide.stop();
  const open = await start("open", openGuidesAt(openData.url));
  for (const input of hostileQuestions(open)) await measure(open, input);
  await open.stop();
  const asking = await start("hostile", model.env);
  await measure(asking, {
    what: "a hostile model's brackets",
    ...sent(async () => planFor(await asking.newPerson(), 3)),
  });
} finally {
  await processes.stopAll();
  await model.close();
  await openData.close();
  rmSync(dataDir, { recursive: true });
}
process.stdout.write(isBroken ? `BROKEN: p99 above ${MAX_P99_MS} ms, or other answers\n` : "ok\n");
process.exitCode = isBroken ? 1 : 0;

/** Sends it until it has been measured for long enough; what comes between is not measured. */
async function measure(server: Attacked, { what, statuses, prepare }: HostileInput): Promise<void> {
  if (only !== undefined && !what.includes(only)) return;
  const probe = new Worker(join(import.meta.dirname, "probe-health.ts"), {
    workerData: server.url,
  });
  await once(probe, "online");
  const [answersMs, answers]: [number[], number[]] = [[], []];
  for (let measuredMs = 0; measuredMs < MEASURED_MS || answersMs.length < MEASURED_ANSWERS; ) {
    const send = await prepare();
    probe.postMessage("begin");
    const sentMs = performance.now();
    answers.push(...(await send()));
    measuredMs += performance.now() - sentMs;
    probe.postMessage("end");
    answersMs.push(...((await once(probe, "message")) as [number[]])[0]);
  }
  await probe.terminate();
  const [p50 = 0, p99 = 0, max = 0] = [0.5, 0.99, 1].map((share) => percentile(answersMs, share));
  const isAsMeant = answers.every((status) => statuses.includes(status));
  if (p99 > MAX_P99_MS || !isAsMeant) isBroken = true;
  const figures = [p50, p99, max].map((ms) => ms.toFixed(1).padStart(7)).join("");
  const counts = Object.entries(Object.groupBy(answers, String)).map(
    ([status, all = []]) => `${all.length} x ${status}`,
  );
  const remark = isAsMeant ? "" : ` (not ${statuses.join(" or ")})`;
  process.stdout.write(
    `${what.padEnd(34)}${String(answersMs.length).padStart(7)}${figures}  ${counts.join(", ")}${remark}\n`,
  );
}

/** The part of the load whose answers aren't judged. */
function sent(work: () => Promise<unknown>): Pick<HostileInput, "statuses" | "prepare"> {
  const send = async () => {
    await work();
    return [];
  };
  return { statuses: [], prepare: async () => send };
}

async function start(
  name: string,
  env: Readonly<Record<string, string>>,
): Promise<BenchServer & Attacked> {
  const server = await processes.startServer({
    MINUTE_SIGN_INS_PER_ADDRESS: MANY,
    DATA_DIR: join(dataDir, name),
    ...env,
  });
  let strangers = 0;
  return {
    ...server,
    newPerson() {
      strangers += 1;
      return signIn(server.url, { name: "Eve", email: `eve${strangers}@example.com` });
    },
  };
}

/** Has a trip planned, and ignores the outcome. */
async function planFor(person: SignedInClient | undefined, days: number): Promise<void> {
  if (person === undefined) throw new Error("nobody is signed in");
  const id = await startGenerating(person, { ...SELECTION, noOfDays: String(days) });
  await (await readEvents(person, id)).rest();
}
