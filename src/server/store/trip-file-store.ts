import type { ErrorCode } from "../../domain/errors/app-error.ts";
import type { KeptFileType } from "../../domain/files/kept-file-type.ts";
import type { Access } from "./access.ts";

/** A file that is kept with a place or a day of a trip, without its content. */
export type TripFile = {
  readonly tripId: string;
  /** Chosen by who adds it; one of the trip's files has it. */
  readonly id: string;
  /** Whose trip it is, and whose room it takes. */
  readonly ownerId: string;
  /** The place's or the day's. */
  readonly partId: string;
  readonly name: string;
  readonly type: KeptFileType;
  readonly bytes: number;
  /** SHA-256 of its content. */
  readonly hash: string;
  readonly addedAtMs: number;
};

/** Content is kept and read in pieces of this size: a multiple of Base64's three bytes that fits into a Firestore document. */
export const PIECE_BYTES = 3 * 128 * 1024;

/** A piece of a file's content. */
export type TripFilePiece = {
  /** `tripFilePieceId`. */
  readonly id: string;
  readonly tripId: string;
  readonly fileId: string;
  /** Base64. */
  readonly content: string;
};

/** Files go with their trip, and so with their owner's account. What is there never changes. */
export type TripFileStore = {
  /**
   * Keeps a file, all of it or nothing. One that the trip has already under its id stays as it is.
   *
   * @param access who adds it, looked at in the transaction.
   * @param most bytes of all files of the owner, and files of one trip; of two at once at the limit one is "full".
   * @returns an error's code where they may not, or not any more; "gone" where there is no such trip of the owner's.
   */
  add(
    file: TripFile,
    content: Uint8Array,
    options: { access: Access; most: { bytes: number; files: number } },
  ): Promise<"kept" | "full" | "gone" | { readonly forbidden: ErrorCode }>;
  find(tripId: string, id: string): Promise<TripFile | undefined>;
  /** By name, then id. */
  list(tripId: string): Promise<TripFile[]>;
  /** @param number from 0. @returns undefined behind the last, and where the file is gone. */
  piece(tripId: string, id: string, number: number): Promise<TripFilePiece | undefined>;
  /** @returns whether there was one; or an error's code where they may not. */
  remove(
    tripId: string,
    id: string,
    access: Access,
  ): Promise<boolean | { readonly forbidden: ErrorCode }>;
};

export function tripFilePieceId(tripId: string, fileId: string, number: number): string {
  return `${tripId}/${fileId}/${String(number).padStart(4, "0")}`;
}

/** A file's content cut into its pieces. */
export function piecesOf(
  { tripId, id: fileId }: Pick<TripFile, "tripId" | "id">,
  content: Uint8Array,
): TripFilePiece[] {
  const count = Math.ceil(content.byteLength / PIECE_BYTES);
  return Array.from({ length: count }, (_, number) => ({
    id: tripFilePieceId(tripId, fileId, number),
    tripId,
    fileId,
    content: Buffer.from(
      content.subarray(number * PIECE_BYTES, (number + 1) * PIECE_BYTES),
    ).toString("base64"),
  }));
}

export const byName = (a: TripFile, b: TripFile) =>
  a.name === b.name ? (a.id < b.id ? -1 : 1) : a.name < b.name ? -1 : 1;
