/**
 * Names that generators give the method of each operation. A name stays as it is once it is published: programs are
 * written with it.
 */
const OPERATION_IDS: Readonly<Record<string, string>> = {
  "GET /api/openapi.json": "getApiDescription",
  "GET /api/config": "getConfig",
  "GET /api/sign-in": "startSignIn",
  "GET /api/sign-in/callback": "finishSignIn",
  "GET /api/session": "getSession",
  "DELETE /api/session": "signOut",
  "GET /api/account/sessions": "listSessions",
  "DELETE /api/account/sessions": "signOutElsewhere",
  "DELETE /api/account/sessions/{id}": "endSession",
  "GET /api/account/data": "downloadAccountData",
  "DELETE /api/account": "deleteAccount",
  "GET /api/account/tokens": "listAccessTokens",
  "POST /api/account/tokens": "createAccessToken",
  "DELETE /api/account/tokens/{id}": "revokeAccessToken",
  "GET /api/account/apps": "listConnectedApps",
  "DELETE /api/account/apps/{id}": "disconnectApp",
  "GET /api/session/picture": "getProfilePicture",
  "POST /api/generations": "planTrip",
  "GET /api/generations/{id}/events": "watchGeneration",
  "DELETE /api/generations/{id}": "cancelGeneration",
  "GET /api/trips": "listTrips",
  "GET /api/trips/{id}": "getTrip",
  "PATCH /api/trips/{id}": "editTrip",
  "DELETE /api/trips/{id}": "deleteTrip",
  "GET /api/trips/{id}/facts": "getTripFacts",
  "POST /api/trips/{id}/wishes": "readWishes",
  "GET /api/trips/{id}/history": "getTripHistory",
  "GET /api/trips/{id}/history/{version}": "getTripVersion",
  "GET /api/trips/{id}/export/{format}": "exportTrip",
  "GET /api/trips/{id}/links": "listLinks",
  "POST /api/trips/{id}/links": "createLink",
  "PATCH /api/trips/{id}/links/{link}": "changeLink",
  "DELETE /api/trips/{id}/links/{link}": "deleteLink",
  "PATCH /api/trips/{id}/links/{link}/guests/{guest}": "changeGuest",
  "DELETE /api/trips/{id}/links/{link}/guests/{guest}": "removeGuest",
  "DELETE /api/trips/{id}/keeping": "leaveTrip",
  "GET /api/shared": "getSharedTrip",
  "PATCH /api/shared": "editSharedTrip",
  "GET /api/shared/facts": "getSharedTripFacts",
  "POST /api/shared/guest": "joinSharedTrip",
  "POST /api/shared/keep": "keepSharedTrip",
  "POST /api/shared/votes": "vote",
  "POST /api/shared/undo": "undoSharedEdit",
  "GET /api/trips/{id}/events": "watchTrip",
  "GET /api/shared/events": "watchSharedTrip",
  "GET /api/shared/calendar/{token}": "getSharedCalendar",
  "GET /api/trips/{id}/photos/{slot}": "findTripPhoto",
  "GET /api/shared/photos/{slot}": "findSharedPhoto",
  "GET /api/photos/{ref}": "getPhotoImage",
  "GET /api/shared/images/{ref}": "getSharedPhotoImage",
  "GET /api/places/suggestions": "suggestDestinations",
  "GET /api/places/guide": "getGuide",
  "GET /api/guides/{id}": "getOpenGuide",
  "GET /api/exchange-rates": "getExchangeRates",
  "POST /api/imports": "importTrip",
};

/** @param path with `{name}` for a parameter. @throws for a route that has no name here. */
export function operationIdOf(method: string, path: string): string {
  const id = OPERATION_IDS[`${method} ${path}`];
  if (id === undefined) throw new Error(`${method} ${path} has no operationId`);
  return id;
}
