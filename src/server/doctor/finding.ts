/** The result of a check in a sentence; a problem or a warning also says what to do. */
export type Finding = {
  readonly level: "ok" | "warning" | "problem";
  readonly about: string;
  readonly text: string;
};

type FindingsAbout = Readonly<Record<Finding["level"], (text: string) => Finding>>;

/** Makes findings about one subject. */
export function findingsAbout(about: string): FindingsAbout {
  return {
    ok: (text) => ({ level: "ok", about, text }),
    warning: (text) => ({ level: "warning", about, text }),
    problem: (text) => ({ level: "problem", about, text }),
  };
}
