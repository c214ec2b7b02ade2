import { moneyTextIn } from "../money-text.ts";
import { arabic } from "./arabic.ts";

export const moneyText = moneyTextIn(arabic);
