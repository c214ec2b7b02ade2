/** Every screen's address; routes.tsx has a route for each, which a test checks. */
export const paths = {
  home: "/",
  createTrip: "/create-trip",
  viewTrip: (tripId: string) => `/view-trip/${encodeURIComponent(tripId)}`,
  example: "/example",
  shared: (token: string) => `/s/${encodeURIComponent(token)}`,
  contact: "/contact-us",
  myTrips: "/my-trips",
  account: "/account",
} as const;
