import type { Position } from "../domain/places/geo.ts";
import { plainText } from "../domain/plain-text.ts";

/**
 * Well-known destinations outside the guide, as `name/other spelling|country|lat|lon`. Facts from
 * general knowledge, to a tenth of a degree, only used to name the nearest guide city. A territory
 * goes under its sovereign state. Of places that share a name the better-known comes first; the
 * last block holds the others.
 */
const SOURCE = `
Porto/Oporto|Portugal|41.2|-8.6
Madeira/Funchal|Portugal|32.7|-16.9
Azores/Açores/São Miguel/Ponta Delgada|Portugal|37.7|-25.7
Algarve/Faro|Portugal|37.0|-7.9
Sintra|Portugal|38.8|-9.4
Madrid|Spain|40.4|-3.7
Seville/Sevilla|Spain|37.4|-6.0
Granada|Spain|37.2|-3.6
Córdoba/Cordova|Spain|37.9|-4.8
Valencia|Spain|39.5|-0.4
Málaga|Spain|36.7|-4.4
Bilbao|Spain|43.3|-2.9
San Sebastián/Donostia|Spain|43.3|-2.0
Ibiza/Eivissa|Spain|39.0|1.4
Mallorca/Majorca/Palma/Palma de Mallorca|Spain|39.6|2.7
Canary Islands/Canaries/Islas Canarias|Spain|28.3|-15.8
Tenerife|Spain|28.3|-16.6
Gran Canaria/Las Palmas|Spain|28.0|-15.6
Lanzarote|Spain|29.0|-13.6
Andalusia/Andalucía|Spain|37.5|-4.7
Costa del Sol/Marbella|Spain|36.5|-4.9
Nice|France|43.7|7.3
Lyon/Lyons|France|45.8|4.8
Marseille/Marseilles|France|43.3|5.4
Bordeaux|France|44.8|-0.6
Strasbourg|France|48.6|7.8
Toulouse|France|43.6|1.4
Cannes|France|43.6|7.0
Avignon|France|43.9|4.8
Provence/Aix-en-Provence|France|43.5|5.4
French Riviera/Côte d'Azur|France|43.6|7.1
Normandy/Normandie|France|49.1|-0.3
Mont Saint-Michel/Mont St Michel|France|48.6|-1.5
Loire Valley/Loire|France|47.4|0.7
Corsica/Corse|France|42.1|9.1
French Alps/Chamonix/Mont Blanc|France|45.9|6.9
Alsace/Colmar|France|48.1|7.4
Monaco/Monte Carlo|Monaco|43.7|7.4
Florence/Firenze|Italy|43.8|11.3
Venice/Venezia|Italy|45.4|12.3
Milan/Milano|Italy|45.5|9.2
Naples/Napoli|Italy|40.9|14.3
Tuscany/Toscana|Italy|43.4|11.0
Amalfi Coast/Amalfi/Costiera Amalfitana/Positano|Italy|40.6|14.5
Sorrento|Italy|40.6|14.4
Capri|Italy|40.6|14.2
Pompeii/Pompei|Italy|40.7|14.5
Cinque Terre|Italy|44.1|9.7
Siena/Sienna|Italy|43.3|11.3
Pisa|Italy|43.7|10.4
Bologna|Italy|44.5|11.3
Verona|Italy|45.4|11.0
Turin/Torino|Italy|45.1|7.7
Sicily/Sicilia|Italy|37.6|14.0
Palermo|Italy|38.1|13.4
Sardinia/Sardegna|Italy|40.1|9.0
Puglia/Apulia|Italy|41.0|16.6
Lake Como/Como/Lago di Como|Italy|46.0|9.3
Dolomites/Dolomiti|Italy|46.4|11.8
Vatican City/Vatican|Vatican City|41.9|12.5
Malta/Valletta|Malta|35.9|14.5
Scotland|United Kingdom|56.5|-4.2
Edinburgh|United Kingdom|56.0|-3.2
Glasgow|United Kingdom|55.9|-4.3
Scottish Highlands/Highlands/Inverness/Loch Ness|United Kingdom|57.5|-4.2
Isle of Skye/Skye|United Kingdom|57.3|-6.2
Wales|United Kingdom|52.3|-3.7
Cardiff|United Kingdom|51.5|-3.2
Northern Ireland/Belfast|United Kingdom|54.6|-5.9
Manchester|United Kingdom|53.5|-2.2
Liverpool|United Kingdom|53.4|-3.0
Bath|United Kingdom|51.4|-2.4
Oxford|United Kingdom|51.8|-1.3
Cambridge|United Kingdom|52.2|0.1
York|United Kingdom|54.0|-1.1
Brighton|United Kingdom|50.8|-0.1
Birmingham|United Kingdom|52.5|-1.9
Lake District|United Kingdom|54.5|-3.1
Cornwall|United Kingdom|50.4|-4.9
Cotswolds/The Cotswolds|United Kingdom|51.8|-1.8
Gibraltar|United Kingdom|36.1|-5.3
Ireland|Ireland|53.2|-7.8
Dublin|Ireland|53.3|-6.3
Galway|Ireland|53.3|-9.1
Belgium|Belgium|50.6|4.6
Brussels/Bruxelles/Brussel|Belgium|50.9|4.4
Bruges/Brugge|Belgium|51.2|3.2
Ghent/Gent|Belgium|51.1|3.7
Antwerp/Antwerpen|Belgium|51.2|4.4
Luxembourg/Luxemburg|Luxembourg|49.6|6.1
Rotterdam|Netherlands|51.9|4.5
The Hague/Den Haag|Netherlands|52.1|4.3
Munich/München|Germany|48.1|11.6
Bavaria/Bayern|Germany|48.9|11.5
Hamburg|Germany|53.6|10.0
Cologne/Köln|Germany|50.9|7.0
Frankfurt/Frankfurt am Main|Germany|50.1|8.7
Dresden|Germany|51.1|13.7
Heidelberg|Germany|49.4|8.7
Nuremberg/Nürnberg|Germany|49.5|11.1
Düsseldorf|Germany|51.2|6.8
Black Forest/Schwarzwald/Freiburg|Germany|48.0|7.9
Salzburg|Austria|47.8|13.0
Innsbruck/Tyrol/Tirol|Austria|47.3|11.4
Hallstatt|Austria|47.6|13.6
Switzerland|Switzerland|46.8|8.2
Zurich|Switzerland|47.4|8.5
Geneva/Genève|Switzerland|46.2|6.1
Lucerne/Luzern|Switzerland|47.1|8.3
Bern/Berne|Switzerland|46.9|7.4
Basel/Basle|Switzerland|47.6|7.6
Interlaken/Swiss Alps/Grindelwald/Jungfrau|Switzerland|46.7|7.9
Zermatt/Matterhorn|Switzerland|46.0|7.7

Denmark|Denmark|56.0|10.0
Copenhagen/København/Kobenhavn|Denmark|55.7|12.6
Faroe Islands/Faroes|Denmark|62.0|-6.8
Greenland/Nuuk|Denmark|64.2|-51.7
Sweden|Sweden|60.1|15.0
Stockholm|Sweden|59.3|18.1
Gothenburg/Göteborg|Sweden|57.7|12.0
Norway|Norway|61.0|9.0
Oslo|Norway|59.9|10.8
Bergen|Norway|60.4|5.3
Norwegian Fjords/Geiranger/Geirangerfjord/Ålesund|Norway|62.1|7.2
Tromsø/Tromso|Norway|69.6|19.0
Lofoten/Lofoten Islands|Norway|68.2|13.8
Finland|Finland|62.5|26.0
Helsinki|Finland|60.2|24.9
Lapland/Finnish Lapland/Rovaniemi|Finland|66.5|25.7
Iceland|Iceland|65.0|-18.6
Reykjavik|Iceland|64.1|-21.9
Estonia/Tallinn|Estonia|59.4|24.8
Latvia/Riga|Latvia|56.9|24.1
Lithuania/Vilnius|Lithuania|54.7|25.3
Poland|Poland|52.0|19.4
Kraków/Cracow|Poland|50.1|19.9
Warsaw/Warszawa|Poland|52.2|21.0
Gdańsk/Danzig|Poland|54.4|18.6
Český Krumlov|Czechia|48.8|14.3
Slovakia/Bratislava|Slovakia|48.1|17.1
Hungary/Budapest|Hungary|47.5|19.0
Slovenia/Ljubljana|Slovenia|46.1|14.5
Lake Bled/Bled|Slovenia|46.4|14.1
Croatia|Croatia|44.5|16.0
Dubrovnik|Croatia|42.7|18.1
Split/Dalmatia|Croatia|43.5|16.4
Zagreb|Croatia|45.8|16.0
Hvar|Croatia|43.2|16.4
Plitvice Lakes/Plitvice/Plitvice Lakes National Park|Croatia|44.9|15.6
Sarajevo|Bosnia and Herzegovina|43.9|18.4
Montenegro|Montenegro|42.7|19.3
Kotor/Bay of Kotor/Budva|Montenegro|42.4|18.8
Serbia/Belgrade/Beograd|Serbia|44.8|20.5
Albania/Tirana|Albania|41.3|19.8
Bulgaria/Sofia|Bulgaria|42.7|23.3
Romania/Bucharest/București|Romania|44.4|26.1
Transylvania/Brașov|Romania|45.6|25.6
Kyiv/Kiev|Ukraine|50.5|30.5
Moscow/Moskva|Russia|55.8|37.6
Saint Petersburg/St. Petersburg|Russia|59.9|30.3
Santorini/Thira/Thera|Greece|36.4|25.4
Mykonos|Greece|37.4|25.3
Crete/Heraklion/Kriti|Greece|35.3|25.1
Chania/Hania|Greece|35.5|24.0
Rhodes/Rhodos|Greece|36.4|28.2
Corfu/Kerkyra|Greece|39.6|19.9
Thessaloniki/Salonica|Greece|40.6|22.9
Zakynthos/Zante|Greece|37.8|20.8
Naxos/Cyclades|Greece|37.1|25.4
Cyprus|Cyprus|35.0|33.2
Cappadocia/Kapadokya/Göreme|Turkey|38.6|34.8
Antalya|Turkey|36.9|30.7
Bodrum|Turkey|37.0|27.4
Izmir/Smyrna|Turkey|38.4|27.1
Ephesus/Selçuk|Turkey|37.9|27.3
Pamukkale|Turkey|37.9|29.1

Israel/Tel Aviv|Israel|32.1|34.8
Jerusalem|Israel|31.8|35.2
Jordan/Amman|Jordan|31.9|35.9
Petra/Wadi Musa|Jordan|30.3|35.4
Dead Sea|Jordan|31.5|35.5
Lebanon/Beirut|Lebanon|33.9|35.5
Abu Dhabi|United Arab Emirates|24.5|54.4
Qatar/Doha|Qatar|25.3|51.5
Oman/Muscat|Oman|23.6|58.4
Riyadh|Saudi Arabia|24.7|46.7
Jeddah|Saudi Arabia|21.5|39.2
Tehran|Iran|35.7|51.4
Georgia/Tbilisi|Georgia|41.7|44.8
Armenia/Yerevan|Armenia|40.2|44.5
Azerbaijan/Baku|Azerbaijan|40.4|49.9
Uzbekistan/Tashkent|Uzbekistan|41.3|69.2
Samarkand/Samarqand|Uzbekistan|39.7|67.0
Mumbai/Bombay|India|19.1|72.9
Goa|India|15.4|74.0
Agra/Taj Mahal|India|27.2|78.0
Jaipur|India|26.9|75.8
Udaipur|India|24.6|73.7
Jodhpur/Rajasthan|India|26.3|73.0
Varanasi/Benares|India|25.3|83.0
Kerala|India|10.2|76.5
Bengaluru/Bangalore|India|13.0|77.6
Chennai/Madras|India|13.1|80.3
Kolkata/Calcutta|India|22.6|88.4
Leh/Ladakh|India|34.2|77.6
Nepal/Kathmandu|Nepal|27.7|85.3
Pokhara/Annapurna|Nepal|28.2|84.0
Everest/Mount Everest/Everest Base Camp|Nepal|28.0|86.9
Bhutan/Thimphu/Paro|Bhutan|27.4|89.4
Sri Lanka|Sri Lanka|7.6|80.7
Colombo|Sri Lanka|6.9|79.9
Galle|Sri Lanka|6.0|80.2
Maldives/The Maldives/Malé|Maldives|4.2|73.5
Phuket|Thailand|7.9|98.4
Chiang Mai|Thailand|18.8|99.0
Krabi|Thailand|8.1|98.9
Koh Phi Phi/Ko Phi Phi/Phi Phi Islands|Thailand|7.7|98.8
Koh Samui/Ko Samui|Thailand|9.5|100.0
Pattaya|Thailand|12.9|100.9
Ayutthaya|Thailand|14.4|100.6
Vietnam/Viet Nam|Vietnam|16.2|107.8
Hanoi/Hà Nội|Vietnam|21.0|105.8
Ho Chi Minh City/Saigon/HCMC|Vietnam|10.8|106.7
Da Nang/Danang/Đà Nẵng|Vietnam|16.1|108.2
Hội An|Vietnam|15.9|108.3
Huế|Vietnam|16.5|107.6
Ha Long Bay/Halong Bay/Ha Long/Halong|Vietnam|20.9|107.1
Phú Quốc|Vietnam|10.2|104.0
Cambodia/Phnom Penh|Cambodia|11.6|104.9
Siem Reap/Angkor Wat/Angkor|Cambodia|13.4|103.9
Laos/Vientiane|Laos|18.0|102.6
Luang Prabang|Laos|19.9|102.1
Yangon/Rangoon|Myanmar|16.8|96.2
Bagan|Myanmar|21.2|94.9
Kuala Lumpur/KL|Malaysia|3.1|101.7
Penang/George Town|Malaysia|5.4|100.3
Langkawi|Malaysia|6.4|99.8
Bali|Indonesia|-8.4|115.2
Ubud|Indonesia|-8.5|115.3
Denpasar/Seminyak/Canggu|Indonesia|-8.7|115.2
Jakarta|Indonesia|-6.2|106.8
Yogyakarta/Jogjakarta/Jogja/Borobudur|Indonesia|-7.8|110.4
Lombok|Indonesia|-8.6|116.3
Gili Islands/Gili Trawangan|Indonesia|-8.4|116.0
Komodo/Komodo Island/Komodo National Park|Indonesia|-8.6|119.5
Manila|Philippines|14.6|121.0
Boracay|Philippines|12.0|121.9
Palawan/El Nido|Philippines|11.2|119.4
Cebu|Philippines|10.3|123.9
Macau/Macao|China|22.2|113.5
Beijing/Peking|China|39.9|116.4
Great Wall/Great Wall of China|China|40.4|116.6
Shanghai|China|31.2|121.5
Xi'an/Xian|China|34.3|108.9
Chengdu/Sichuan|China|30.6|104.1
Guilin/Yangshuo|China|25.3|110.3
Lhasa/Tibet|China|29.7|91.1
Mongolia/Ulaanbaatar/Ulan Bator|Mongolia|47.9|106.9
Taiwan|Taiwan|23.7|121.0
South Korea/Korea|South Korea|36.4|127.9
Busan/Pusan|South Korea|35.2|129.1
Jeju/Jeju Island|South Korea|33.4|126.5
Nara|Japan|34.7|135.8
Hiroshima/Miyajima|Japan|34.4|132.5
Hakone|Japan|35.2|139.0
Mount Fuji/Mt Fuji/Fuji/Fujisan/Kawaguchiko|Japan|35.4|138.7
Yokohama|Japan|35.4|139.6
Kanazawa|Japan|36.6|136.7
Hokkaido/Sapporo|Japan|43.1|141.4
Fukuoka/Kyushu|Japan|33.6|130.4
Okinawa|Japan|26.5|127.9

Fes/Fez|Morocco|34.0|-5.0
Casablanca|Morocco|33.6|-7.6
Tangier/Tanger|Morocco|35.8|-5.8
Chefchaouen|Morocco|35.2|-5.3
Essaouira|Morocco|31.5|-9.8
Merzouga/Sahara/Sahara Desert|Morocco|31.1|-4.0
Tunisia/Tunis|Tunisia|36.8|10.2
Luxor/Valley of the Kings|Egypt|25.7|32.6
Aswan|Egypt|24.1|32.9
Alexandria|Egypt|31.2|29.9
Hurghada|Egypt|27.3|33.8
Sharm el-Sheikh/Sinai|Egypt|27.9|34.3
Kenya/Nairobi|Kenya|-1.3|36.8
Masai Mara/Maasai Mara|Kenya|-1.5|35.1
Mombasa/Diani Beach|Kenya|-4.0|39.7
Zanzibar/Stone Town/Unguja|Tanzania|-6.1|39.3
Serengeti/Serengeti National Park|Tanzania|-2.3|34.8
Kilimanjaro/Mount Kilimanjaro/Mt Kilimanjaro|Tanzania|-3.1|37.4
Uganda/Kampala|Uganda|0.3|32.6
Rwanda/Kigali|Rwanda|-1.9|30.1
Ethiopia/Addis Ababa|Ethiopia|9.0|38.8
Johannesburg/Joburg|South Africa|-26.2|28.0
Kruger/Kruger National Park|South Africa|-24.0|31.5
Durban|South Africa|-29.9|31.0
Garden Route/Knysna|South Africa|-34.0|23.0
Namibia/Windhoek|Namibia|-22.6|17.1
Okavango Delta/Okavango/Botswana|Botswana|-19.3|22.8
Victoria Falls|Zimbabwe|-17.9|25.8
Madagascar/Antananarivo|Madagascar|-18.9|47.5
Mauritius|Mauritius|-20.3|57.6
Seychelles/Mahé|Seychelles|-4.7|55.5
Réunion/La Réunion|France|-21.1|55.5
Lagos|Nigeria|6.5|3.4
Senegal/Dakar|Senegal|14.7|-17.4
Cape Verde/Cabo Verde/Sal|Cape Verde|16.7|-22.9

California/CA|United States|36.8|-119.4
Los Angeles/LA/L.A./Hollywood|United States|34.1|-118.2
San Diego|United States|32.7|-117.2
Napa Valley/Napa|United States|38.4|-122.3
Lake Tahoe/Tahoe|United States|39.1|-120.0
Big Sur/Monterey|United States|36.5|-121.9
Yosemite/Yosemite National Park/Yosemite Valley|United States|37.9|-119.5
Nevada/NV|United States|39.0|-117.0
Las Vegas/Vegas|United States|36.2|-115.1
Arizona/AZ|United States|34.3|-111.7
Phoenix/Scottsdale|United States|33.4|-112.1
Sedona|United States|34.9|-111.8
Grand Canyon/Grand Canyon National Park|United States|36.1|-112.1
Utah/UT|United States|39.3|-111.7
Salt Lake City|United States|40.8|-111.9
Zion/Zion National Park|United States|37.3|-113.0
Colorado/CO|United States|39.0|-105.5
Denver|United States|39.7|-105.0
Aspen|United States|39.2|-106.8
Yellowstone/Yellowstone National Park|United States|44.6|-110.5
Glacier National Park/Montana/MT|United States|48.7|-113.8
Santa Fe/New Mexico/NM|United States|35.7|-105.9
Washington State/WA|United States|47.4|-120.5
Seattle|United States|47.6|-122.3
Portland/Oregon/OR|United States|45.5|-122.7
Alaska/AK/Anchorage|United States|61.2|-149.9
Hawaii/Hawai'i/HI|United States|20.8|-156.9
Honolulu/Waikiki/Oahu/O'ahu|United States|21.3|-157.9
Maui|United States|20.8|-156.3
Kauai/Kaua'i|United States|22.1|-159.5
Big Island/Island of Hawaii|United States|19.6|-155.5
Texas/TX|United States|31.0|-99.0
Austin|United States|30.3|-97.7
Dallas|United States|32.8|-96.8
Houston|United States|29.8|-95.4
New Orleans/Louisiana|United States|30.0|-90.1
Nashville/Tennessee/TN|United States|36.2|-86.8
Atlanta|United States|33.7|-84.4
Savannah|United States|32.1|-81.1
Charleston/South Carolina/SC|United States|32.8|-79.9
Florida/FL|United States|28.0|-81.7
Miami/Miami Beach|United States|25.8|-80.2
Orlando/Disney World/Walt Disney World|United States|28.5|-81.4
Key West/Florida Keys|United States|24.6|-81.8
Washington DC/Washington D.C./Washington/DC/D.C.|United States|38.9|-77.0
Philadelphia/Pennsylvania/PA|United States|40.0|-75.2
Boston/Massachusetts/MA|United States|42.4|-71.1
Cape Cod|United States|41.7|-70.3
Chicago/Illinois/IL|United States|41.9|-87.6
Puerto Rico|United States|18.2|-66.4
San Juan|United States|18.5|-66.1
Toronto|Canada|43.7|-79.4
Ontario/ON|Canada|45.0|-79.5
Niagara Falls/Niagara|Canada|43.1|-79.1
Ottawa|Canada|45.4|-75.7
Montreal|Canada|45.5|-73.6
Quebec City/Quebec/QC|Canada|46.8|-71.2
Halifax/Nova Scotia|Canada|44.6|-63.6
Vancouver|Canada|49.3|-123.1
British Columbia/BC|Canada|52.0|-123.0
Victoria/Vancouver Island|Canada|48.4|-123.4
Calgary/Alberta/AB|Canada|51.0|-114.1
Banff/Banff National Park/Lake Louise/Canadian Rockies|Canada|51.2|-115.6
Cancún|Mexico|21.2|-86.9
Tulum|Mexico|20.2|-87.5
Playa del Carmen/Riviera Maya/Cozumel|Mexico|20.6|-87.1
Mérida/Yucatán|Mexico|21.0|-89.6
Oaxaca|Mexico|17.1|-96.7
Puerto Vallarta|Mexico|20.7|-105.2
Cabo San Lucas/Los Cabos/Cabo/Baja California|Mexico|22.9|-109.9
Guadalajara|Mexico|20.7|-103.3
Guatemala/Guatemala City|Guatemala|14.6|-90.5
Belize|Belize|17.2|-88.5
Nicaragua/Managua|Nicaragua|12.1|-86.3
Costa Rica|Costa Rica|9.9|-84.1
San José|Costa Rica|9.9|-84.1
Panama/Panama City|Panama|9.0|-79.5
Cuba|Cuba|21.9|-79.0
Havana/La Habana|Cuba|23.1|-82.4
Jamaica/Kingston|Jamaica|18.0|-76.8
Bahamas/The Bahamas/Nassau|Bahamas|25.0|-77.4
Dominican Republic/Santo Domingo|Dominican Republic|18.5|-69.9
Punta Cana|Dominican Republic|18.6|-68.4
Barbados|Barbados|13.2|-59.5
Saint Lucia/St. Lucia|Saint Lucia|13.9|-61.0
Antigua/Antigua and Barbuda|Antigua and Barbuda|17.1|-61.8
Trinidad/Trinidad and Tobago/Port of Spain|Trinidad and Tobago|10.7|-61.5
Aruba|Netherlands|12.5|-70.0
Curaçao|Netherlands|12.2|-69.0
Bermuda|United Kingdom|32.3|-64.8
Cayman Islands/Grand Cayman|United Kingdom|19.3|-81.2

Peru/Lima|Peru|-12.0|-77.0
Cusco/Cuzco/Sacred Valley|Peru|-13.5|-72.0
Machu Picchu|Peru|-13.2|-72.5
Lake Titicaca/Titicaca/Puno|Peru|-15.8|-70.0
Colombia/Bogotá|Colombia|4.7|-74.1
Cartagena/Cartagena de Indias|Colombia|10.4|-75.5
Medellín|Colombia|6.2|-75.6
Ecuador/Quito|Ecuador|-0.2|-78.5
Galápagos/Galápagos Islands|Ecuador|-0.7|-90.4
Bolivia/La Paz|Bolivia|-16.5|-68.1
Uyuni/Salar de Uyuni/Uyuni Salt Flats|Bolivia|-20.3|-67.1
Chile/Santiago/Santiago de Chile|Chile|-33.4|-70.7
Valparaíso|Chile|-33.0|-71.6
Atacama/Atacama Desert/San Pedro de Atacama|Chile|-22.9|-68.2
Torres del Paine/Torres del Paine National Park|Chile|-51.0|-73.0
Easter Island/Rapa Nui|Chile|-27.1|-109.4
Patagonia|Argentina|-47.0|-71.0
Ushuaia/Tierra del Fuego|Argentina|-54.8|-68.3
Bariloche/San Carlos de Bariloche|Argentina|-41.1|-71.3
Mendoza|Argentina|-32.9|-68.8
Iguazu Falls/Iguazu/Iguassu Falls/Puerto Iguazú|Argentina|-25.7|-54.4
Uruguay/Montevideo|Uruguay|-34.9|-56.2
São Paulo|Brazil|-23.6|-46.6
Salvador/Salvador da Bahia/Bahia|Brazil|-13.0|-38.5
Recife|Brazil|-8.1|-34.9
Amazon/Amazon Rainforest/Manaus|Brazil|-3.1|-60.0
Antarctica|Antarctica|-64.0|-60.0

Melbourne|Australia|-37.8|145.0
Brisbane|Australia|-27.5|153.0
Queensland/QLD|Australia|-22.0|147.0
Gold Coast/Surfers Paradise|Australia|-28.0|153.4
Cairns|Australia|-16.9|145.8
Great Barrier Reef|Australia|-18.3|147.7
Perth/Western Australia|Australia|-32.0|115.9
Adelaide/South Australia|Australia|-34.9|138.6
Uluru/Ayers Rock|Australia|-25.3|131.0
Darwin/Northern Territory|Australia|-12.5|130.8
Tasmania/Hobart|Australia|-42.9|147.3
Canberra|Australia|-35.3|149.1
Blue Mountains|Australia|-33.7|150.3
Queenstown|New Zealand|-45.0|168.7
Milford Sound/Fiordland|New Zealand|-44.7|167.9
Christchurch|New Zealand|-43.5|172.6
South Island|New Zealand|-43.6|170.5
Wellington|New Zealand|-41.3|174.8
Rotorua|New Zealand|-38.1|176.2
Fiji/Nadi|Fiji|-17.8|177.4
Tahiti/French Polynesia/Moorea|France|-17.6|-149.4
Bora Bora|France|-16.5|-151.7

Granada|Nicaragua|11.9|-86.0
Córdoba|Argentina|-31.4|-64.2
Mérida|Spain|38.9|-6.3
Santiago de Compostela/Santiago|Spain|42.9|-8.5
Lagos|Portugal|37.1|-8.7
Naples|United States|26.1|-81.8
Cambridge|United States|42.4|-71.1
Georgia/GA|United States|32.8|-83.4
Niagara Falls|United States|43.1|-79.1
Trinidad|Cuba|21.8|-80.0
Antigua/Antigua Guatemala|Guatemala|14.6|-90.7
Victoria|Australia|-37.0|144.5
Dead Sea|Israel|31.5|35.4
Victoria Falls/Livingstone|Zambia|-17.9|25.9
Patagonia|Chile|-47.0|-72.5
Iguazu Falls/Iguaçu Falls/Foz do Iguaçu|Brazil|-25.5|-54.6
`;

/** What people write for a country, where the gazetteer has one of the spellings. */
const COUNTRY_SPELLINGS: readonly (readonly string[])[] = [
  ["bosnia and herzegovina", "bosnia"],
  ["brazil", "brasil"],
  ["cape verde", "cabo verde"],
  ["czechia", "czech republic"],
  ["germany", "deutschland"],
  ["greece", "hellas"],
  ["italy", "italia"],
  ["myanmar", "burma"],
  ["netherlands", "the netherlands", "holland"],
  ["new zealand", "nz", "aotearoa"],
  ["north macedonia", "macedonia"],
  ["russia", "russian federation"],
  ["spain", "espana"],
  ["turkey", "turkiye"],
  ["united arab emirates", "uae", "u a e", "emirates"],
  ["united kingdom", "uk", "u k", "england", "great britain", "britain"],
  ["united states", "united states of america", "usa", "u s a", "us", "u s", "america"],
];

type GazetteerEntry = {
  readonly names: readonly string[];
  readonly country: string;
  readonly at: Position;
};

/** The parsed source; names and countries as `plainText` leaves them. */
export const GAZETTEER: readonly GazetteerEntry[] = SOURCE.split("\n")
  .filter((line) => line !== "")
  .map((line) => {
    const [names = "", country = "", lat, lon] = line.split("|");
    return {
      names: names.split("/").map(plainText),
      country: plainText(country),
      at: { lat: Number(lat), lon: Number(lon) },
    };
  });

/**
 * Where a well-known destination outside the guide lies, or undefined. The part before the first
 * comma is compared with the names, ignoring case, accents and punctuation. What follows the last
 * comma must be the place's country or a gazetteer region of that country ("Nevada"), and decides
 * between namesakes; without it the better-known one is meant.
 */
export function findInGazetteer(destination: string): Position | undefined {
  const [place = "", ...rest] = destination.split(",").map(plainText);
  const region = rest.filter((part) => part !== "").at(-1);
  return GAZETTEER.find(
    ({ names, country }) =>
      names.includes(place) && (region === undefined || isOrLiesIn(region, country)),
  )?.at;
}

function isOrLiesIn(region: string, country: string): boolean {
  return (
    region === country ||
    COUNTRY_SPELLINGS.some((names) => names.includes(country) && names.includes(region)) ||
    GAZETTEER.some((entry) => entry.country === country && entry.names.includes(region))
  );
}
