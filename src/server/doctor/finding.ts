/** What a check found out, in a sentence; of a problem or a warning also what to do. */
export type Finding = {
  readonly level: "ok" | "warning" | "problem";
  readonly about: string;
  readonly text: string;
};

type Tell = Readonly<Record<Finding["level"], (text: string) => Finding>>;

/** Makes findings about one subject. */
export function findingsAbout(about: string): Tell {
  return {
    ok: (text) => ({ level: "ok", about, text }),
    warning: (text) => ({ level: "warning", about, text }),
    problem: (text) => ({ level: "problem", about, text }),
  };
}
