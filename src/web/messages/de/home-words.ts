export const homeWords = {
  /** The hero's words as the specification has them. */
  title: "Entdecke die Welt ganz einfach:",
  subtitle:
    "AI-powered trip planner providing tailored travel experiences, optimizing every detail of your journey!",
  start: "Los geht’s!",
  motto: "You relax / We plan",
};
