/** Why a change of a trip is not kept. */
export const editTripWords = {
  tooManyWaiting: (count: number) =>
    `${count} changes are waiting to be sent, the most we can keep. Go online to send them, then try again.`,
  noRoom:
    "This browser is out of storage, so your change wasn’t saved. Free up some space and try again.",
};
