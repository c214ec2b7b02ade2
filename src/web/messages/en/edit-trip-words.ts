/** Why a trip can’t be shown, or a change of it isn’t kept. */
export const editTripWords = {
  tripOffline: "Failed to get document because the client is offline.",
  tooManyWaiting: (count: number) =>
    `${count} changes are waiting to be sent, the most we can keep. Go online to send them, then try again.`,
  noRoom:
    "This browser is out of storage, so your change wasn’t saved. Free up some space and try again.",
};
