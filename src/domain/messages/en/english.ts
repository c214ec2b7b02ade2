import { languageOf } from "../language.ts";

export const english = languageOf("en");
