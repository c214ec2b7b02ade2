// A town that doesn't exist, as the services would tell of it: every oddity of their answers, in few lines.

import type { OpenData, OsmElement, WikidataItem } from "../../../src/guide/open/open-data.ts";
import { GUIDE } from "../guide.ts";

export const OWN_PAGE = `{{pagebanner|Velmora banner.jpg}}
'''Velmora''' lies on a river. <!-- {{see|name=Nobody's}} -->

==Understand==
The '''Harbour Gate''' is on every coin.<ref>{{see|name=Not this}}</ref>

==See==
{{Mapframe|45.1|9.2|zoom=13}}
* {{see
| name=[[Museum of Salt]] | alt=Salt House | url=https://www.salthouse.example/visit | email=
| address=1 Quay St | lat=45.1001 | long=9.2001 | directions={{km|2}} north
| phone= | hours=Tu-Su 10AM-6PM, closed Dec 25 | price=Adult €9, child €4
| wikipedia=Museum of Salt | wikidata=Q900001 | image=Salt.jpg | lastedit=2025-05-01
| content=Four floors of salt, from the mines to the {{station|Old Port|line=2}} stalls. Allow two hours.
}}
* {{SEE|NaMe=Harbour Gate|LAT=45.1020°|long=9.2035|price=free|hours=24 hours|wikidata=Q900002|content=The last of seven gates. It was rebuilt in 1901.}}
** {{see | name=Chapel of the Nets | lat=45.1022 | long=9.2040 | hours= | price= | content=A small chapel where fishermen prayed before they left.
}}
* {{see|name=Broken Tower|lat=45.1100|long=9.2100|content=This one is never closed and goes on
* {{see|name=Lantern Palace|lat=45.1040|long=9.2080|hours=F-W 09:30-17:00|price=€12-16|wikidata=Q900003|content=Closed for restoration until summer 2019, and open again since.}}
* {{see|name=Old Mill|lat=45.0990|long=9.1990|hours=Closed|content=The mill was demolished.}}
* {{see|name=Tide Clock|lat=45.1013|long=9.2050|content=Temporarily closed. <nowiki>{{see|name=Text}}</nowiki>}}
* {{marker|type=see|name=Fish Market Square|lat=45.1008|long=9.2022}} is where boats are auctioned every morning at six.
* '''Glass Alley''' has workshops.
===Parks and gardens===
* {{see|name=Upper Meadow|lat=45.1150|long=9.2000|hours=Daily dawn to dusk|price=Free|content=Grass, goats and a view over the roofs of the town.}}
===Churches===
* {{see|name=Saint Orsola|lat=45.1033|long=9.2011|hours=M-Sa 8AM-noon 3PM-6PM|content=See [[Velmora/Hills|the hills]] for [https://x.example more]. ''Gilded'' altars &amp; a crypt below the choir.}}

==Do==
* {{do|name=Velmora Zoo|lat=45.1200|long=9.2200|hours=Daily Apr-Sep 9AM-7PM, Oct-Mar 9AM-4PM|price=Adults €15, kids €8|content=Home of the marsh otter and two hundred other animals.}}
* {{do|name=Salt Run Marathon|lat=45.1|long=9.2|content=Each May.}}
* {{do|name=Pebble Beach|lat=45.0950|long=9.2300|content=Flat stones and clear water, twenty minutes on foot from the gate.}}

==Buy==
* {{buy|name=Rope Market|lat=45.1017|long=9.2017|hours=Sa 7AM-1PM|content=Ropes, knots and everything that is tied with them.}}

==Eat==
===Budget===
* {{eat|name=Café Anchor|lat=45.1009|long=9.2009|hours=M-F 7AM-4PM|content=Soup of the day and bread from next door, at long tables.}}
===Splurge===
* {{eat|name=The Pilot|lat=45.1030|long=9.2030|hours=Tu-Sa 6PM-11PM|price=€60 and up}}

==Sleep==
===Budget===
* {{sleep|name=Net Loft Hostel|lat=45.1005|long=9.2015|price=Dorm €22|content=Thirty beds under the roof of a net maker's house.}}
* {{sleep|name=Hotel Quay|lat=45.1006|long=9.2016|price=double €70-90|checkin=14:00}}
===Mid-range===
* {{sleep|name=Hotel Bellrope|lat=45.1044|long=9.2044|price=Doubles from €110|lastedit=2016-01-01}}
* {{sleep|name=Gone Inn|lat=45.1|long=9.2|url=http://gone.example {{dead link|2019}}|price=€80}}
===Splurge===
* {{sleep|name=Grand Velmora|lat=45.1050|long=9.2050|price=€260}}

==Go next==
* {{listing|name=Bus to Anywhere|lat=45.1|long=9.2}}
{{guidecity}}
`;

const node = (id: number, lat: number, lon: number, tags: Record<string, string>): OsmElement => ({
  type: "node",
  id,
  at: { lat, lon },
  tags,
});

const OWN_ELEMENTS: readonly OsmElement[] = [
  node(1, 45.1001, 9.2, {
    name: "Museo del sale",
    "name:en": "Salt Museum",
    tourism: "museum",
    wikidata: "Q900001",
    opening_hours: "Tu-Su 10:00-17:00",
    check_date: "2026-05-01",
    heritage: "2",
  }),
  node(2, 45.102, 9.2036, {
    name: "Harbour Gate",
    historic: "city_gate",
    tourism: "attraction",
    wikidata: "Q900002",
  }),
  node(3, 45.1041, 9.2081, {
    name: "Lantern Palace",
    historic: "palace",
    wikidata: "Q900003",
    fee: "yes",
  }),
  node(4, 45.107, 9.207, { name: "Belvedere", tourism: "viewpoint", wikidata: "Q900009" }),
  node(5, 45.108, 9.201, {
    name: "Roman Baths",
    historic: "archaeological_site",
    wikidata: "Q900005",
    opening_hours: "Apr-Oct: Tu-Su 9:00-18:00; Jan 1 off",
  }),
  node(6, 45.1, 9.21, { name: "Old Cinema", "disused:amenity": "theatre", tourism: "attraction" }),
  node(7, 45.1002, 9.2112, { name: "Kunsthalle", tourism: "gallery", access: "private" }),
  node(8, 45.1, 9.2, { name: "Quayside", place: "quarter" }),
  node(9, 45.1061, 9.2061, { name: "Hotel Compass", tourism: "hotel", stars: "4" }),
  node(10, 45.1062, 9.2063, { name: "Sailors' Rooms", tourism: "guest_house" }),
  node(11, 45.1091, 9.2091, {
    name: "<b>Bad</b> {{name}}\u202e",
    tourism: "attraction",
    heritage: "2",
  }),
];

const OWN_ITEMS: readonly WikidataItem[] = [
  {
    id: "Q900001",
    label: "Velmora Salt Museum",
    at: { lat: 45.1002, lon: 9.2002 },
    sitelinks: 31,
    classes: ["Q33506"],
    wikipediaTitle: "Museum of Salt",
  },
  {
    id: "Q900002",
    label: "Harbour Gate",
    at: { lat: 45.102, lon: 9.2034 },
    sitelinks: 24,
    classes: ["Q82117"],
  },
  {
    id: "Q900003",
    label: "Lantern Palace",
    at: { lat: 45.104, lon: 9.208 },
    sitelinks: 12,
    classes: ["Q16560"],
  },
  {
    id: "Q900004",
    label: "Velmora railway station",
    at: { lat: 45.1, lon: 9.2 },
    sitelinks: 40,
    classes: ["Q55488"],
  },
  {
    id: "Q900006",
    label: "Velmora Fair",
    at: { lat: 45.1, lon: 9.2 },
    sitelinks: 9,
    classes: ["Q207694"],
    endedAt: "2004-01-01",
  },
  {
    id: "Q900007",
    label: "Salt Abbey",
    at: { lat: 45.0985, lon: 9.2055 },
    sitelinks: 7,
    classes: ["Q160742"],
    endedAt: "1540-01-01",
  },
];

export const OWN_TOWN: OpenData = {
  place: {
    id: "osm:R900",
    name: "Velmora",
    country: "Italy",
    countryCode: "IT",
    timeZone: "Europe/Rome",
    currency: "EUR",
    centre: { lat: 45.1, lon: 9.2 },
    box: { south: 45.05, west: 9.1, north: 45.15, east: 9.3 },
  },
  pages: [
    { title: "Velmora", revisionId: 77, revisedAt: "2026-10-01T00:00:00Z", wikitext: OWN_PAGE },
  ],
  wikidata: OWN_ITEMS,
  osm: OWN_ELEMENTS,
  osmBase: "2026-11-01T00:00:00Z",
  roomPrices: GUIDE,
  views: { "Museum of Salt": 4_000 },
  failed: [],
};
