import type { LandmarksByCity } from "./landmarks.ts";

export const eastAsiaLandmarks: LandmarksByCity = {
  seoul: {
    waterside: `
      banpo-bridge-rainbow-fountain yeouido-hangang-park cheonggyecheon-stream seokchon-lake
    `,
    overWater: "cheonggyecheon-stream",
    inPark: {
      Gyeongbokgung:
        "gyeongbokgung-palace national-folk-museum-of-korea national-palace-museum-of-korea",
      Changdeokgung:
        "changdeokgung-palace secret-garden-of-changdeokgung changgyeonggung-palace jongmyo-shrine",
      Namsan: "n-seoul-tower",
      "Seoul Forest": "seoul-forest",
      Bukhansan: "bukhansan-national-park",
      Inwangsan: "inwangsan-mountain",
      "Olympic Park": "olympic-park",
      Yongsan: "national-museum-of-korea",
    },
  },
  osaka: {
    waterside: `
      osaka-aquarium-kaiyukan dotonbori nakanoshima-park-and-roses osaka-central-public-hall
      museum-of-oriental-ceramics ebisu-bridge-and-glico-sign tombori-river-cruise
      rihga-royal-hotel-osaka conrad-osaka
    `,
    overWater: "ebisu-bridge-and-glico-sign tombori-river-cruise",
    inPark: {
      "Osaka Castle Park": "osaka-castle nishinomaru-garden osaka-museum-of-history",
      "Tennoji Park":
        "tennoji-zoo tenshiba-and-tennoji-park osaka-city-museum-of-fine-arts keitakuen-garden",
      "Nagai Park": "teamlab-botanical-garden-osaka",
      "Expo Park": "expo-70-park-and-tower-of-the-sun national-museum-of-ethnology nifrel",
      Minoo: "minoo-park-and-waterfall katsuoji-temple",
      "Utsubo Park": "utsubo-park",
    },
  },
  "hong-kong": {
    waterside: `
      star-ferry avenue-of-stars a-symphony-of-lights hong-kong-museum-of-art
      hong-kong-maritime-museum west-kowloon-art-park stanley-market-and-waterfront
      repulse-bay-beach aberdeen-harbour-sampans harbour-grand-hong-kong
    `,
    inPark: {
      "Hong Kong Park": "hong-kong-park flagstaff-house-museum-of-tea-ware",
      "Victoria Park": "victoria-park",
      "Kowloon Park": "kowloon-park",
      "The Peak": "victoria-peak",
      "Shek O Park": "dragons-back",
      "Lantau Country Park": "tian-tan-buddha po-lin-monastery",
    },
  },
  taipei: {
    waterside: `
      dadaocheng-wharf bitan-lake fishermans-wharf-and-lovers-bridge fort-san-domingo
      guandu-temple
    `,
    inPark: {
      "Daan Forest Park": "daan-forest-park",
      "CKS Memorial": "chiang-kai-shek-memorial-hall national-theatre-and-concert-hall",
      "Peace Park": "national-taiwan-museum 228-peace-park",
      Yangmingshan: "xiaoyoukeng-in-yangmingshan qingtiangang-grassland",
      "Four Beasts": "elephant-mountain",
      "Taipei Zoo": "taipei-zoo",
    },
  },
  delhi: {
    waterside: "hauz-khas-complex national-zoological-park india-gate",
    inPark: {
      "Lodhi Garden": "lodhi-garden",
      "Kartavya Path": "india-gate",
      "Purana Qila and Zoo": "purana-qila national-zoological-park",
      "Sunder Nursery": "sunder-nursery",
      "Deer Park": "deer-park",
      Mehrauli: "qutb-minar mehrauli-archaeological-park",
      "Raj Ghat": "raj-ghat",
      "Northern Ridge": "northern-ridge",
    },
  },
};
