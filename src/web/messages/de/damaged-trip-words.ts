/** A trip that can't be read. */
export const damagedTripWords = {
  damaged: "This trip can’t be read",
  planned: (at: string) => `Planned ${at}`,
  advice: "The site administrator may have a backup.",
  remove: "Delete",
  question: "Delete this trip?",
  removeForGood: "Delete for good",
  keep: "Keep trip",
};
