/** Why a change of a trip is not kept. */
export const editTripWords = {
  tooManyWaiting: (count: number) =>
    `${count} changes are waiting to be sent already, as many as fit. Go online first, then make this one.`,
  noRoom: "This browser has no room to keep your change. Free some space, then try again.",
};
