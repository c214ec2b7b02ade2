import { lazyPart } from "./lib/lazy-part.tsx";

/** The landing page comes at once, every other screen when it is asked for. */
export const lazyScreens = {
  CreateTripPage: lazyPart(
    async () => (await import("./features/create-trip/create-trip-page.tsx")).CreateTripPage,
  ),
  ViewTripPage: lazyPart(
    async () => (await import("./features/view-trip/view-trip-page.tsx")).ViewTripPage,
  ),
  ExamplePage: lazyPart(
    async () => (await import("./features/view-trip/example-page.tsx")).ExamplePage,
  ),
  SharedPage: lazyPart(
    async () => (await import("./features/view-trip/shared-page.tsx")).SharedPage,
  ),
  MyTripsPage: lazyPart(
    async () => (await import("./features/my-trips/my-trips-page.tsx")).MyTripsPage,
  ),
  AccountPage: lazyPart(
    async () => (await import("./features/account/account-page.tsx")).AccountPage,
  ),
  ContactPage: lazyPart(
    async () => (await import("./features/contact/contact-page.tsx")).ContactPage,
  ),
  QueryLayout: lazyPart(async () => (await import("./shell/query-layout.tsx")).QueryLayout),
};
