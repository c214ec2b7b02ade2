import { moneyTextIn } from "../money-text.ts";
import { french } from "./french.ts";

export const moneyText = moneyTextIn(french);
