/** Words about places and choices, as `CODES` of the vocabulary; they go before its own. */
export const PLACE_CODES = `
nothing other: nothing else|nothing more
yes: yes|yeah|yep|yup|yes to|absolutely yes|for sure|deffo
like: like
move: become|becomes|can become|goes to|can go on|moves to|can come|could come|change to|shunt|bump|nudge|relocate
then: then|and then
same: same day|the same day|on one day|in one day|together|back to back
diff: different days|other days|not on the same day|on different days|split them|split them up|separate them|not together|not on one day|not on the same day as|not the same day as
outing: day trips to|excursions to|one day trip|one day trip out of the city|one day trip out of town|day trip|day trip out of the city|day trip out of town|day trip outside the city|trip out of the city|trip out of town|day out|one day out|day out of the city|day out of town|day outside the city|day trips|day trip to|excursion|excursion to|for a day|for one day|all day|1 full day|full day|whole day|a whole day|one day|1 day|one half day|half a day
pick: pick|choose|select|go with
top: best|top|prettiest|biggest|most important|nicest|main|favourite|favorite
stuff: stuff|bits|themed|type|vibes|vibe
rm: isnt our thing|is impossible|impossible|is out of the question|out of the question|is a no|also a no|dont do|can die|sod|swerve|nix|86|take away|be dropped|no thanks|absolutely not|obv not|rather skip|weve already seen|weve done|we know already|dont care about|ditch the|yeet|cut the|can be omitted|be omitted|may go|wont do
keep: survives|dont cut|do not cut|untouched|dont lose|not deleted|must not be touched|not be touched|not to be touched|dont you dare touch|may remain|can remain|not negotiable to lose|dont drop|must not get lost|must not be lost|should not get lost|we love|should remain|must remain
add: hit|drop by|catch|witness|experience|show me|find me|use the time for|chill at|chill in|time in|visit of|watch|attend|enjoy|discover|is planned|chuck in
want: more like|wants|want to go|want to visit|likes|loves|enjoys|adore|adores|asked for|requested|excited about|priority|non negotiable|is non negotiable|is necessary|would be nice|is important|most important|cant wait for|cant wait to see|fan of|is very welcome|welcome|surely include|please include|would be fine|would be good|would be welcome|are welcome|is welcome|should not be missing|must not be missing|shouldnt be missing|not negotiable|is not negotiable|are not negotiable|cannot be missing|may not be missing|would interest us|is desired|desired|obsessed with|main purpose|no 1|try|crave|craving|would hate to miss|wouldnt want to miss|would not want to miss|pref|preferably|has priority|wishlist|cant leave without|cant leave without seeing|dont let us miss|very welcome
more: not enough|too little|bit more|loads of|several
fewer: bit less|so many|limit
shorter: can be shortened|shortened|in and out
longer: linger|stay longer at
rest: everything else|all else|the remaining
than: than
outside: from below|only from below|just from below|from the ground|only from the ground|from the pavement|only from the pavement|from the pavement only|from the street|only from the street|from the street only|from outside|from the outside|only from outside|only from the outside|just from outside|just from the outside|from outside only|from the outside only|outside only|only outside|from far away|not going up|not going in|not going inside|not go up|not go in|not go inside|without going in|without going inside|without going up|no need to go in|no need to go inside|no need to go up|dont need to go in|dont need to go inside|dont need to go up|dont go in|dont go inside|dont go up
isin: in there|in it|included|in the plan|already in
else: otherwise|or otherwise|else|if not|if not then
rain: if it rains
shine: if weather ok|if the weather is ok|if weather is ok|if the weather is good|if weather is good|if the weather is nice|weather permitting|if its warm enough|if it is warm enough|if warm enough|if its warm|if it is warm|if the weather is warm|if its nice enough|if its sunny
any: rest is up to u|rest is up to you|the rest is up to you|is up to you|up to you|up to u|whenever|doesnt matter|dont mind|dont care which|dont mind which|doesnt matter which|either is fine|dont care|idc|idm|whatever|whatevs|you choose|you decide|i leave it to you|surprise me|free hand|all the same|whichever|no worries
-: but not too far|but not a long one|but not too long|not a long one|if its possible|if its not too far|if not too far|tbf|imo|btw|fyi|i think|i heard|i know|apparently|somehow|wld|cld|shld|in there|in it|on it|over there|round there|anyway|anyways|either way|as planned|at all|for once|for it|for that|in return|in exchange|no joke|no kidding|not gonna lie|good luck|sorry|or something|or somthing|or so|or similar|or whatever|etc|the order of|order of|the order|in the freed time|the light|evening light|incl|including|especially|esp|for example|such as|namely|eg|in total|in one go|somewhere with a|somewhere with|somewhere|i beg|im begging|begging|ok so|thing is|basically|generally|mostly|mainly|particularly|remaining time|deffo|defo|def|proper|actual|cute|cool|aesthetic|pretty|beautiful|famous|typical|local|lovely|amazing|awesome|epic|fab|decent|interesting|if poss|or smth|somewhere w
otherday: another day|diff day|other day|somewhere else|elsewhere|in elsewhere|on another day|to another day
some: something|somthing|smth|something nearer|something closer|somewhere nearer|somewhere closer|something nearby|something better|something quieter|anything|something nice|something less
`;

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
