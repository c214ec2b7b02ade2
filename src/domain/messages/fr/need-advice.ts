import { sayNeeds } from "../say-needs.ts";

export const needAdvice = sayNeeds({
  ask: "nous ne savons pas qui le propose. Demandez avant d’y aller.",
  food: "nous ne savons pas partout qui le propose. Demandez au restaurant.",
  eachTime: "nous ne savons pas quelles cuisines sont sûres. Demandez chaque fois au restaurant.",
  seafoodFree:
    "nous écartons les adresses connues pour leurs fruits de mer, mais ne savons pas quelles cuisines sont sûres. Demandez chaque fois au restaurant.",
  noFood: "nous ne savons pas ce que prépare chaque cuisine. Demandez au restaurant.",
  stepFree:
    "nous ne connaissons pas partout les marches et les pentes. Renseignez-vous avant d’y aller.",
  pregnant:
    "nous écartons les montées, les longues randonnées, les manèges, le surf et les bains de vapeur. Pour le reste, demandez à votre médecin.",
  cleanAir:
    "nous écartons ce que nous savons enfumé ou poussiéreux, mais nous ne connaissons pas l’air du jour. Regardez-le le matin.",
  crowds:
    "nous ne savons pas où il y a foule. La plupart des lieux sont plus calmes juste après l’ouverture.",
  transport:
    "nous estimons les trajets selon l’usage, sans pouvoir le changer. Sur place, prenez ce qui vous convient : ouvrez un trajet pour l’itinéraire.",
  heat: "à partir de 27 °C, le plan réserve le plein air au matin et au soir ; nous ne savons pas où il y a de l’ombre.",
  heights:
    "nous ne savons pas ce qui est difficile quand on a le vertige. Nommez les lieux à éviter.",
  toilets: "nous ne savons pas où sont les toilettes.",
  dogs: "nous ne savons pas où les chiens sont admis. Demandez avant d’y aller.",
  weather:
    "nous ne connaissons pas la météo. Un jour de pluie, ouvrez un lieu sur la page du voyage et échangez-le contre un lieu couvert.",
  lodging:
    "nous choisissons votre hôtel selon son prix, pas selon le quartier. Indiquez le vôtre sur la page du voyage.",
  facts:
    "notre guide n’a rien là-dessus. Nous planifions selon les sites, les horaires et les trajets ; demandez sur place.",
  answers:
    "ici, nous modifions des plans et ne répondons pas aux questions. Ce que notre guide sait d’un lieu figure avec lui dans le plan.",
  apart: "un plan vaut pour tout le groupe. Écrivez dans une note du jour qui va où.",
  freeThings:
    "nous choisissons d’abord ce qui est gratuit. Ce que vous avez nommé et le plus connu peut être payant.",
  budgetCap: "nous planifions selon le budget choisi, pas selon une somme par jour.",
});
