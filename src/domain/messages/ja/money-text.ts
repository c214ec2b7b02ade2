import { moneyTextIn } from "../money-text.ts";
import { japanese } from "./japanese.ts";

export const moneyText = moneyTextIn(japanese);
