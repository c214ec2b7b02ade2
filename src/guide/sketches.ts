import type { Sketch } from "../domain/map/sketch.ts";
import { ownField } from "../domain/own-field.ts";
import { amsterdamSketch } from "./sketches/amsterdam.ts";
import { athensSketch } from "./sketches/athens.ts";
import { aucklandSketch } from "./sketches/auckland.ts";
import { bangkokSketch } from "./sketches/bangkok.ts";
import { barcelonaSketch } from "./sketches/barcelona.ts";
import { berlinSketch } from "./sketches/berlin.ts";
import { budapestSketch } from "./sketches/budapest.ts";
import { buenosAiresSketch } from "./sketches/buenos-aires.ts";
import { cairoSketch } from "./sketches/cairo.ts";
import { capeTownSketch } from "./sketches/cape-town.ts";
import { delhiSketch } from "./sketches/delhi.ts";
import { dubaiSketch } from "./sketches/dubai.ts";
import { dublinSketch } from "./sketches/dublin.ts";
import { florenceSketch } from "./sketches/florence.ts";
import { hongKongSketch } from "./sketches/hong-kong.ts";
import { istanbulSketch } from "./sketches/istanbul.ts";
import { kyotoSketch } from "./sketches/kyoto.ts";
import { lisbonSketch } from "./sketches/lisbon.ts";
import { londonSketch } from "./sketches/london.ts";
import { losAngelesSketch } from "./sketches/los-angeles.ts";
import { madridSketch } from "./sketches/madrid.ts";
import { marrakeshSketch } from "./sketches/marrakesh.ts";
import { mexicoCitySketch } from "./sketches/mexico-city.ts";
import { milanSketch } from "./sketches/milan.ts";
import { munichSketch } from "./sketches/munich.ts";
import { newYorkSketch } from "./sketches/new-york.ts";
import { osakaSketch } from "./sketches/osaka.ts";
import { parisSketch } from "./sketches/paris.ts";
import { pragueSketch } from "./sketches/prague.ts";
import { rioDeJaneiroSketch } from "./sketches/rio-de-janeiro.ts";
import { romeSketch } from "./sketches/rome.ts";
import { sanFranciscoSketch } from "./sketches/san-francisco.ts";
import { seoulSketch } from "./sketches/seoul.ts";
import { singaporeSketch } from "./sketches/singapore.ts";
import { sydneySketch } from "./sketches/sydney.ts";
import { taipeiSketch } from "./sketches/taipei.ts";
import { tokyoSketch } from "./sketches/tokyo.ts";
import { torontoSketch } from "./sketches/toronto.ts";
import { veniceSketch } from "./sketches/venice.ts";
import { viennaSketch } from "./sketches/vienna.ts";

/** By the ids of the guide's cities. */
const SKETCHES: Readonly<Record<string, Sketch>> = {
  amsterdam: amsterdamSketch,
  athens: athensSketch,
  auckland: aucklandSketch,
  bangkok: bangkokSketch,
  barcelona: barcelonaSketch,
  berlin: berlinSketch,
  budapest: budapestSketch,
  "buenos-aires": buenosAiresSketch,
  cairo: cairoSketch,
  "cape-town": capeTownSketch,
  delhi: delhiSketch,
  dubai: dubaiSketch,
  dublin: dublinSketch,
  florence: florenceSketch,
  "hong-kong": hongKongSketch,
  istanbul: istanbulSketch,
  kyoto: kyotoSketch,
  lisbon: lisbonSketch,
  london: londonSketch,
  "los-angeles": losAngelesSketch,
  madrid: madridSketch,
  marrakesh: marrakeshSketch,
  "mexico-city": mexicoCitySketch,
  milan: milanSketch,
  munich: munichSketch,
  "new-york": newYorkSketch,
  osaka: osakaSketch,
  paris: parisSketch,
  prague: pragueSketch,
  "rio-de-janeiro": rioDeJaneiroSketch,
  rome: romeSketch,
  "san-francisco": sanFranciscoSketch,
  seoul: seoulSketch,
  singapore: singaporeSketch,
  sydney: sydneySketch,
  taipei: taipeiSketch,
  tokyo: tokyoSketch,
  toronto: torontoSketch,
  venice: veniceSketch,
  vienna: viennaSketch,
};

/** The sketch of a city of the guide; undefined where the guide has none of that id. */
export function sketchOf(cityId: string): Sketch | undefined {
  return ownField(SKETCHES, cityId);
}
