import type { MealName } from "./said-items.ts";
import { wordTable } from "./word-table.ts";

const MEAL_LINES = `
breakfast: breakfast|breakfasts
lunch: lunch|lunches|lunch stop|lunch stops|lunch break|lunch breaks|brunch|brunches
dinner: dinner|dinners|dine|supper|evening meal|table|a table|dinner reservation|table booked|sit down dinner
any: meal|meals|restaurant|restaurants|eat|eats|eating|food|eat out|places to eat|trattoria|trattorias|trattorie|osteria|osterias|bistro|bistros|diner|diners|eatery|eateries|izakaya|izakayas
`;
/** What people eat and drink, by the words that places to eat are described with. */
const FOOD_LINES = `
picnic: picnic|picnics|a picnic in a park|picnic in a park|picnic in the park|picnic in the parks|park picnic|park picnics
ice cream: ice cream|ice creams|gelato|gelati|sorbet|ice cream stop|gelato stop
cake: cake|cakes|birthday cake|a birthday cake
pastry: croissant|croissants|pastry|pastries|patisserie|patisseries|bakery|bakeries
coffee: coffee|coffees|coffee house|coffee houses|coffeehouse|coffeehouses|espresso|coffee shop|coffee shops|cafe|cafes|cute cafes|nice cafe
fast food: fast food|mcdonalds|burger king|junk food
afternoon tea: afternoon tea|high tea|cream tea
tea: tea
nata: pastel de nata|pasteis de nata|natas|nata|custard tarts|belem tarts|tarts
pizza: pizza|pizzas|pizzeria|naples pizza
pasta: pasta
sushi: sushi
ramen: ramen|noodles
soba: soba|soba noodles
udon: udon|udon noodles
kebab: kebab|kebabs|doner
currywurst: currywurst
bagel: bagel|bagels
crepe: crepe|crepes|pancakes
chocolate: chocolate|hot chocolate|hot choc|chocolates
beer: beer|beers|beer garden
wine: wine|wines|glass of wine|wine bar
cocktail: cocktail|cocktails|alcohol
fish: fish|seafood|shellfish|fish dinner|fish and chips
raw fish: raw fish|raw seafood
steak: steak|steaks
tapas: tapas
dumpling: dumpling|dumplings|dim sum
street food: street food|hawker food|hawker center|hawker centers|hawker centres
baklava: baklava
burger: burger|burgers
curry: curry|curries|spicy food|spicy
pork: pork
lamb: lamb
artichoke: artichoke|artichokes|fried artichoke|fried artichokes
taco: taco|tacos
noodle: noodle soup
salad: salad|salads
tart: tart
sacher: sachertorte|sacher torte|sacher cake
vermouth: vermouth|vermut
sticky rice: mango sticky rice|sticky rice
bubble tea: bubble tea|boba
falafel: falafel
hummus: hummus
simit: simit
mezze: mezze|meze
schnitzel: schnitzel
cheese: cheese|fondue
oyster: oyster|oysters
paella: paella
carbonara: carbonara
kaiseki: kaiseki
takoyaki: takoyaki
tonkatsu: tonkatsu
mole: mole
pintxo: pintxo|pintxos
moussaka: moussaka
chilli crab: chilli crab|chili crab
chicken rice: chicken rice
momo: momo|momos
kimchi: kimchi
soup dumpling: soup dumpling|soup dumplings|xiao long bao|xiaolongbao
beef noodle: beef noodle|beef noodles|beef noodle soup
herring: herring|herrings
scone: scone|scones
lobster: lobster|lobsters
clam chowder: clam chowder|chowder
crab: crab|crabs
asado: asado
feijoada: feijoada
paneer: paneer
chaat: chaat
risotto: risotto
gnocchi: gnocchi
ossobuco: ossobuco
bistecca: bistecca|bistecca alla fiorentina|florentine steak|fiorentina
porchetta: porchetta
truffle: truffle|truffles
pastrami: pastrami
congee: congee
egg tart: egg tart|egg tarts
bouillabaisse: bouillabaisse
onion soup: onion soup
koshari: koshari|kushari
shawarma: shawarma|shawarmas
cider: cider
mussels: mussels
ribs: ribs
octopus: octopus
sangria: sangria
arepa: arepa|arepas
pozole: pozole
quesadilla: quesadilla|quesadillas
mezcal: mezcal
tequila: tequila
caipirinha: caipirinha|caipirinhas
milanesa: milanesa|milanesas
sukiyaki: sukiyaki
wagyu: wagyu|wagyu beef
yakiniku: yakiniku
gyoza: gyoza
eel: eel|unagi
tofu: tofu
galette: galette|galettes
sandwich: sandwich|sandwiches
stroopwafel: stroopwafel|stroopwafels
waffle: waffle|waffles
fries: fries|frites|chips
churro: churro|churros
empanada: empanada|empanadas
ceviche: ceviche
izakaya: izakaya|izakayas
tempura: tempura
yakitori: yakitori
okonomiyaki: okonomiyaki
pho: pho
pad thai: pad thai
satay: satay
laksa: laksa
roti: roti|naan
biryani: biryani
dosa: dosa|dosas
thali: thali
goulash: goulash
lángos: langos
pierogi: pierogi
trdelník: trdelnik|chimney cake|chimney cakes
sausage: sausage|sausages|bratwurst
pretzel: pretzel|pretzels
strudel: strudel|apple strudel
apple pie: apple pie
cannol: cannoli
aperitivo: aperitivo|aperol
tiramis: tiramisu
bifana: bifana|bifanas
francesinha: francesinha|francesinhas
cod: bacalhau|cod
sardine: sardine|sardines
souvlaki: souvlaki|gyros
tagine: tagine|tagines|tajine
couscous: couscous
bibimbap: bibimbap
fried chicken: fried chicken|chicken and beer
barbecue: bbq|barbecue|korean bbq|kbbq
hot pot: hot pot|hotpot
duck: peking duck|roast duck
roast goose: roast goose
hot dog: hot dog|hot dogs
doughnut: donut|donuts|doughnut|doughnuts
cheesecake: cheesecake
`;
/** Kitchens, which a word for eating stands behind: "a Japanese restaurant". */
const KITCHENS =
  /^(?:italian|japanese|french|indian|chinese|thai|turkish|greek|mexican|korean|vietnamese|lebanese|portuguese|spanish|german|american|british|indonesian|ethiopian|georgian|persian|roman|jewish|kaiten|conveyor|vegetarian|vegan)$/;

/** "Eat Turkish", "something Italian". */
const IS_EATEN = /^(?:eat|eating|something|somewhere|no)$/;

const [MEALS, FOODS] = [wordTable(MEAL_LINES), wordTable(FOOD_LINES)];
const LONGEST = 5;

/** Whether a word by itself is a meal's, whichever. */
export function isMealWord(word: string): boolean {
  return MEALS.has(word);
}

/** The meal or the food that is named from here on. */
export function mealAt(
  plain: readonly string[],
  at: number,
):
  | { readonly meal: MealName; readonly count: number }
  | { readonly food: string; readonly count: number }
  | undefined {
  const [one = "", two = "", three = ""] = plain.slice(at, at + 3);
  const isEaten = KITCHENS.test(one) && IS_EATEN.test(plain[at - 1] ?? "");
  if (isEaten || (KITCHENS.test(one) && MEALS.has(two))) return { food: one, count: 1 };
  if (one === "conveyor" && three === "sushi") return { food: one, count: 3 };
  for (let count = LONGEST; count > 0; count -= 1) {
    const run = plain.slice(at, at + count);
    if (run.length < count) continue;
    const words = run.join(" ");
    const [meal, food] = [MEALS.get(words), FOODS.get(words)];
    if (meal !== undefined) return { meal: meal as MealName, count };
    if (food !== undefined) return { food, count };
  }
  return undefined;
}
