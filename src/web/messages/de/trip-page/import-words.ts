/** A file that becomes a trip. */
export const importWords = {
  title: "Import a trip",
  about:
    "Choose a trip exported from Tripwright (JSON), a Google My Maps map (KML or KMZ), or a GPX file.",
  file: "File",
  tooLarge: (mostKb: number) => `This file is too large. The limit is ${mostKb} KB.`,
  choose: "Choose a file first.",
  destination: "Destination",
  destinationHint: "The city or region these places are in, such as “Rome, Italy”.",
  submit: "Import",
  working: "Importing",
};
