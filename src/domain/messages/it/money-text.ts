import { moneyTextIn } from "../money-text.ts";
import { italian } from "./italian.ts";

export const moneyText = moneyTextIn(italian);
