/** Words about places and choices, as `CODES` of the vocabulary; they go before its own. */
export const PLACE_CODES = `
nothing other: nothing else|not anything else|no other plans|nothing more
yes: yes|yeah|yep|yup|yes please|yes to|yes for|absolutely yes|for sure|deffo
like: like
move: become|becomes|can become|could become|should become|goes to|can go on|could go on|can go to|could go to|can move to|may move to|could be moved to|can be moved to|should be moved to|moves to|put it on|comes on|come on|can come|could come|can happen|switch to|swap to|change to|shunt|bump|nudge|relocate|stick it on|put off
then: then|and then|followed by|then on to|then to
same: same day|the same day|on one day|in one day|together|back to back|one after the other
diff: different days|separate days|other days|not the same day|not same day|not on the same day|not in the same day|not back to back|not together|spread out|each on a different day|each one on different day|each one on a different day|on different days
outing: day trip|day trips|day trip to|day trips to|day out|day out to|as a day trip|as day trip|as day excursion|as a day excursion|day excursion|excursion|excursion to|for a day|for the day|for 1 day|for one day|for a whole day|all day|all day long|a full day|one full day|1 full day|full day|whole day|a whole day|1 whole day|one whole day|entire day|one day|1 day|one of the days|on one of the days|some day|one half day|a half day|half a day
pick: pick|pick out|choose|select|settle for|go for|go with
top: best|best ones|most famous|top|prettiest|biggest|most beautiful|most important|nicest|famous ones|main ones|main|favourite|favorite
stuff: stuff|bits|related stuff|themed|type|sort of thing|kind of thing|vibes|vibe
rm: hard no|is a no|isnt for us|not for us|not our thing|isnt our thing|can be given up|is impossible|not to my taste|is not to my taste|isnt worth it|not worth it|dont do|im not into|not into|no interest in|had enough of|have had enough of|seen enough of|been there|did it last time|done it before|already did|already done|have already done|have done|already been|weve been to|been before|seen it already|saw it last time|can die|sod|swerve|nix|86|off the list|take away|drop from|not fussed about|couldnt care less about|no need to see|dont need to go to|not bothered with|give a miss|rather not see|rather not do|can be skipped|may be skipped|could be skipped|be skipped|be dropped|can be dropped|may drop out|can drop out|can fall out|may fall out|can be left out|leave us out of|is out|are out
keep: has to survive|must survive|survives|dont cut|do not cut|leave in|leave it in|needs to stay|gotta stay|untouched|dont lose|not deleted|dont you dare touch|hold onto|may remain|can remain|it remains|they remain|stay put
add: dream of|dream of seeing|check out|hit|swing by|pop into|pop by|stop by|stop at|drop by|catch|witness|experience|fit in|slot in|chuck in|bung in|stick in|shove in|get us to|take us|bring us to|show us|show me|send us to|find me|find us|put us in|id love to see|lets do|lets see|lets visit|let us see|use the time for|use that time for|use the spare time for|spend the time at|spend the time in
want: wants|want to go to|want to go|wanted to see|want to do|want to visit|would like to see|would like to visit|would like to go to|would like to go|would like to do|likes|loves|love to|love to see|loves to|enjoys|adore|adores|asked for|asks for|begging for|requested|dying to see|desperate to see|desperate for|excited for|excited about|looking forward to|came for|the reason we go|top priority|priority|bucket list|on our list|on my list|on the list|absolute must|is a must for us|is a must see|non negotiable|is non negotiable|necessary of course|is necessary|would be nice|would be great|would be lovely|would be good|would be amazing|would be elite|would be sick|would be cool|would be fun|would be ace|would be fab|would make our trip|would make my day|is important|is most important|most important|is key|cant wait for|cant wait to see|mad on|fan of|fans of|big fan of|big fans of|is a big fan of|all about|partial to|up for|in the mood for|keen to see|very welcome|are very welcome|is very welcome|welcome|surely include|please include|absolutely include|have interest in|has interest in|am interested in|hankering for|should not be missing|must not be missing|shouldnt be missing|not negotiable|is not negotiable|are not negotiable|cannot be missing|may not be missing|would interest us|interests us|interests me|would interest me
more: not enough|too little|too few|bit more|a bit more|more of|a lot more|lots more|some extra|way more
fewer: bit less|a bit less|less of|far too many|far too much|way too much|enough of|cut down the|dial down|tone down|ease off|go easy on|easy on|not that many|not such a lot of|so many
shorter: shorten to|can be shortened|may be shortened|could be shortened|should be shortened|shortened|cut short|cut it short|cut down to|reduce to|make shorter|make it shorter|in and out|quick look|quick look at|just a quick look|quick stop|quick visit|quick photo
longer: spend more time|spend more time at|spend more time in|spend longer|spend longer at|spend longer in|more time there|longer there|linger|linger at|stay longer at|make longer|make it longer
rest: everything else|all else|the remaining|the other stuff|remaining ones|other ones|the other ones|the rest of them
than: than
any: doesnt matter|does not matter|dont mind|do not mind|dont care|idc|idm|i dont care|not fussed|not fussy|whatever|whatevs|up to you|you choose|u choose|you decide|you pick|your choice|your call|leave it to you|i leave it to you|leave to you|the choice is yours|the choice we leave to you|choice is yours|dealers choice|surprise us|surprise me|no matter|free hand|fine by us|all the same|its all the same which|either is fine|either works|both is fine|both are fine|any is fine|whichever|which one is best|no worries|no stress about it|rest up to you|the rest is up to you|rest is up to you|no preference
-: sold out|not sold out|isnt sold out|if thats a thing|if its a thing|if thats real|if its real|if thats possible|if its possible|if poss|if it exists|if its open|if open|if theyre open|if its on|if there is one|if theres one|if it is possible|if u can|if you think so|if you like|if you want|if it works|if theres space|if there is space|if theres any time|if time allows|if time permits|if theres time left|if we have time|if it helps|if that helps|if that works|if thats ok|if thats okay|if its on the way|if it is on the way|if its not too far|if not too far|if its near|if its close|if we are around there|if were around there|time permitting|idk|dunno|tbf|imo|btw|fyi|i think|i thought|i guess|i suppose|i heard|i read|ive heard|as i have read|as i read|i know|we know|i believe|im told|apparently|somehow|wld|cld|shld|in there|in it|on it|over there|round there|around there|anyway|anyways|either way|as planned|at all|in general|for once|for it|for that|in return|in exchange|no joke|no kidding|not gonna lie|good luck|sorry|hmm|well well|pretty please|or something|or somthing|or smth|or so|or similar|or whatever|and so on|etc|and such|and the like|or the like|such kind of things|that kind of thing|that sort of thing|such things|kind regards|best regards|have a look|take a look|a look at|a look around|a peek at|the order of|order of|the order with|the order|in that time|in the freed time|in the time that frees up|with the freed time|with the extra time|with the light|the light|in the light|good light|nice light|evening light
otherday: another day|a different day|different day|diff day|other day|another time|a different night|another night|a different evening|somewhere else|some other day|some other time|elsewhere|in elsewhere|on another day|to another day|on other day
notthat: avoid that|avoid having|avoid putting|dont put|do not put|dont have|never put|make sure not|make sure we dont
some: something|somthing|smth|something fun|something better|anything|something nice|something good|something cool|something for the kids|something the kids will like|something kids like|something child friendly|something kid friendly|something more fun|something less boring|somewhere better|whatever fits
`;

/** Kinds of place, each word in the singular. */
export const KIND_LINES = `
museum: museum|gallery|art gallery|art museum|exhibition|exhibit|galery|art exhibition|science museum|history museum|modern art museum
palace: palace|castle|fortress|chateau|fort|royal palace|stately home|manor|old castle
worship: church|cathedral|basilica|chapel|temple|shrine|mosque|synagogue|monastery|abbey|convent|minster|pagoda|religious site|religious building|holy place
monument: monument|landmark|statue|ruin|memorial|old stone|ancient site|roman ruin|archaeological site|historic site|historic building|historical site|old building|famous building|fountain|arch|old ruin
viewpoint: viewpoint|view|lookout|rooftop|panorama|observation deck|viewing platform|miradouro|observatory|deck|high building|view point|sunset spot|sunset view|sunset viewpoint|skyline view|city view|view over the city|tall building|skyscraper|tower view|photo spot|vantage point|high up thing
park: park|garden|green|green space|botanical garden|playground|lawn|rose garden|picnic spot|outdoor space|city park
market: market|bazaar|souk|shop|shopping|mall|shopping mall|flea market|food market|street market|shopping centre|shopping center|department store|boutique|thrift shop|thrift store|vintage shop|vintage store|second hand shop|charity shop|souvenir shop|bookshop|book store|food hall|night market|antique market|craft market|farmers market|outlet|designer shop|shopping street|souvenir|retail therapy
old-town: old town|old quarter|old street|neighbourhood|local neighbourhood|alley|side street|back street|cobbled street|historic centre|old part|pretty street|local area|little street
beach: beach|seaside|swim|swimming|beach day|sea|coast|beach time
show: show|opera|concert|ballet|musical|theater|theater show|west end show|broadway show|live show|play|performance|classical concert|matinee|cabaret
nightlife: club|night club|nightclub|nightlife|pub|bar|rooftop bar|jazz club|cocktail bar|wine bar|live music|night out|jazz bar|music bar|live band|dancing
nature: nature|hike|hiking|forest|waterfall|mountain|lake|countryside|trail|nature walk|woodland|wood|cliff|hill walk
zoo: zoo|aquarium|animal park|animal|safari park|wildlife park
theme-park: theme park|amusement park|rollercoaster|roller coaster|water park|fun fair|funfair
`;
/** What one sees much or little of, by the kinds that show it. */
export const MASS_LINES = `
museum: art|arts|culture|paintings|modern art|contemporary art|science|fine art|classical art|ancient art|sculpture
museum palace monument: history|ancient history|historic sites|old stuff|ancient stuff|history stuff|historical stuff|old stones|antiquity|sightseeing
monument palace: architecture|modern architecture
worship: churchy stuff|religion|religious stuff|religious sites
park nature: outdoors|outdoor stuff|outdoor things|fresh air|greenery|something outdoors|somewhere outdoors|something outside|somewhere green|something green|green stuff|outside stuff
viewpoint: views|heights views
market: vintage|vintage shopping|thrifting|souvenirs
zoo theme-park: animals|rides
old-town: old streets|alleys|strolling|wandering|hidden corners|quaint streets
`;
