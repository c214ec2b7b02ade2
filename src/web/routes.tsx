import { lazy } from "react";
import { Route, Routes } from "react-router";
import { HomePage } from "./features/home/home-page.tsx";
import { ErrorPage } from "./shell/error-page.tsx";
import { Layout } from "./shell/layout.tsx";

// The whole application: the landing page comes at once, every other screen when it is asked for.
const CreateTripPage = lazy(async () => ({
  default: (await import("./features/create-trip/create-trip-page.tsx")).CreateTripPage,
}));
const ViewTripPage = lazy(async () => ({
  default: (await import("./features/view-trip/view-trip-page.tsx")).ViewTripPage,
}));
const MyTripsPage = lazy(async () => ({
  default: (await import("./features/my-trips/my-trips-page.tsx")).MyTripsPage,
}));
const AccountPage = lazy(async () => ({
  default: (await import("./features/account/account-page.tsx")).AccountPage,
}));
const ContactPage = lazy(async () => ({
  default: (await import("./features/contact/contact-page.tsx")).ContactPage,
}));
const QueryLayout = lazy(async () => ({
  default: (await import("./shell/query-layout.tsx")).QueryLayout,
}));

export function App() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route path="/" element={<HomePage />} />
        <Route path="/create-trip" element={<CreateTripPage />} />
        <Route path="/contact-us" element={<ContactPage />} />
        <Route element={<QueryLayout />}>
          <Route path="/view-trip/:tripId" element={<ViewTripPage />} />
          <Route path="/my-trips" element={<MyTripsPage />} />
          <Route path="/account" element={<AccountPage />} />
        </Route>
        <Route path="*" element={<ErrorPage />} />
      </Route>
    </Routes>
  );
}
