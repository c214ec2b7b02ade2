import { Route, Routes, useLocation } from "react-router";
import { isScreen } from "../domain/screens.ts";
import { HomePage } from "./features/home/home-page.tsx";
import { lazyScreens } from "./lazy-screens.ts";
import { ErrorPage } from "./shell/error-page.tsx";
import { Layout } from "./shell/layout.tsx";
import { ScreenLoading } from "./shell/screen-loading.tsx";

const { CreateTripPage, ViewTripPage, ExamplePage, SharedPage } = lazyScreens;
const { MyTripsPage, AccountPage, ContactPage, QueryLayout } = lazyScreens;

type AppProps = {
  /** Why the server refused to show the first page's screen, such as "405 Method Not Allowed". */
  readonly refusal?: string | undefined;
};

/** The whole application. */
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

/** The frame around every screen, before any of the screen has come. */
export function Frame() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route path="*" element={<ScreenLoading />} />
      </Route>
    </Routes>
  );
}
