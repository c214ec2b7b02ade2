/** Files that a device, or the account, keeps with a place or a day. */
export const ownFilesWords = {
  add: "Add a ticket or photo",
  /** For those who only hear it. */
  addTo: (about: string) => ` to ${about}`,
  filesOf: (about: string) => `Files for ${about}`,
  picture: (name: string) => `Picture “${name}”`,
  onThisDevice: "Only on this device, until you sign out.",
  /** Of a box beside each file. */
  inAccount: "Also in the account",
  alsoInAccount: (name: string) => `Also in the account: ${name}`,
  /** Under the files of a trip whose account takes some. */
  whoSees:
    "What’s in the account opens on your other devices, and for people with an account here who can edit this trip.",
  /** Of a file that another device has put into the account. */
  fetch: (name: string) => `Get ${name}`,
  notHere: "Not on this device yet",
  remove: (name: string) => `Remove ${name}`,
  problems: {
    type: "Only PDFs and pictures (JPEG, PNG, WebP, GIF) can be kept.",
    size: "Files can be up to 10 MB each.",
    full: "This device keeps up to 50 MB of files. Remove some first.",
    away: "This file is only in the account. Connect to open it.",
    failed: "This browser couldn’t keep the file. Its storage may be full.",
  },
};
