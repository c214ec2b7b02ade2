import { moneyTextIn } from "../money-text.ts";
import { english } from "./english.ts";

export const moneyText = moneyTextIn(english);
