/** What reads the bookings of a file on the server, for those who allow it. */
export type BookingExtractor = {
  /**
   * The reservations of a file, as schema.org's data of any shape: the caller checks them.
   *
   * @param signal ends the reading; it ends by itself after some time.
   * @returns undefined where the file can't be read or takes too long.
   * @throws AppError `busy` where too many files wait already.
   */
  readonly read: (file: Buffer, signal: AbortSignal) => Promise<readonly unknown[] | undefined>;
};
