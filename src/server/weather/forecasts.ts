import type { ForecastStep } from "../../domain/places/day-weather.ts";
import type { Position } from "../../domain/places/geo.ts";

/** Who knows what the weather of the next days will be. */
export type Forecasts = {
  /**
   * The forecast for a place, within a kilometre: up to ten days in the order of time, by the hour at first, by six hours later.
   *
   * @throws ServiceError where it can't be had.
   */
  at(place: Position, options: { readonly signal: AbortSignal }): Promise<readonly ForecastStep[]>;
};
