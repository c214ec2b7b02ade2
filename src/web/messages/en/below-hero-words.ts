export const belowHeroWords = {
  howItWorks: "How it works",
  steps: [
    {
      title: "Say where and how long",
      text: "A place, a number of days, a budget, who comes along. Dates and wishes, if you have any.",
    },
    {
      title: "We plan and check it",
      text: "Opening hours, the ways between, time for meals, your budget: each is checked, and you can read every check.",
    },
    {
      title: "Make it yours, take it along",
      text: "Move a place and the day follows. Share it, print it, or read it where there is no network.",
    },
  ],
  lookAround: "Look around in a finished trip",
  aboutExample: "Rome, four days, for a family of four. Nobody has to sign in.",
  dayFigures: (places: number, kmOnFoot: string) => `${places} places · ${kmOnFoot} km walk`,
  until: (time: string) => `until ${time}`,
  morePlaces: (count: number) => `and ${count} more`,
  checked: "Checked: this plan can be walked",
  openExample: "Open the example trip",
};
