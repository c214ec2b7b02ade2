import { transferWords as english } from "../../../domain/messages/en/transfer-words.ts";
import { followLanguage } from "../words.ts";

export const transferWords = followLanguage("trip", "transferWords", english);
