/** Every screen's address, as src/domain/screens.ts has them; a test checks it. */
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
