import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { errorText } from "../../../domain/errors/app-error.ts";
import { wordsIn } from "../../../domain/messages/words.ts";
import { watchGeneration } from "./watch-generation.ts";

/** The browser's own, as far as it is used: what it receives goes to the page. */
class FakeEventSource {
  static readonly CLOSED = 2;
  static opened: FakeEventSource[] = [];
  readonly url: string;
  readyState = 1;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onerror?: () => void;

  constructor(url: string) {
    this.url = url;
    FakeEventSource.opened.push(this);
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }
}

beforeEach(() => {
  FakeEventSource.opened = [];
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("EventSource", FakeEventSource);
  vi.stubGlobal("document", { visibilityState: "hidden" });
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function watch() {
  const on = { onEvent: vi.fn(), onOpen: vi.fn(), onBreak: vi.fn(), onRefused: vi.fn() };
  const stop = watchGeneration("g1", on);
  const source = () => FakeEventSource.opened.at(-1) as FakeEventSource;
  return { on, stop, source };
}

test("events are handed on, and the last one ends the watching", () => {
  const { on, source } = watch();
  expect(source().url).toBe("/api/generations/g1/events");
  const started = { type: "started", location: { label: "Lisbon" }, days: 3 };
  source().onmessage?.({ data: JSON.stringify(started) });
  expect(on.onEvent).toHaveBeenLastCalledWith(started);
  expect(source().readyState).toBe(1);
  const saved = { type: "saved", tripId: "1700000000000" };
  source().onmessage?.({ data: JSON.stringify(saved) });
  expect(on.onEvent).toHaveBeenLastCalledWith(saved);
  expect(source().readyState).toBe(FakeEventSource.CLOSED);
});

test.each([
  ["of a kind that this page doesn't know", '{"type":"weather","day":1}'],
  ["with a field of another shape", '{"type":"day","number":"one","day":{}}'],
  ["with an error code that this page doesn't know", '{"type":"failed","code":"new","text":"x"}'],
  ["that is no JSON", "<html>"],
])("an event %s ends as a page that is older than the server", (_what, data) => {
  const { on, source } = watch();
  expect(() => source().onmessage?.({ data })).not.toThrow();
  expect(on.onRefused).toHaveBeenCalledExactlyOnceWith({
    code: "outdated_page",
    text: "This page is out of date. Reload to get the new version.",
  });
  expect(on.onEvent).not.toHaveBeenCalled();
  expect(source().readyState).toBe(FakeEventSource.CLOSED);
});

test("a stream that the browser gave up is asked about, and opened again or refused", async () => {
  const fetch = vi.fn();
  vi.stubGlobal("fetch", fetch);
  const { on, source } = watch();
  fetch.mockResolvedValueOnce(new Response("Bad gateway", { status: 502 }));
  source().close();
  source().onerror?.();
  expect(on.onBreak).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(FakeEventSource.opened).toHaveLength(2);
  const code = "generation_not_found";
  const error = { code, text: errorText({ code }, wordsIn().errors) };
  fetch.mockResolvedValueOnce(Response.json({ error }, { status: 404 }));
  source().close();
  source().onerror?.();
  await vi.advanceTimersByTimeAsync(2_000);
  await vi.waitFor(() =>
    expect(on.onRefused).toHaveBeenCalledExactlyOnceWith({ ...error, status: 404 }),
  );
  expect(FakeEventSource.opened).toHaveLength(2);
});

test("nothing is opened any more once it is stopped", async () => {
  const fetch = vi.fn();
  vi.stubGlobal("fetch", fetch);
  const { source, stop } = watch();
  source().close();
  source().onerror?.();
  stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fetch).not.toHaveBeenCalled();
  expect(FakeEventSource.opened).toHaveLength(1);
});
