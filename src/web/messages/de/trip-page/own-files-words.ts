/** Files that a device keeps with a place or a day. */
export const ownFilesWords = {
  add: "Add a ticket or photo",
  /** For those who only hear it. */
  addTo: (about: string) => ` to ${about}`,
  filesOf: (about: string) => `Files for ${about}`,
  picture: (name: string) => `Picture “${name}”`,
  onThisDevice: "Only on this device, until you sign out.",
  remove: (name: string) => `Remove ${name}`,
  problems: {
    type: "Only PDFs and pictures (JPEG, PNG, WebP, GIF) can be kept.",
    size: "Files can be up to 10 MB each.",
    full: "This device keeps up to 50 MB of files. Remove some first.",
    failed: "This browser couldn’t keep the file. Its storage may be full.",
  },
};
