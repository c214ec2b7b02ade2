/** One document holds more than the database takes of one. */
export class DocumentTooLarge extends Error {
  override readonly name = "DocumentTooLarge";
}
