import { moneyTextIn } from "../money-text.ts";
import { spanish } from "./spanish.ts";

export const moneyText = moneyTextIn(spanish);
