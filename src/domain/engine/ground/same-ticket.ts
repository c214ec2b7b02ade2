/** What a place says that another of the trip has paid for; in English, as the whole trip document is. */
export const SAME_TICKET = "On the same ticket";
