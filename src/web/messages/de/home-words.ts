export const homeWords = {
  /** The hero's words as the specification has them. */
  title: "Discover the World Effortlessly:",
  subtitle:
    "AI-powered trip planner providing tailored travel experiences, optimizing every detail of your journey!",
  start: "Get Started!",
  motto: "You relax / We plan",
};
