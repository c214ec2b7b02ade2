import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { newLinkAnswerSchema } from "../../../src/domain/sharing/share-link.ts";
import { tripHistoryAnswerSchema } from "../../../src/domain/trip/trip-history-answer.ts";
import { tripListAnswerSchema } from "../../../src/domain/trip/trip-summary.ts";
import { makeToken } from "../../support/server/access-token.ts";
import { closeAfterEach } from "../../support/server/close-after-each.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";

const { keep } = closeAfterEach();
const run = promisify(execFile);
const DOCUMENT = join(import.meta.dirname, "../../../docs/api.md");
/** Does what the document's commands ask of curl, on a machine without one. */
const STAND_IN = join(import.meta.dirname, "../../support/server/curl.ts");

const commands = () =>
  [...readFileSync(DOCUMENT, "utf8").matchAll(/^```sh\n(.*?)^```$/gms)].map(
    ([, text = ""]) => text,
  );

async function hasCurl(): Promise<boolean> {
  return run("curl", ["--version"]).then(
    () => true,
    () => false,
  );
}

async function runDocument(isStandIn: boolean): Promise<void> {
  const server = keep(await startTestServer());
  const ada = await signIn(server.url);
  const { token } = await makeToken(ada);
  const folder = mkdtempSync(join(tmpdir(), "tripwright-api-"));
  try {
    const program = `#!/bin/sh\nexec "${process.execPath}" "${STAND_IN}" "$@"\n`;
    if (isStandIn) writeFileSync(join(folder, "curl"), program, { mode: 0o755 });
    const script = commands().join("\n");
    const PATH = `${folder}${delimiter}${process.env.PATH}`;
    const env = { ...process.env, PATH, TRIPWRIGHT: server.url, TOKEN: token };
    await run("sh", ["-euc", script], { cwd: folder, env });

    const made = (name: string) => readFileSync(join(folder, name), "utf8");
    const [listed] = tripListAnswerSchema.parse(JSON.parse(made("trips.json"))).trips;
    expect(listed).toMatchObject({ location: expect.stringContaining("Rome"), noOfDays: 3 });
    expect(JSON.parse(made("trip.json"))).toMatchObject({ id: listed?.id, version: 1 });
    expect(JSON.parse(made("changed.json"))).toMatchObject({ title: "Rome in spring", version: 2 });
    const { steps } = tripHistoryAnswerSchema.parse(JSON.parse(made("history.json")));
    expect(steps).toMatchObject([{ version: 2, isOwn: true }]);
    expect(JSON.parse(made("former.json"))).toMatchObject({ version: 1 });
    const undone = await (await ada.fetch(`/api/trips/${listed?.id}`)).json();
    expect(undone.version).toBe(3);
    expect(undone.title ?? "").toBe("");
    expect(made("undone.txt")).toContain('"version":3');
    expect(made("rome.ics")).toMatch(/^BEGIN:VCALENDAR\r\n.*BEGIN:VEVENT/s);
    const { link } = newLinkAnswerSchema.parse(JSON.parse(made("link.json")));
    const links = await ada.fetch(`/api/trips/${listed?.id}/links`);
    expect(await links.json()).toMatchObject({ links: [{ id: link.id, name: "Family" }] });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test("the commands of docs/api.md do what it says", async () => {
  expect(commands().length).toBeGreaterThanOrEqual(7);
  await runDocument(!(await hasCurl()));
});

test("a command that is refused would be found", async () => {
  const server = keep(await startTestServer());
  const env = { ...process.env, TRIPWRIGHT: server.url, TOKEN: "twp_wrong" };
  const folder = mkdtempSync(join(tmpdir(), "tripwright-api-"));
  const program = `"${process.execPath}" "${STAND_IN}"`;
  const script = commands().join("\n").replaceAll("curl ", `${program} `);
  await expect(run("sh", ["-euc", script], { cwd: folder, env })).rejects.toThrow();
  rmSync(folder, { recursive: true, force: true });
});
