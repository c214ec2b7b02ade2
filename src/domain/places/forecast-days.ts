/** Days for which a forecast is asked: today and nine more. */
export const FORECAST_DAYS = 10;
