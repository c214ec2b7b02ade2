/** Every screen's address; routes.tsx has a route for each, and a test sees to it. */
export const paths = {
  home: "/",
  createTrip: "/create-trip",
  viewTrip: (tripId: string) => `/view-trip/${encodeURIComponent(tripId)}`,
  contact: "/contact-us",
  myTrips: "/my-trips",
  account: "/account",
} as const;
