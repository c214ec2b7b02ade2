import type { Need } from "./said-items.ts";
import { wordTable } from "./word-table.ts";

/** Words for what a guide rarely knows, by what they ask for: what is wanted, and what is to be left out, "stairs". */
const NEEDS = wordTable<Need>(`
stepFree: steep stairs|steep steps|narrow stairs|ladders|ladder|staircases|loads of stairs|loads of steps|tons of steps|tons of stairs|lots of stairs|steep ways|steep streets|stairs|stair|many stairs|lots of stairs|lots of steps|hills|hill|hilly bits|steep hills|slopes|slope|cobblestones|climbing|actual climbing|climbing stairs|metro stairs
crowds: not too many people|not so many people|not many people|too many people|without the many people|without many people|fewer people|less people|loud|noisy places|noise|crowds|touristy stuff|touristy places|touristy things|touristy|touristic|touristic places|tourist traps|tourist trap|tourist stuff|loud or crowded places|crowd|crowded places|crowded place|crowded|queues|queue|lines|long queues|tourists|tourist crowds|busy places|loud places|loud busy places|queueing|queuing|waiting in line
transport: rush hours|rush hr|rush hour|rush hour trains|rush hour traffic|trains in rush hour|on trains in rush hour|the rush hour|bus tours|bus tour|taxi|taxis|uber|ubers|cab|cabs|tuk tuk|tuk tuks|bus|buses|tube|metro|subway|underground|tram|trams|public transport|ferry|too many taxis|taxi rides|transit
heat: before it gets hot|before it gets too hot|before the heat|heat in the middle of the day|heat at midday|heat of the day|heat|the heat|midday heat|midday sun|hot sun|direct sun
heights: vertigo|acrophobia|heights|high places|fear of heights
vegetarian: pure veg|pure vegetarian|pure veg food|strict veg|jain|jain food|jains|no meat|vegetarian|vegetarians|veggie|veggies|doesnt eat meat|does not eat meat|dont eat meat|do not eat meat|eat no meat|eats no meat|meat free|meatless
vegan: vegan|vegans
glutenFree: glutenfree|gluten free|coeliac|celiac|coeliacs|celiacs
lactoseFree: lactose intolerant|lactose free|dairy free
halal: halal|muslim
kosher: kosher
noFood: no alcohol|alcohol free|without alcohol|dont drink alcohol|do not drink alcohol|dont drink|do not drink|doesnt drink|no spicy food|nothing spicy|not spicy|not too spicy|mild food only|mild food|nothing too spicy
nutFree: allergic against nuts|allergic against peanuts|allergy to nuts|allergy to peanuts|allergy against nuts|allergic for nuts|peanut allergic|nut allergic|cant have nuts|cant eat nuts|no nuts|nut allergy|peanut allergy|nut free|allergic to nuts|allergic to peanuts
seafoodFree: allergic against fish|allergic against shellfish|allergic against seafood|allergy to shellfish|allergy to fish|allergy to seafood|shellfish allergic|shellfish allergy|seafood allergy|fish allergy|allergic to fish and shellfish|allergic to shellfish and fish|allergic to shellfish|allergic to seafood|allergic to fish|allergic to prawns|allergic to shrimp|allergic to crab|cant eat shellfish|cant eat seafood|cant eat fish|cant have shellfish|cant have seafood|shellfish free|no fish or seafood|no seafood or fish|no fish or shellfish|no seafood|no shellfish|no fish|dont eat fish or seafood|dont eat fish|dont eat seafood|doesnt eat fish|doesnt eat seafood|does not eat fish|does not eat seafood|do not eat fish|do not eat seafood|eats no fish|eats no seafood|hates seafood|hates fish|doesnt like seafood|doesnt like fish
allergy: severe allergy|severe allergies|allergic against eggs|allergic against milk|allergy to eggs|allergy to milk|food allergy|food allergies|allergies|egg allergy|sesame allergy|soy allergy|milk allergy|dairy allergy|wheat allergy|allergic to eggs|allergic to egg|allergic to sesame|allergic to soy|allergic to milk|allergic to dairy|allergic to wheat
stepFree: elevator is needed|elevators are needed|elevator needed|lift is needed|lifts are needed|lift needed|need an elevator|need a lift|needs an elevator|needs a lift|station with elevator|stations with elevator|stations with elevators|stations with lifts|flat ways|flat way|flat streets|flat routes|flat walks|flat paths|broken foot|broken leg|hip operation|hip replacement|hip surgery|new hip|knee operation|knee replacement|knee surgery|buggy|pram|pushchair|stroller|double stroller|double buggy|lifts everywhere|lift everywhere|elevators everywhere|wheelchair|wheelchairs|step free|wheelchair accessible|accessible|on crutches|crutches|walking stick|with a stick
pregnant: pregnant|months pregnant|month pregnant|weeks pregnant|is pregnant|am pregnant|im pregnant|expecting a baby|expecting our first|having a baby|pregnancy|babymoon
cleanAir: asthma|asthmatic|has asthma|have asthma|copd|bad lungs|weak lungs|lung disease|breathing problems
transport: rent bikes|rent a bike|rent some bikes|rent bicycles|rent bicycle|rent a bicycle|hire bikes|hire a bike|renting bikes|bike rental|bike hire|by bike|by bicycle|go by bike|cycle everywhere|without a car|without car|no car|rent a car|hire a car|rental car|hire car|renting a car|hiring a car|by car|no driving|without driving
toilets: toilets|toilet|loo|loos|bathrooms|restrooms|accessible bathrooms|accessible toilets
facts: wifi|wi fi|free wifi|internet|charging points|sim card|sim cards|esim|esims|power sockets|plug adapter|adapter|luggage storage|left luggage|luggage lockers|lockers|locker|leave our luggage|leave our bags|store our luggage|store our bags|nursing room|nursing rooms|baby changing|changing table|changing tables|changing facilities|nappy changing|change nappies|changing nappies|change a nappy|change diapers|changing diapers|change a diaper|diaper changing|breastfeeding|high chairs|high chair|dress code|dress codes|what to wear|what should we wear|visa|visas|passport|vaccinations|tipping|tips for waiters|is it safe|safe areas|safe area|safety|pickpockets|scams|smoking area|smoking areas|smoking|smoke free|non smoking|car park|car parks|parking|traffic|atm|atms|cash machine|cash only|card payment|pay by card|english speaking|english speaking guide|english speaking guides|audio guide|audio guides|audioguide|air conditioned|air conditioning|aircon|benches|places to sit|somewhere to sit|skip the line tickets|skip the line|fast track|fast track tickets|fast pass|fastpass|priority tickets|opening times|train connections|dinosaur costume
facts: sit downs|sit down breaks|places to sit|somewhere to sit|drinking fountains|water fountains|pharmacy|pharmacies|laundry|laundrette|supermarket|supermarkets|gym|doctor|hospital nearby
dogs: dog|dogs|with our dog
crowds: autistic|is autistic|autism|has autism|on the spectrum|sensory issues|sensory overload|quiet places|quiet place|quiet corner|quiet corners|calm places|calm place|hidden gems|hidden gem|off the beaten path|off the beaten track|local spots|secret spots|secret places|quiet spots|quiet spot|somewhere quiet|quiet places|peaceful places|non touristy places|non touristy stuff|non touristy|not touristy|not too touristy|less touristy|less touristic|not so touristy|without a queue|without queues|without the queue|without the queues|without queuing|without queueing|without waiting|without waiting in line|without the crowds|without crowds|without a long queue|without long queues|without getting stuck in crowds|without getting stuck in the crowds|without the worst crowds|not when it is crowded|not when its crowded|not when it is overcrowded|not when its overcrowded|not when it is full|not when its full|not when it is busy|not when its busy|when it is not crowded|when its not crowded|when it is not so crowded|without getting stuck in the worst crowds|away from the crowds|before the crowds|before the crowds come|before the crowds arrive
`);
const LONGEST = 8;

/** What travellers need that is named from here on. */
export function needAt(
  plain: readonly string[],
  at: number,
): { readonly need: Need; readonly count: number } | undefined {
  for (let count = LONGEST; count > 0; count -= 1) {
    const run = plain.slice(at, at + count);
    if (run.length < count) continue;
    const need = NEEDS.get(run.join(" "));
    if (need !== undefined) return { need, count };
  }
  return undefined;
}
