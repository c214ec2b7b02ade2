/** What is stored can't be read as it was written: some of it may be missing, so nothing is answered from it. */
export class StorageDamaged extends Error {
  override readonly name = "StorageDamaged";
}
