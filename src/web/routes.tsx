import type { ReactNode } from "react";
import { type ScreenPath, screenOf } from "../domain/screens.ts";
import { HomePage } from "./features/home/home-page.tsx";
import { lazyScreens } from "./lazy-screens.ts";
import { useLocation } from "./navigation/navigation.tsx";
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
  const isRefused = refusal !== undefined && key === undefined;
  return (
    <Layout>{isRefused ? <ErrorPage detail={refusal} /> : <Screen pathname={pathname} />}</Layout>
  );
}

/** The frame around every screen, before any of the screen has come. */
export function Frame() {
  return (
    <Layout>
      <ScreenLoading />
    </Layout>
  );
}

const withQueries = (screen: ReactNode) => <QueryLayout>{screen}</QueryLayout>;

/** @param named the trip's id or the link's token that the address names. */
const SCREEN_PARTS: Readonly<Record<ScreenPath, (named: string) => ReactNode>> = {
  "/": () => <HomePage />,
  "/create-trip": () => <CreateTripPage />,
  "/contact-us": () => <ContactPage />,
  "/view-trip/:tripId": (named) => withQueries(<ViewTripPage tripId={named} />),
  "/example": () => withQueries(<ExamplePage />),
  "/s/:token": (named) => withQueries(<SharedPage token={named} />),
  "/my-trips": () => withQueries(<MyTripsPage />),
  "/account": () => withQueries(<AccountPage />),
};

function Screen({ pathname }: { readonly pathname: string }): ReactNode {
  const screen = screenOf(pathname);
  const [, , named = ""] = pathname.split("/");
  return screen === undefined ? <ErrorPage /> : SCREEN_PARTS[screen](named);
}
