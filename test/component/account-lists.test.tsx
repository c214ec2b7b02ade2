import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { API_PATHS } from "../../src/domain/wire.ts";
import { AccessTokens } from "../../src/web/features/account/access-tokens.tsx";
import { ConnectedApps } from "../../src/web/features/account/connected-apps.tsx";
import { SessionList } from "../../src/web/features/account/session-list.tsx";
import { onlineTracker } from "../../src/web/lib/online-state.ts";
import { render } from "./render.tsx";

const AT = "2026-05-04T08:00:00.000Z";
const NOT_FOUND = { error: { code: "not_found", text: "Gone.", requestId: "1" } };
const BROKEN = { error: { code: "internal", text: "", requestId: "1" } };
const BROKEN_TEXT = "Something went wrong on our side. Please try again.";
const UNREACHABLE_TEXT = "We couldn’t reach the server. Check your connection and try again.";

const session = (id: string, isCurrent = false) => ({
  ...{ id, device: `Browser ${id}`, createdAt: AT, lastUsedAt: AT, isCurrent },
});
const token = (id: string) => ({
  ...{ id, name: `Script ${id}`, scopes: ["read"], createdAt: AT },
  ...{ expiresAt: null, lastUsedAt: null, isOver: false },
});
const app = (id: string) => ({
  ...{ id, name: `Helper ${id}`, scopes: ["read", "plan"], connectedAt: AT },
});

const LISTS = [
  {
    title: "Where you’re signed in",
    Part: SessionList,
    path: API_PATHS.accountSessions,
    answers: [{ sessions: [session("1", true), session("2")] }, { sessions: [session("1", true)] }],
    end: /^Log out Browser 2/,
    ended: "Browser 2 is logged out.",
  },
  {
    title: "Access tokens",
    Part: AccessTokens,
    path: API_PATHS.accountTokens,
    answers: [{ tokens: [token("1"), token("2")] }, { tokens: [token("1")] }],
    end: "Revoke token Script 2",
    ended: "Token “Script 2” revoked.",
  },
  {
    title: "Connected apps",
    Part: ConnectedApps,
    path: API_PATHS.accountApps,
    answers: [{ apps: [app("1"), app("2")] }, { apps: [app("1")] }],
    end: "Disconnect Helper 2",
    ended: "Helper 2 disconnected.",
  },
] as const;

/** Addresses that were sent to be ended. */
let ended: string[] = [];
let list: () => Promise<Response>;
let end: () => Response;
beforeEach(() => {
  ended = [];
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.spyOn(window, "fetch").mockImplementation(async (input, init) => {
    if (init?.method !== "DELETE") return list();
    ended.push(String(input));
    return end();
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

function show(Part: (typeof LISTS)[number]["Part"]): void {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <Part />
    </QueryClientProvider>,
  );
}

test.each(LISTS)(
  "$title: what can't be ended stays, with the reason; what is gone already counts as ended, and the focus goes to the title",
  async (row) => {
    end = () => Response.json(BROKEN, { status: 500 });
    list = async () => Response.json(row.answers[0]);
    show(row.Part);
    const region = page.getByRole("region", { name: row.title });
    await region.getByRole("button", { name: row.end }).click();
    await expect.element(region.getByRole("alert")).toHaveTextContent(BROKEN_TEXT);
    await expect.element(region.getByRole("listitem")).toHaveLength(2);

    list = async () => Response.json(row.answers[1]);
    end = () => Response.json(NOT_FOUND, { status: 404 });
    await region.getByRole("button", { name: row.end }).click();
    await expect.element(region.getByRole("status")).toHaveTextContent(row.ended);
    expect(ended).toEqual([`${row.path}/2`, `${row.path}/2`]);
    await expect.element(region.getByRole("listitem")).toHaveLength(1);
    await expect.element(region.getByRole("heading", { name: row.title })).toHaveFocus();
    expect(region.getByRole("alert").query()).toBeNull();
  },
);

test.each(LISTS)(
  "$title: what can't be read is read by another try, or when the network is back",
  async (row) => {
    list = async () => Response.json(BROKEN, { status: 500 });
    show(row.Part);
    const region = page.getByRole("region", { name: row.title });
    await expect.element(region.getByRole("alert")).toHaveTextContent(BROKEN_TEXT);
    list = () => Promise.reject(new TypeError("no network"));
    await region.getByRole("button", { name: "Try again" }).click();
    await expect.element(region.getByRole("alert")).toHaveTextContent(UNREACHABLE_TEXT);
    await expect.poll(() => onlineTracker.state()).toBe("Offline");
    list = async () => Response.json(row.answers[0]);
    onlineTracker.check();
    await expect.element(region.getByRole("listitem")).toHaveLength(2);
    expect(region.getByRole("alert").query()).toBeNull();
  },
);
