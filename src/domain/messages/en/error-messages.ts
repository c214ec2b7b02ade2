import type { AccessScope } from "../../access-token.ts";
import { LIMITS } from "../../limits.ts";
import type { DestinationAdvice } from "../message-values.ts";
import { sayAdvice, sayProblem } from "../say-problem.ts";
import { english } from "./english.ts";

/** Problems of a request that could not be read. */
const requestProblem = sayProblem({
  whole: {
    badAddress: "its address doesn’t begin with a slash",
    bodyEmpty: "the body is empty",
    destinationTooLong: "the destination is too long",
    fileUnnamed: "the file’s id, name or part can’t be used",
    inputTooLong: "the input is too long",
    notHttp: "it isn’t complete, valid HTTP",
    notJson: "it isn’t valid JSON or its address is malformed",
    notUtf8: "it isn’t valid UTF-8",
    tokenInAddress: "an access token belongs in the Authorization header",
    twoHosts: "it names a host twice",
    unknownCursor: "the cursor isn’t one of ours",
    unknownTripIds: `“ids” isn’t up to ${LIMITS.list.wholeTrips} ids of trips, with commas`,
  },
  body: "the body",
  fieldUnknown: (field) => `${field} has a field we don’t know`,
  fieldUnfit: (field) => `${field} isn’t valid`,
  fieldValue: (field, allowed) => `${field} should be one of ${allowed.join(", ")}`,
  fieldType: (field, types) => `${field} should be of type ${types.join(" or ")}`,
  bounds: { fieldTooBig: "at most", fieldTooSmall: "at least" },
  units: { characters: "characters", entries: "entries" },
  value: (field, bound, amount) => `${field} must be ${bound} ${amount}`,
  size: (field, bound, amount, unit) => `${field} must have ${bound} ${amount} ${unit}`,
});

/** Why a file doesn't become a trip. */
const IMPORT_PROBLEMS = {
  unknownFormat: "it isn’t a Tripwright, GPX, KML, or KMZ file",
  notList: "it isn’t a list that we can read. Use JSON, CSV, KML, KMZ, GPX, or text",
  noNames: "it names no places",
  notBooking:
    "it isn’t a confirmation that we can read. Use a mail, a PDF, a calendar, a pass, or text",
  noBookings: "we found no bookings in it",
  noText: "it’s a picture without text",
  noCode: "we found no code in it. Take the picture from straight above, in good light",
  fileTooLarge: "it’s larger than {most} MB",
  notUtf8: "its text isn’t UTF-8",
  notJson: "it isn’t valid JSON",
  notOurs: "it’s JSON, but not a Tripwright trip",
  newerVersion: "it’s from a newer version of Tripwright",
  notXml: "it isn’t valid XML",
  documentType: "it has a document type, which we don’t support",
  entity: "it defines its own entities, which we don’t support",
  tooDeep: "it is nested too deeply",
  tooMany: "it has too many parts",
  tooManyDays: "it has more than {most} days. Split it into several files",
  tooManyPlaces: "it has more than {most} places. Split it into several files",
  tooManyOnDay: "it has a day with more than {most} places. Split the day",
  tooManyHotels: "it has more than {most} hotels. Remove some",
  tooLarge: "its unzipped contents are too large",
  notZip: "it isn’t a valid KMZ",
  noKml: "the KMZ contains no KML",
  noPlaces: "it has no places with a name and a location",
};

const besides = (others: readonly string[]) =>
  others.length === 0 ? "" : `, and ${english.list(others)}`;

const adviceText = sayAdvice({
  nearest: ({ city, km }) => `The nearest city we cover is ${city}, about ${english.way(km)} away.`,
  namesake: ({ city, others }) => `We cover ${city}, which is a different place${besides(others)}.`,
  similar: ({ city }) => `Did you mean ${city}?`,
  sameCountry: ({ cities }) => `In the same country, we cover ${english.list(cities)}.`,
  some: ({ total, cities }) => `We cover ${total} cities, including ${english.list(cities)}.`,
});

/** The traveller's words for each error, by its code. Those of the specification's section 8 are exact. */
export const ERROR_MESSAGES = {
  bad_request: (values: Parameters<typeof requestProblem>[0]) =>
    `We couldn’t read that request: ${requestProblem(values)}.`,
  idempotency_key_missing:
    "Send an Idempotency-Key header of 8 to 100 letters, digits, hyphens or underscores.",
  sign_in_failed: ({ problem }: { problem: string }) => `We couldn’t sign you in: ${problem}.`,
  not_signed_in: "Please sign in first.",
  token_refused: "This access token isn’t valid.",
  token_forbids: ({ scope }: { scope: AccessScope | "none" }) =>
    scope === "none"
      ? "Access tokens don’t work here."
      : `This needs a token with the ${scope} scope.`,
  too_many_tokens: "You’ve reached the limit for access tokens. Revoke one first.",
  wrong_origin: "That request came from another site, so we refused it.",
  not_found: "There’s nothing at this address.",
  trip_not_found: "No trip found",
  version_not_found: "We no longer keep this version of the trip.",
  link_not_found: "This link no longer exists.",
  link_ended: "This link no longer works. Ask the person who sent it.",
  link_forbids: "This link doesn’t allow that. Ask the person who sent it.",
  guest_unnamed: "Enter your name first.",
  name_taken:
    "Someone on this trip already has that name. If it’s you, open your personal link. Otherwise, choose another name.",
  guest_not_found: "This guest is no longer on this link.",
  person_not_found: "This person no longer has an account here.",
  person_full:
    "This person has as many shared trips as an account can keep. Ask them to leave one first.",
  too_many_links: "You’ve reached the limit for links to this trip. Turn one off first.",
  link_full: "This link is full. Ask the person who sent it.",
  photo_not_found: "There’s no photo of this.",
  generation_not_found: "We no longer have that request. Please start over.",
  method_not_allowed: "This address doesn’t take that kind of request.",
  session_not_found: "That browser is no longer signed in.",
  request_too_slow: "That request took too long to arrive.",
  other_person: "Someone else is now signed in on this browser. Reload the page.",
  too_many_trips: ({ trips }: { trips: number }) =>
    `You have ${english.count(trips, { one: "trip", other: "trips" })}, and your account has no room for more. Delete some first.`,
  files_full: ({ megabytes }: { megabytes: number }) =>
    megabytes === 0
      ? "Accounts on this server have no space for files."
      : `An account has ${megabytes} MB for files, and a trip up to ${LIMITS.keptFile.ofTrip}. Remove some first.`,
  file_not_found: "This file is no longer in the account.",
  file_refused: "Only PDFs and pictures (JPEG, PNG, WebP, GIF) can be kept.",
  version_conflict: "This trip was changed somewhere else. Compare both versions and choose one.",
  body_too_large: ({ mostBytes }: { mostBytes: number }) =>
    `This request is too large. The limit is ${mostBytes / 1024} KB.`,
  wrong_host: ({ publicUrl }: { publicUrl: string }) =>
    `This server is only available at ${publicUrl}.`,
  unsupported_media_type: "Send uncompressed JSON in UTF-8, with content type application/json.",
  required_selection_missing: "Please fill all the details",
  days_out_of_range: ({ maxDays }: { maxDays: number }) =>
    `Enter a whole number of days from 1 to ${maxDays}.`,
  cities_out_of_range: "A trip can have two to four cities, with a day or more in each.",
  start_date_unreadable: "Enter a valid start date, or leave it empty.",
  start_date_missing: "A calendar needs dates. Set a start date, then try again.",
  import_unreadable: ({
    problem,
    most,
  }: {
    problem: keyof typeof IMPORT_PROBLEMS;
    /** How many of them a trip may have, where it has too many. */
    most?: number;
  }) => `We couldn’t read this file: ${IMPORT_PROBLEMS[problem].replace("{most}", `${most}`)}.`,
  import_destination_missing:
    "The file doesn’t say where its places are. Enter the destination, then import it again.",
  idempotency_key_reused:
    "This request was already sent with other details. Please press Generate again.",
  confirmation_mismatch: "That isn’t this account’s email address, so nothing was deleted.",
  change_impossible: "That day or place isn’t in this trip, so nothing changed.",
  day_locked: "This day or your travel day is locked or has a locked place, so nothing changed.",
  trip_full: "This trip or day is full, so nothing changed. Remove something first.",
  costs_full: "You’ve reached the limit for expenses or travelers on this trip. Remove one first.",
  ideas_full: "This trip can’t hold more ideas. Remove some first.",
  list_full: "This trip’s lists are full. Remove something first.",
  trip_too_large: "This trip is too long to save. Choose fewer days or shorten its notes.",
  destination_unknown: ({ destination, ...advice }: { destination: string } & DestinationAdvice) =>
    `${destination} isn’t in our built-in guide, and we don’t make places up. ${adviceText(advice)}`,
  destination_unanswered: ({
    destination,
    ...advice
  }: { destination: string } & DestinationAdvice) =>
    `${destination} isn’t in our built-in guide, and the services we use to look up other places aren’t responding. Try again later. ${adviceText(advice)}`,
  destination_is_region: ({ destination }: { destination: string }) =>
    `${destination} covers more than one town, and we plan one at a time. Choose where to stay.`,
  destination_ambiguous: ({ destination }: { destination: string }) =>
    `“${destination}” could be more than one place. Choose the one you mean.`,
  too_little_known: ({ destination, places }: { destination: string; places: number }) =>
    `We searched open data for ${destination} and found ${english.count(places, { one: "place", other: "places" })} to see. That’s too few for a plan, and we don’t make places up.`,
  only_map_known: ({ destination, places }: { destination: string; places: number }) =>
    `We only found ${destination} on the map. OpenStreetMap shows ${english.count(places, { one: "place", other: "places" })}, but no travel guide or encyclopedia says which are worth a visit, so we can’t make a plan.`,
  too_many_new_places:
    "You’ve asked for many destinations that are new to us. Wait an hour, or choose one from our guide.",
  version_required: "Send the version you’re changing in an If-Match header.",
  too_many_requests: "You sent too many requests. Wait a minute and try again.",
  too_many_streams: "You have too many pages open. Close one and try again.",
  too_many_generations: ({ limit }: { limit: number }) =>
    `You’ve used all ${limit} of today’s plans. You can plan again after midnight UTC.`,
  already_planning: "We’re already making a plan for you. Wait until it’s ready, or stop it first.",
  server_daily_limit: "This server has reached today’s limit for plans. Please come back tomorrow.",
  header_too_large: "That request’s headers are too long.",
  cancelled: "You stopped this plan. Nothing was saved.",
  interrupted: "Our server restarted while making your plan. Please try again.",
  planner_busy: "The planner is busy. Wait a minute and try again.",
  planner_refused:
    "The planner rejected this server’s key or settings. Please tell the site administrator.",
  planner_declined:
    "The planner couldn’t handle this request. Try again, or tell the site administrator.",
  planner_unreachable: "The planner isn’t responding. Wait a minute and try again.",
  planner_blocked:
    "The planner won’t answer this request. Try wording the destination differently.",
  planner_stopped:
    "The planner stopped before it finished. Try again, or word the destination differently.",
  planner_unreadable:
    "We couldn’t read the planner’s answer, even on a second try. Please try again.",
  tool_too_slow: "That took too long. It may still have gone through.",
  plan_failed: "Failed to generate trip. Please try again.",
  shutting_down: "The server is restarting. Please try again in a moment.",
  storage_full: "The server has no space left to save this. Please tell the site administrator.",
  busy: "The server is busy. Please try again in a moment.",
  storage_unreachable: "Our storage isn’t responding. Please try again in a minute.",
  storage_damaged:
    "This server’s stored data is damaged, so we can’t show or save this. Please tell the site administrator.",
  trip_unreachable: "Failed to get document because the client is offline.",
  internal: "Something went wrong on our side. Please try again.",
};
