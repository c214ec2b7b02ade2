/** A file that becomes a trip. */
export const importWords = {
  title: "Import a trip",
  about: "A trip that was saved as JSON here, a map of Google My Maps (KML or KMZ), or GPX.",
  file: "File",
  tooLarge: (mostKb: number) => `The file is too large: we take at most ${mostKb} KB.`,
  choose: "Choose a file first.",
  destination: "Destination",
  destinationHint: "The city or region of these places, such as “Rome, Italy”.",
  submit: "Import",
  working: "Importing",
};
