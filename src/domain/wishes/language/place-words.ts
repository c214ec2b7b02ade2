/** Kinds of place, each word in the singular. */
export const KIND_LINES = `
museum: museum|gallery|art gallery|art museum|exhibition|exhibit|galery|art exhibition|science museum|history museum|modern art museum
palace: palace|castle|fortress|chateau|fort|royal palace|stately home|manor|old castle
worship: church|religious building|religious thing|religious place|cathedral|basilica|chapel|temple|shrine|mosque|synagogue|monastery|abbey|convent|minster|pagoda|religious site|religious building|holy place
monument: monument|landmark|statue|ruin|memorial|old stone|ancient site|roman ruin|archaeological site|historic site|historic building|historical site|old building|famous building|fountain|arch|old ruin
viewpoint: viewpoint|view|lookout|rooftop|panorama|observation deck|viewing platform|miradouro|observatory|deck|high building|view point|sunset spot|spot for sunset pics|spot for sunset|spot for the sunset|spot for a sunset|place for sunset|place for the sunset|place to watch the sunset|spot to watch the sunset|sunset pics|sunset photos|sunset view|sunset viewpoint|skyline view|city view|view over the city|tall building|skyscraper|tower view|photo spot|insta spot|instagram spot|photogenic spot|aesthetic spot|photo op|pretty spot|scenic spot|vantage point|view from above|high viewpoint|high up thing
park: park|garden|water play|water playground|splash pad|splash park|play park|play area|playpark|green|green space|botanical garden|playground|lawn|rose garden|picnic spot|outdoor space|city park
market: market|fish market|fresh market|covered market|food stall|bazaar|souk|shop|shopping|mall|shopping mall|flea market|food market|street market|shopping centre|shopping center|department store|boutique|thrift shop|thrift store|vintage shop|vintage store|second hand shop|charity shop|souvenir shop|bookshop|book store|food hall|night market|antique market|craft market|farmers market|outlet|designer shop|shopping street|souvenir|retail therapy
old-town: old town|old quarter|old street|neighbourhood|local neighbourhood|alley|side street|back street|cobbled street|historic centre|old part|pretty street|local area|little street
beach: beach|day at the beach|day on the beach|beach afternoon|seaside|swim|swimming|beach day|sea|coast|beach time
show: gig|live music|live band|show|opera|concert|ballet|musical|theater|theater show|west end show|broadway show|live show|play|performance|classical concert|matinee|cabaret
nightlife: rooftop at night|rooftop drink|drinks on a rooftop|rooftop cocktail|rooftop in the evening|rooftop by night|night life|club|ruin bar|ruin pub|live music pub|live music bar|night club|nightclub|nightlife|pub|bar|rooftop bar|jazz club|cocktail bar|wine bar|live music|night out|jazz|jazz bar|music bar|live band|dancing|fado|fado house|flamenco|flamenco show|tango|tango show|milonga|samba
nature: nature|hike|hiking|forest|waterfall|mountain|lake|countryside|trail|nature walk|woodland|wood|cliff|hill walk
zoo: zoo|aquarium|animal park|animal|safari park|wildlife park
theme-park: theme park|amusement park|rollercoaster|roller coaster|water park|fun fair|funfair
`;
/** What one sees much or little of, by the kinds that show it. */
export const MASS_LINES = `
museum: indoor stuff|indoor things|something indoors|something inside|something indoor|somewhere indoors|something dry|somewhere dry|something under a roof|an indoor activity|indoor sights|art|arts|culture|paintings|modern art|contemporary art|science|fine art|classical art|ancient art|sculpture
museum palace monument: history|ancient rome|ancient greece|roman history|roman ruins|ancient ruins|ruins|ancient history|historic sites|old stuff|ancient stuff|history stuff|historical stuff|old stones|antiquity|sightseeing
monument palace: architecture|modern architecture
worship: religious|churchy stuff|religion|religious stuff|religious sites
park nature: outdoors|outdoor stuff|outdoor things|fresh air|greenery|something outdoors|somewhere outdoors|something outside|somewhere green|something green|green stuff|outside stuff
viewpoint: views|heights views
park zoo theme-park: kids stuff|kid stuff|kids things|something for the kids|something for kids|something fun for the kids|something the kids will like|something kids like|something child friendly|something kid friendly|stuff for the kids|things for kids|things for the kids|kid friendly stuff|kid friendly things|child friendly things|somewhere they can run around|somewhere to run around|run around|let off steam|burn off energy|burn energy|space to run
market: vintage|vintage shopping|thrifting|souvenirs
show: classical music|classic music
zoo theme-park: animals|rides
show nightlife: evenings out|nights out|going out|going out at night
old-town: old streets|alleys|strolling|wandering|hidden corners|quaint streets
`;
/** What a place or an activity can be like, by the kinds of place that mostly are. */
export const QUALITY_LINES = `
viewpoint park: romantic|scenic|photogenic|instagrammable|insta worthy|photo worthy|picturesque
museum worship show: cultural|cultured|educational|intellectual
park nature beach: relaxing|relaxed|chill|chilled|calm|calming|peaceful|restful|tranquil|zen
nature park: active|sporty|adventurous|outdoorsy|energetic
monument palace museum: historic|historical
museum: artsy|arty|artistic|creative
market old-town: authentic|traditional
show zoo theme-park: fun|exciting|entertaining|thrilling
viewpoint show: special|memorable|unforgettable|magical
`;
/** How something of a quality is said; `~` is the quality. */
export const QUALITY_PHRASES = `something ~|something more ~|something really ~|something a bit ~|smth ~|anything ~|somewhere ~|~ thing|~ things|~ stuff|~ place|~ places|~ spot|~ spots|~ activity|~ activities|~ experience|~ experiences|thing ~|things ~|~ thing to do|~ things to do|something ~ to do|somewhere ~ to go`;
