/** A trip as the original product stored it: four fields, days as text, and what its services added. */
export function legacyTrip(id: string, userEmail: string) {
  return {
    id,
    userEmail,
    userSelection: {
      location: {
        label: "Lisbon, Portugal",
        value: { place_id: "ChIJO_PkYRozGQ0R0DaQ5L3rAAQ", description: "Lisbon, Portugal" },
      },
      noOfDays: "2",
      traveler: "2",
      budget: "Comfort",
    },
    tripData: {
      budget: "Comfort",
      hotels: [
        {
          hotelName: "Casa Alta",
          hotelAddress: "Rua Alta 3, Lisbon",
          price: "$120 - $150",
          priceInUSD: 135,
          hotelImageURL: "https://example.com/hotel.jpg",
          geoCoordinates: "38.71, -9.14",
          rating: "4.3 stars",
          description: "On the hill.",
        },
      ],
      itinerary: [
        {
          day: "Day 1",
          theme: "Old town",
          plan: [
            {
              placeName: "Castle",
              placeDetails: "The view.",
              placeImageURL: "https://example.com/castle.jpg",
              geoCoordinates: "38.71, -9.13",
              ticketsPricing: "15 euros",
              timeToTravel: "20 minutes",
              bestTime: "Morning",
              rating: 4.6,
            },
          ],
        },
      ],
    },
  };
}
