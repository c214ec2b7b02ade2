import { sayNeeds } from "../say-needs.ts";

/** The rest of a sentence that begins with the traveller's words. */
export const needAdvice = sayNeeds({
  ask: "we don’t know who offers that. Ask before you go.",
  food: "we don’t know who offers that everywhere. Ask the restaurant.",
  eachTime: "we don’t know which kitchens are safe. Ask the restaurant each time.",
  seafoodFree:
    "we leave out places that are known for seafood, but don’t know which kitchens are safe. Ask the restaurant each time.",
  noFood: "we don’t know what each kitchen cooks. Ask the restaurant.",
  stepFree: "we don’t know the steps and slopes everywhere. Ask the place before you go.",
  pregnant:
    "we leave out climbs, long hikes, rides, surfing and steam baths. Ask your doctor about the rest.",
  cleanAir:
    "we leave out what we know to be smoky or dusty, but don’t know the air of the day. Look it up in the morning.",
  crowds: "we don’t know how full places get. Most are calmest right after they open.",
  transport:
    "we estimate rides by what is usual, and can’t change that. On the trip, take what suits you: open a leg for directions.",
  heat: "from 27 °C on the plan keeps the open air for the morning and the evening; we don’t know where there is shade.",
  heights: "we don’t know what is hard for a fear of heights. Name the places to leave out.",
  toilets: "we don’t know where there are toilets.",
  dogs: "we don’t know where dogs may come in. Ask before you go.",
  weather:
    "we don’t know the weather. On a wet day, open a place on the trip’s page and swap it for one indoors.",
  lodging:
    "we choose your hotel by its price, not by its part of town. Name your own on the trip’s page.",
  facts:
    "our guide has no facts on this. We plan by sights, opening hours and ways; ask on the spot.",
  answers:
    "we change plans here, and don’t answer questions. What our guide knows of a place is shown with it in the plan.",
  apart: "a plan is for all of you together. Write who goes where in a note on the day.",
  freeThings:
    "we choose free sights first. What you named, and the best known, may cost something.",
  budgetCap: "we plan by the budget that you chose, not by a sum a day.",
});
