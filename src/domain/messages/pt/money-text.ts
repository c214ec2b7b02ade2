import { moneyTextIn } from "../money-text.ts";
import { portuguese } from "./portuguese.ts";

export const moneyText = moneyTextIn(portuguese);
