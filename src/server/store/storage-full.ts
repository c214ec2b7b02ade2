/** There is no room left to keep this. */
export class StorageFull extends Error {
  override readonly name = "StorageFull";
}
