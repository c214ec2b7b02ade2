import { moneyTextIn } from "../money-text.ts";
import { german } from "./german.ts";

export const moneyText = moneyTextIn(german);
