import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { errorText } from "../../domain/errors/app-error.ts";
import { wordsIn } from "../../domain/messages/words.ts";
import { API_PATHS } from "../../domain/wire.ts";
import type { Profile } from "../../domain/wire-schemas.ts";

const PATH = "/api/trips/1700000000000";
const schema = z.object({ title: z.string() });
const UNREACHABLE = { ok: false, problem: { code: "unreachable" } };

let fetch = vi.fn<typeof globalThis.fetch>();
beforeEach(() => {
  vi.resetModules();
  fetch = vi.fn();
  vi.stubGlobal("fetch", fetch);
  vi.stubGlobal("document", { visibilityState: "hidden" });
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Each with a state of its own: what the page knows of the server and of its person. */
async function openPage() {
  const [client, { onlineTracker }, { tabOwner, takeTab }, { queuedSignOut }] = await Promise.all([
    import("./api-client.ts"),
    import("./online-state.ts"),
    import("./tab-owner.ts"),
    import("./queued-sign-out.ts"),
  ]);
  return { ...client, onlineTracker, tabOwner, takeTab, queuedSignOut };
}

/** A server that takes a request and never answers it. */
function fallSilent(): void {
  fetch.mockImplementation(
    (_path, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
      }),
  );
}

describe("a request", () => {
  test("asked early that failed before anyone waited for it is asked anew", async () => {
    fetch.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    fetch.mockResolvedValue(Response.json({ title: "Spring" }));
    const { askEarly, callApi, takeTab, onlineTracker } = await openPage();
    takeTab({ id: "ada", email: "ada@example.com", verified_email: true, name: "Ada" });
    askEarly(PATH);
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
    await new Promise((done) => setTimeout(done));
    expect(await callApi(PATH, { schema })).toEqual({ ok: true, value: { title: "Spring" } });
    expect(onlineTracker.state()).toBe("Online");
  });

  test("goes out with its body as JSON, its headers and whose it is", async () => {
    fetch.mockResolvedValue(Response.json({ title: "Spring" }));
    const { callApi, takeTab } = await openPage();
    takeTab({ id: "\u00e5da", email: "ada@example.com", verified_email: true, name: "Ada" });
    const headers = { "if-match": '"v1"' };
    const body = { title: "Spring" };
    const result = await callApi(PATH, { method: "PATCH", headers, body, schema });
    expect(result).toEqual({ ok: true, value: { title: "Spring" } });
    const [path, init] = fetch.mock.calls[0] ?? [];
    expect([path, init?.method, init?.body]).toEqual([PATH, "PATCH", '{"title":"Spring"}']);
    expect(init?.headers).toEqual({
      "content-type": "application/json",
      "tripwright-person": "%C3%A5da",
      "if-match": '"v1"',
    });
  });

  test("is given up after ten seconds", async () => {
    const deadline = new AbortController();
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(deadline.signal);
    fallSilent();
    const { callApi, onlineTracker } = await openPage();
    const result = callApi(PATH, { schema });
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
    expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000);
    deadline.abort(new DOMException("", "TimeoutError"));
    expect(await result).toMatchObject(UNREACHABLE);
    expect(onlineTracker.state()).toBe("Offline");
  });

  test("that its caller gives up throws, and says nothing about the server", async () => {
    fallSilent();
    const { callApi, onlineTracker } = await openPage();
    const caller = new AbortController();
    const result = callApi(PATH, { schema, signal: caller.signal });
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
    caller.abort();
    await expect(result).rejects.toThrow();
    expect(onlineTracker.state()).toBe("Unknown");
  });

  test("waits for a sign-out that waits, which goes first", async () => {
    const { callApi, queuedSignOut } = await openPage();
    queuedSignOut.set("ada");
    fetch.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    expect(await callApi(PATH, { schema })).toMatchObject(UNREACHABLE);
    fetch.mockResolvedValueOnce(new Response(null, { status: 204 }));
    fetch.mockResolvedValueOnce(Response.json({ title: "Spring" }));
    expect(await callApi(PATH, { schema })).toMatchObject({ ok: true });
    const sent = fetch.mock.calls.map(([path, init]) => `${init?.method} ${path}`);
    expect(sent).toEqual(["DELETE /api/session", "DELETE /api/session", `GET ${PATH}`]);
    expect(queuedSignOut.get()).toBeUndefined();
  });
});

describe("an answer", () => {
  const error = {
    code: "trip_not_found",
    text: errorText({ code: "trip_not_found" }, wordsIn().errors),
  };

  test.each<[string, () => Response, object]>([
    [
      "with an error is its code and words",
      () => Response.json({ error }, { status: 404 }),
      { ...error, status: 404 },
    ],
    [
      "with an error that has values is in the page's words for them",
      () =>
        Response.json(
          { error: { code: "too_many_trips", values: { trips: 3 }, text: "Other words." } },
          { status: 409 },
        ),
      { text: "You have 3 trips, and your account has no room for more. Delete some first." },
    ],
    [
      "with an error that this page doesn't know is a newer server's, in its words",
      () => Response.json({ error: { code: "new", text: "Not today." } }, { status: 422 }),
      { code: "outdated_page", text: "Not today.", status: 422 },
    ],
    [
      "that can't be read is a newer server's",
      () => Response.json({ title: 7 }),
      { code: "outdated_page", status: 200 },
    ],
    [
      "about a version conflict brings what the server has",
      () => Response.json({ title: "Theirs" }, { status: 412 }),
      { code: "version_conflict", text: "", status: 412, current: { title: "Theirs" } },
    ],
    [
      "with an error of no shape is nothing to go by",
      () => Response.json("oh", { status: 500 }),
      { code: "unreachable", status: 500 },
    ],
    [
      "of a proxy in the server's place is none",
      () => new Response("<html>", { headers: { "content-type": "text/html" } }),
      { code: "unreachable" },
    ],
  ])("%s", async (_what, answer, problem) => {
    fetch.mockImplementation(async () => answer());
    const { ApiFailure, callApi, queryApi } = await openPage();
    expect(await callApi(PATH, { schema })).toMatchObject({ ok: false, problem });
    await expect(queryApi(PATH, { schema })).rejects.toThrow(ApiFailure);
  });

  test("that breaks off is none, though the server is there", async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"title":'));
        controller.error(new TypeError("network error"));
      },
    });
    const headers = { "content-type": "application/json" };
    fetch.mockResolvedValue(new Response(body, { headers }));
    const { callApi, onlineTracker } = await openPage();
    expect(await callApi(PATH, { schema })).toMatchObject(UNREACHABLE);
    expect(onlineTracker.state()).toBe("Online");
  });

  test("of a newer server is said once", async () => {
    fetch.mockImplementation(async () => Response.json({ title: 7 }));
    const { callApi, whenOutdated } = await openPage();
    const onOutdated = vi.fn();
    whenOutdated(onOutdated);
    await callApi(PATH, { schema });
    await callApi(PATH, { schema });
    expect(onOutdated).toHaveBeenCalledOnce();
  });

  test("that the session is another person's is acted on", async () => {
    const refusal = { code: "other_person", text: "Someone else is signed in." };
    fetch.mockImplementation(async () => Response.json({ error: refusal }, { status: 409 }));
    const { callApi, whenOtherPerson } = await openPage();
    const onOtherPerson = vi.fn();
    whenOtherPerson(onOtherPerson);
    await callApi(PATH, { schema });
    expect(onOtherPerson).toHaveBeenCalledOnce();
  });

  test("that the session is another person's, whom another tab has made this one's meanwhile, signs nobody out", async () => {
    const reload = vi.fn();
    vi.stubGlobal("window", { location: { reload }, addEventListener: () => {} });
    const { callApi, takeTab } = await openPage();
    const { storeProfile, storedProfile } = await import("./profile.ts");
    const { followSession } = await import("./session.ts");
    const [eve, pop] = ["eve", "pop"].map((id) => ({
      ...{ id, name: id, email: `${id}@example.com`, verified_email: true },
    })) as [Profile, Profile];
    fetch.mockImplementation(async (path) => {
      if (path !== API_PATHS.session)
        return Response.json({ error: { code: "other_person", text: "" } }, { status: 409 });
      // As the event of the storage does, which the other tab's answer changed.
      takeTab(pop);
      return Response.json(pop);
    });
    storeProfile(eve);
    takeTab(eve);
    followSession();
    await callApi(PATH, { schema });
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(storedProfile()).toEqual(pop);
  });

  test.each([
    { to: "an ended session", isPerson: true, may: false, stays: false, opens: true },
    { to: "nobody", isPerson: false, may: false, stays: false, opens: false },
    { to: "a call that expects it", isPerson: true, may: true, stays: true, opens: false },
  ])("of 401 to $to: the profile stays: $stays, sign-in opens by itself: $opens", async (row) => {
    const refusal = { code: "not_signed_in", text: "Sign in first." };
    fetch.mockImplementation(async () => Response.json({ error: refusal }, { status: 401 }));
    const { callApi, takeTab } = await openPage();
    const { storeProfile, storedProfile } = await import("./profile.ts");
    const askToSignIn = vi.spyOn(await import("./sign-in-prompt.ts"), "askToSignIn");
    const ada = { id: "ada", email: "ada@example.com", verified_email: true, name: "Ada" };
    storeProfile(ada);
    if (row.isPerson) takeTab(ada);
    await callApi(PATH, { schema, mayBeSignedOut: row.may });
    expect(storedProfile() !== undefined).toBe(row.stays);
    expect(askToSignIn.mock.calls.length > 0).toBe(row.opens);
  });
});
