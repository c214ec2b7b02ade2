/** Words of the files that a trip is taken along in. */
export const exportWords = {
  hotels: "Hotels",
  tickets: (price: string) => `Tickets: ${price}`,
  note: (text: string) => `Note: ${text}`,
  hoursUnknown: "Opening hours are not known.",
  address: (address: string) => `Address: ${address}`,
  price: (price: string) => `Price: ${price}`,
  map: "Map",
  day: (name: string, date: string | undefined) => (date === undefined ? name : `${name}, ${date}`),
  free: "Nothing is planned.",
  withoutPosition: (names: readonly string[]) =>
    `Left out, as their positions are not known: ${names.join(", ")}`,
};
