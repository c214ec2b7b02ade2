import type { AccessScope } from "../../access-token.ts";
import { english } from "./english.ts";

/** What is wrong with a request that could not be read. */
const REQUEST_PROBLEMS = {
  badAddress: "its address doesn't begin with a slash",
  bodyBrokeOff: "its body broke off",
  bodyEmpty: "the body is empty",
  destinationTooLong: "the destination is too long",
  inputTooLong: "the input is too long",
  notHttp: "it isn't whole, valid HTTP",
  notJson: "it isn't valid JSON or its address is malformed",
  notUtf8: "it isn't valid UTF-8",
  tokenInAddress: "an access token belongs in the Authorization header",
  twoHosts: "it names a host twice",
  unknownCursor: "the cursor isn't one of ours",
};

/** Why a file doesn't become a trip. */
const IMPORT_PROBLEMS = {
  unknownFormat: "it is no Tripwright file, GPX, KML or KMZ",
  notUtf8: "its text isn't UTF-8",
  notJson: "it isn't valid JSON",
  notOurs: "it is JSON, but no trip of Tripwright's",
  newerVersion: "a newer version of Tripwright wrote it",
  notXml: "it isn't valid XML",
  documentType: "it has a document type, which we don't read",
  entity: "it has entities of its own, which we don't read",
  tooDeep: "it is nested too deeply",
  tooMany: "it has too many parts",
  tooManyDays: "it has more days than the {most} of a trip: split it into several files",
  tooManyPlaces: "it has more places than the {most} of a trip: split it into several files",
  tooManyOnDay: "it has a day with more than {most} places: split the day",
  tooManyHotels: "it has more hotels than the {most} of a trip: remove some",
  tooLarge: "what is packed in it is too large",
  notZip: "it isn't a valid KMZ",
  noKml: "the KMZ has no KML in it",
  noPlaces: "it has no places with a name and a position",
};

/** What is wrong with a field of a request; `field` is its path, "" for the whole body. */
export type FieldProblem =
  | { problem: "fieldUnknown" | "fieldUnfit"; field: string }
  | {
      problem: "fieldTooBig" | "fieldTooSmall";
      field: string;
      amount: number;
      of: "characters" | "entries" | "value";
    }
  | { problem: "fieldValue"; field: string; allowed: string[] }
  | { problem: "fieldType"; field: string; types: string[] };

type RequestProblem = { problem: keyof typeof REQUEST_PROBLEMS } | FieldProblem;

/** What someone can do whose destination the guide doesn't know. */
export type DestinationAdvice =
  | { advice: "nearest"; city: string; km: number }
  | { advice: "namesake"; city: string; others: string[] }
  | { advice: "similar"; city: string }
  | { advice: "sameCountry"; cities: string[] }
  | { advice: "some"; total: number; cities: string[] };

/** The traveller's words for each error, by its code. Those of the specification's section 8 are exact. */
export const ERROR_MESSAGES = {
  bad_request: (values: RequestProblem) =>
    `We couldn't read that request: ${requestProblem(values)}.`,
  idempotency_key_missing:
    "Send an Idempotency-Key header of 8 to 100 letters, digits, hyphens or underscores.",
  sign_in_failed: ({ problem }: { problem: string }) => `We couldn't sign you in: ${problem}.`,
  not_signed_in: "Please sign in first.",
  token_refused: "This access token isn't valid.",
  token_forbids: ({ scope }: { scope: AccessScope | "none" }) =>
    scope === "none" ? "No access token is taken here." : `This needs a token that may ${scope}.`,
  too_many_tokens: "You have as many access tokens as you can have. Revoke one first.",
  wrong_origin: "That request came from another site, so we refused it.",
  not_found: "There is nothing at this address.",
  trip_not_found: "No trip found",
  version_not_found: "This state of the trip is no longer kept.",
  link_not_found: "This trip has no such link any more.",
  link_ended: "This link has ended. Ask who sent it.",
  link_forbids: "This link doesn't allow that. Ask who sent it.",
  guest_unnamed: "Please give your name first.",
  name_taken:
    "Someone on this trip has that name. If it's you, open your own link; otherwise choose another name.",
  guest_not_found: "This link has no such guest any more.",
  too_many_links: "This trip has as many links as it can have. Remove one first.",
  link_full: "There is no more room here. Ask who sent you the link.",
  photo_not_found: "There is no photo of this.",
  generation_not_found: "We no longer have that request. Please start again.",
  method_not_allowed: "This address doesn't take that kind of request.",
  session_not_found: "That browser is no longer signed in.",
  request_too_slow: "That request took too long to arrive.",
  other_person: "Someone else is now signed in in this browser. Reload the page.",
  too_many_trips: ({ trips }: { trips: number }) =>
    `You have ${trips} trips, the most an account can hold. Delete some first.`,
  version_conflict:
    "This trip was changed somewhere else in the meantime. Look at both versions and choose.",
  body_too_large: ({ mostBytes }: { mostBytes: number }) =>
    `This request is too large: we take at most ${mostBytes / 1024} KB.`,
  wrong_host: ({ publicUrl }: { publicUrl: string }) => `This server answers at ${publicUrl} only.`,
  unsupported_media_type: "Send JSON in UTF-8, not compressed, with content type application/json.",
  required_selection_missing: "Please fill all the details",
  days_out_of_range: ({ maxDays }: { maxDays: number }) =>
    `Choose a whole number of days from 1 to ${maxDays}.`,
  start_date_unreadable:
    "Give the day your trip starts as a date of the calendar, or leave it open.",
  start_date_missing:
    "A calendar needs dates. Set the day on which the trip starts, then try again.",
  import_unreadable: ({
    problem,
    most,
  }: {
    problem: keyof typeof IMPORT_PROBLEMS;
    /** How many of them a trip may have, where it has too many. */
    most?: number;
  }) =>
    `We couldn't make a trip of this file: ${IMPORT_PROBLEMS[problem].replace("{most}", `${most}`)}.`,
  import_destination_missing:
    "The file doesn't say where its places are. Give the destination, then import it again.",
  idempotency_key_reused:
    "This request was sent before with other details. Please press Generate again.",
  confirmation_mismatch: "That isn't this account's e-mail address, so nothing was deleted.",
  change_impossible: "This trip has no such day or place, so nothing was changed.",
  day_locked:
    "The day, or the day on which you change towns, is locked or has a place that is, so nothing was changed.",
  trip_full:
    "The trip, or that day of it, has as much as it can hold, so nothing was changed. Remove something first.",
  costs_full: "This trip has as many costs or travellers as it can hold. Remove one first.",
  trip_too_large: "This trip is too long to save. Choose fewer days or shorten its notes.",
  destination_unknown: ({ destination, ...advice }: { destination: string } & DestinationAdvice) =>
    `${destination} isn't in our built-in guide, and we don't make places up. ${adviceText(advice)}`,
  destination_unanswered: ({
    destination,
    ...advice
  }: { destination: string } & DestinationAdvice) =>
    `${destination} isn't in our built-in guide, and the services that know other places don't answer just now. Try again later. ${adviceText(advice)}`,
  destination_is_region: ({ destination }: { destination: string }) =>
    `${destination} is more than one town, and we plan one at a time. Choose where to stay.`,
  destination_ambiguous: ({ destination }: { destination: string }) =>
    `“${destination}” may be more than one place. Choose the one you mean.`,
  too_little_known: ({ destination, places }: { destination: string; places: number }) =>
    `We looked for ${destination} in open data and found ${english.count(places, { one: "place", other: "places" })} to see: too few for a plan, and we don't make places up.`,
  only_map_known: ({ destination, places }: { destination: string; places: number }) =>
    `Only the map knows ${destination}: OpenStreetMap shows ${english.count(places, { one: "place", other: "places" })}, but no travel guide or encyclopedia says which are worth a visit. We don't plan from that alone.`,
  too_many_new_places:
    "You have asked for many destinations that are new to us. Please wait an hour, or choose one that we know.",
  version_required: "Send the version that you are changing in an If-Match header.",
  too_many_requests: "You sent too many requests. Please wait a minute.",
  too_many_streams: "You have too many pages open. Close one and try again.",
  too_many_generations: ({ limit }: { limit: number }) =>
    `You have reached today's ${limit} plans. The count starts again at midnight UTC.`,
  already_planning:
    "We are already making a plan for you. Here it is: wait until it is ready, or stop it first.",
  server_daily_limit: "This server has made all of today's plans. Please come back tomorrow.",
  header_too_large: "That request's headers are too long.",
  cancelled: "You stopped this plan. Nothing was saved.",
  interrupted: "Our server restarted while your plan was being made. One tap makes it again.",
  planner_busy: "The planner is busy. Wait a minute and try again.",
  planner_refused: "The planner refuses this server's key or settings. Please tell its operator.",
  planner_declined:
    "The planner can't work with this request. Try again, or tell this server's operator.",
  planner_unreachable: "The planner doesn't answer. Wait a minute and try again.",
  planner_blocked: "The planner won't answer this request. Try another wording of the destination.",
  planner_stopped:
    "The planner stopped in the middle of its answer. Try another wording of the destination, or try again.",
  planner_unreadable:
    "We couldn't read the planner's answer, although we asked twice. Please try again.",
  tool_too_slow: "That took too long. It may have been done all the same.",
  plan_failed: "Failed to generate trip. Please try again.",
  shutting_down: "The server is restarting. Please try again in a moment.",
  storage_full: "The server has no room left to save this. Please tell its operator.",
  busy: "Too much is going on just now. Please try again in a moment.",
  storage_unreachable: "Our storage doesn't answer just now. Please try again in a minute.",
  storage_damaged:
    "What this server has stored is damaged, so we can't show or save this. Please tell its operator.",
  trip_unreachable: "Failed to get document because the client is offline.",
  internal: "Something went wrong on our side. Please try again.",
};

function requestProblem(values: RequestProblem): string {
  if (!("field" in values)) return REQUEST_PROBLEMS[values.problem];
  const field = values.field === "" ? "the body" : values.field;
  switch (values.problem) {
    case "fieldUnknown":
      return `${field} has a field we don't know`;
    case "fieldUnfit":
      return `${field} doesn't fit`;
    case "fieldTooBig":
      return `${field} may ${amount(values)} at most`;
    case "fieldTooSmall":
      return `${field} must ${amount(values)} at least`;
    case "fieldValue":
      return `${field} should be one of ${values.allowed.join(", ")}`;
    case "fieldType":
      return `${field} should be of type ${values.types.join(" or ")}`;
  }
}

function amount({ amount, of }: Extract<FieldProblem, { of: string }>): string {
  return of === "value" ? `be ${amount}` : `have ${amount} ${of}`;
}

function adviceText(values: DestinationAdvice): string {
  switch (values.advice) {
    case "nearest":
      return `The nearest city in it is ${values.city}, about ${values.km} km away.`;
    case "namesake": {
      const others = values.others.length === 0 ? "" : `, and ${english.list(values.others)}`;
      return `It knows ${values.city}, which is another place${others}.`;
    }
    case "similar":
      return `Did you mean ${values.city}?`;
    case "sameCountry":
      return `In the same country it knows ${english.list(values.cities)}.`;
    case "some":
      return `It knows ${values.total} cities, among them ${english.list(values.cities)}.`;
  }
}
