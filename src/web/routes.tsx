import { Route, Routes, useLocation } from "react-router";
import { isScreen } from "../domain/screens.ts";
import { HomePage } from "./features/home/home-page.tsx";
import { lazyPart } from "./lib/lazy-part.tsx";
import { ErrorPage } from "./shell/error-page.tsx";
import { Layout } from "./shell/layout.tsx";
import { ScreenLoading } from "./shell/screen-loading.tsx";

// The whole application: the landing page comes at once, every other screen when it is asked for.
const CreateTripPage = lazyPart(
  async () => (await import("./features/create-trip/create-trip-page.tsx")).CreateTripPage,
);
const ViewTripPage = lazyPart(
  async () => (await import("./features/view-trip/view-trip-page.tsx")).ViewTripPage,
);
const ExamplePage = lazyPart(
  async () => (await import("./features/view-trip/example/example-page.tsx")).ExamplePage,
);
const SharedPage = lazyPart(
  async () => (await import("./features/view-trip/share/shared-page.tsx")).SharedPage,
);
const MyTripsPage = lazyPart(
  async () => (await import("./features/my-trips/my-trips-page.tsx")).MyTripsPage,
);
const AccountPage = lazyPart(
  async () => (await import("./features/account/account-page.tsx")).AccountPage,
);
const ContactPage = lazyPart(
  async () => (await import("./features/contact/contact-page.tsx")).ContactPage,
);
const QueryLayout = lazyPart(async () => (await import("./shell/query-layout.tsx")).QueryLayout);

type AppProps = {
  /** Why the server refused to show the first page's screen, such as "405 Method Not Allowed". */
  readonly refusal?: string | undefined;
};

export function App({ refusal }: AppProps) {
  const { pathname, key } = useLocation();
  const isRefused = refusal !== undefined && key === "default";
  // The server's rule: the router's own takes capitals and slashes for nothing, and would draw a screen
  // over the page that says that there is none.
  const elsewhere = isRefused || !isScreen(pathname) ? { location: "/no-such-page" } : {};
  return (
    <Routes {...elsewhere}>
      <Route element={<Layout />}>
        <Route path="/" element={<HomePage />} />
        <Route path="/create-trip" element={<CreateTripPage />} />
        <Route path="/contact-us" element={<ContactPage />} />
        <Route element={<QueryLayout />}>
          <Route path="/view-trip/:tripId" element={<ViewTripPage />} />
          <Route path="/example" element={<ExamplePage />} />
          <Route path="/s/:token" element={<SharedPage />} />
          <Route path="/my-trips" element={<MyTripsPage />} />
          <Route path="/account" element={<AccountPage />} />
        </Route>
        <Route path="*" element={isRefused ? <ErrorPage detail={refusal} /> : <ErrorPage />} />
      </Route>
    </Routes>
  );
}

/** What stands around every screen, before any of the screen has come. */
export function Frame() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route path="*" element={<ScreenLoading />} />
      </Route>
    </Routes>
  );
}
