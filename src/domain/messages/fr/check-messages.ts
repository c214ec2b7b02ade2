import { sayChecks } from "../say-checks.ts";

export const CHECK_MESSAGES = sayChecks({
  units: {
    percent: " %",
    days: "",
    metres: " m",
    places: "",
    visits: "",
    journeys: "",
    aDay: " par jour",
    minutes: " min",
    outings: "",
    milliseconds: " ms",
  },
  atLeast: (figure) => `au moins ${figure}`,
  atMost: (figure) => `${figure} au plus`,
  checks: {
    completeness: {
      name: "Informations complètes",
      unmet: "Il manque des informations",
      meaning: "Part des informations nécessaires au programme qui sont présentes et lisibles.",
    },
    dayCount: {
      name: "Tous les jours",
      unmet: "Des jours manquent ou sont vides",
      meaning: "Jours manquants, en trop ou vides.",
    },
    knownPlaces: {
      name: "Lieux réels",
      unmet: "Certains lieux ne sont pas vérifiés",
      meaning: "Part des lieux et des hôtels que le guide situe au même endroit.",
    },
    positions: {
      name: "Sur la carte",
      unmet: "Certaines positions sont fausses",
      meaning: "Distance médiane entre les lieux et hôtels et leur position dans le guide.",
      target: "150 au plus ; aucun à plus de 1 km d’écart ni à plus de 40 km du centre",
    },
    duplicates: {
      name: "Pas de doublons",
      unmet: "Certains lieux apparaissent deux fois",
      meaning: "Lieux déjà dans le programme.",
    },
    openingHours: {
      name: "Horaires",
      unmet: "Certains lieux sont fermés à votre passage",
      meaning: "Visites où le lieu est fermé, ou pourrait l’être sans que le programme le dise.",
    },
    transferTimes: {
      name: "Assez de temps de trajet",
      unmet: "Certains temps de trajet sont trop courts",
      meaning: "Trajets plus longs que ce que prévoit le programme.",
    },
    dayHours: {
      name: "Journées raisonnables",
      unmet: "Certains jours commencent trop tôt ou finissent trop tard",
      meaning: "Jours où l’on quitte l’hôtel et y revient à des heures raisonnables.",
    },
    fame: {
      name: "Incontournables",
      unmet: "Il manque des incontournables",
      meaning:
        "Part des incontournables de la ville présents dans le programme, pondérée par leur popularité, par rapport à ce qui tient en autant de jours.",
      target: "au moins 90 ; le premier incontournable dès trois jours",
    },
    leftOut: {
      name: "Le meilleur d’abord",
      unmet: "Des incontournables cèdent la place à des lieux mineurs",
      meaning:
        "Parmi les dix incontournables de la ville, ceux qui manquent alors que le programme contient des lieux bien moins importants.",
    },
    wishes: {
      name: "Vos souhaits",
      unmet: "Certains souhaits ne sont pas respectés",
      meaning: "À quel point les jours reflètent vos souhaits.",
    },
    interests: {
      name: "Vos centres d’intérêt",
      unmet: "Pas assez pour vos centres d’intérêt",
      meaning:
        "Lieux pour vos centres d’intérêt : un tiers des visites et un par jour ; pour les soirées, une sortie chaque soir.",
    },
    events: {
      name: "Événements",
      unmet: "Trop peu d’événements du moment",
      meaning:
        "Ce que vous voyez de la saison ou de la fête à vos dates, quand on vient pour cela.",
    },
    suited: {
      name: "Fait pour vous",
      unmet: "Certaines choses ne vous conviennent pas",
      meaning:
        "Par jour : lieux pour enfants sans enfants, trop de choses à la fois pour votre groupe et restaurants qui ne vous conviennent pas.",
    },
    alike: {
      name: "Variété",
      unmet: "Certains lieux se ressemblent beaucoup",
      meaning: "Par jour : encore la même chose, et un troisième grand musée le même jour.",
    },
    fullDays: {
      name: "Journées bien remplies",
      unmet: "Certains jours offrent peu à voir",
      meaning:
        "Temps de visite par rapport à ce que permet le rythme. Le pire jour compte autant que tous les jours réunis.",
    },
    wholeDays: {
      name: "Journées entières",
      unmet: "Certains jours commencent tard ou finissent tôt",
      meaning:
        "Minutes perdues par jour en commençant après 10:30 ou en finissant avant 17:00 (11:00 et 16:00 à un rythme tranquille). Le pire jour compte autant que tous les jours réunis.",
    },
    waiting: {
      name: "Peu d’attente",
      unmet: "Trop d’attente",
      meaning:
        "Minutes par jour entre les visites qui ne sont ni trajet, ni repas, ni temps libre (jusqu’à 90 minutes). Le pire jour compte autant que tous les jours réunis.",
    },
    together: {
      name: "Lieux proches regroupés",
      unmet: "Des lieux proches sont sur des jours différents",
      meaning: "Lieux plus proches de ceux d’un autre jour que de ceux du leur.",
    },
    detours: {
      name: "Pas de détours",
      unmet: "Certains itinéraires font des détours",
      meaning:
        "De combien l’itinéraire d’un jour dépasse en moyenne la boucle la plus courte entre les mêmes lieux.",
      target: "5 au plus ; aucun jour au-dessus de 20",
    },
    travel: {
      name: "Peu de trajets",
      unmet: "Trop de trajets",
      meaning:
        "Minutes de trajet par jour ; la marche et les trajets hors de la ville comptent pour moitié. Le pire jour compte autant que tous les jours réunis.",
    },
    outings: {
      name: "Excursions complètes",
      unmet: "Certaines excursions sont écourtées",
      meaning:
        "Parcs d’attractions et excursions hors de la ville qui commencent tard, finissent tôt ou partagent leur journée avec autre chose.",
    },
    visitLengths: {
      name: "Temps sur place",
      unmet: "Certaines visites sont trop courtes ou trop longues",
      meaning: "Visites dont la durée va de la moitié à une fois et demie la durée habituelle.",
    },
    meals: {
      name: "Déjeuner et dîner",
      unmet: "Il manque un déjeuner ou un dîner",
      meaning: "Déjeuners et dîners nécessaires et prévus.",
    },
    mealNames: {
      name: "Où manger",
      unmet: "Certains repas n’ont pas de lieu",
      meaning: "Déjeuners et dîners avec un lieu pour manger.",
    },
    mealHours: {
      name: "Repas à l’heure",
      unmet: "Certains repas sont tôt ou tard",
      meaning: "Repas pendant l’ouverture des cuisines ; déjeuner d’ici 14:00.",
    },
    budget: {
      name: "Dans le budget",
      unmet: "Budget dépassé",
      meaning:
        "Coût des chambres, entrées et trajets par rapport à ce que permet le niveau de budget dans cette ville.",
    },
    daylight: {
      name: "Dehors en plein jour",
      unmet: "Certaines visites en plein air finissent de nuit",
      meaning:
        "Visites en plein air, sans éclairage, qui finissent plus d’une demi-heure après le coucher du soleil.",
    },
    sunsets: {
      name: "Couchers de soleil",
      unmet: "Vous quittez des points de vue juste avant le coucher du soleil",
      meaning:
        "Par jour : points de vue que vous quittez 15 à 75 minutes avant le coucher du soleil.",
    },
    heat: {
      name: "À l’abri de la chaleur",
      unmet: "Certaines visites tombent en pleine chaleur",
      meaning:
        "Par jour : visites en plein air à midi les mois chauds, ou presque toute la journée par chaleur extrême.",
    },
    draftFidelity: {
      name: "Fidèle à l’ébauche",
      unmet: "Trop différent de l’ébauche",
      meaning: "Part des lieux valables de l’ébauche encore dans le programme.",
      target: "au moins 90 ; 70 le même jour",
    },
    planningTime: {
      name: "Rapide et reproductible",
      unmet: "La planification a été trop longue",
      meaning: "Temps qu’a pris la planification.",
      target: "250 au plus, et chaque fois le même programme",
    },
  },
});
