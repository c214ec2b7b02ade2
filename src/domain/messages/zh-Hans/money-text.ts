import { moneyTextIn } from "../money-text.ts";
import { chinese } from "./chinese.ts";

export const moneyText = moneyTextIn(chinese);
