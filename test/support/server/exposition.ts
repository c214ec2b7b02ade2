const NAME = "[a-zA-Z_:][a-zA-Z0-9_:]*";
const HELP = new RegExp(`^# HELP (${NAME}) (\\S.*)$`);
const TYPE = new RegExp(`^# TYPE (${NAME}) (counter|gauge|histogram|summary|untyped)$`);
const LABEL = /([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\[\\n"])*)"/;
const SAMPLE = new RegExp(
  `^(${NAME})(?:\\{((?:${LABEL.source})(?:,${LABEL.source})*)\\})? (-?(?:\\d+(?:\\.\\d+)?(?:e[+-]?\\d+)?)|[+-]Inf|Nan)$`,
);

type Labels = Readonly<Record<string, string>>;
type Sample = { readonly name: string; readonly labels: Labels; readonly value: number };

/** Measurements in Prometheus's text format, checked against its grammar. */
export type Exposition = {
  readonly text: string;
  readonly samples: readonly Sample[];
  /** A sample's value, by its whole name and exactly these labels; 0 where there is none. */
  value(name: string, labels?: Labels): number;
};

/** @throws for a line that isn't of the format, or where the lines contradict one another. */
export function parseExposition(text: string): Exposition {
  if (!text.endsWith("\n")) throw new Error("the last line has no end");
  const kinds = new Map<string, string>();
  const helped = new Set<string>();
  const samples: Sample[] = [];
  const seen = new Set<string>();
  for (const line of text.split("\n")) {
    const [, help] = HELP.exec(line) ?? [];
    const [, typed, kind = ""] = TYPE.exec(line) ?? [];
    const [, name = "", labelText = ""] = SAMPLE.exec(line) ?? [];
    if (line === "") continue;
    if (help !== undefined) {
      if (helped.has(help)) throw new Error(`helped twice: ${help}`);
      helped.add(help);
    } else if (typed !== undefined) {
      if (kinds.has(typed)) throw new Error(`typed twice: ${typed}`);
      kinds.set(typed, kind);
    } else if (name !== "") {
      const family = kinds.has(name) ? name : name.replace(/_(?:bucket|sum|count)$/, "");
      if (!kinds.has(family) || !helped.has(family)) throw new Error(`out of place: ${line}`);
      const series = line.slice(0, line.lastIndexOf(" "));
      if (seen.has(series)) throw new Error(`told twice: ${series}`);
      seen.add(series);
      samples.push({ name, labels: labelsOf(labelText), value: numberOf(line) });
    } else {
      throw new Error(`not of the format: ${line}`);
    }
  }
  for (const [family, kind] of kinds) {
    if (kind === "histogram") checkHistogram(family, samples);
    if (kind === "counter" && !/_total$|_seconds$|_info$/.test(family)) {
      throw new Error(`a counter by another name: ${family}`);
    }
  }
  return {
    text,
    samples,
    value(name, labels = {}) {
      return samples.find((one) => one.name === name && sameLabels(one.labels, labels))?.value ?? 0;
    },
  };
}

function labelsOf(text: string): Labels {
  const found = [...text.matchAll(new RegExp(LABEL, "g"))];
  const labels = Object.fromEntries(found.map(([, name, value]) => [name, value]));
  if (Object.keys(labels).length !== found.length) throw new Error(`a label twice: ${text}`);
  return labels;
}

function numberOf(line: string): number {
  const text = line.slice(line.lastIndexOf(" ") + 1);
  return text.endsWith("Inf") ? Number(text.replace("Inf", "Infinity")) : Number(text);
}

/** Buckets grow, the last has everything, and that is what the count says. */
function checkHistogram(family: string, samples: readonly Sample[]): void {
  const last = new Map<string, { le: number; value: number }>();
  for (const { name, labels, value } of samples) {
    if (name !== `${family}_bucket`) continue;
    const { le = "", ...rest } = labels;
    const bound = le === "+Inf" ? Number.POSITIVE_INFINITY : Number(le);
    const key = JSON.stringify(rest);
    const before = last.get(key) ?? { le: Number.NEGATIVE_INFINITY, value: 0 };
    if (bound <= before.le || value < before.value) throw new Error(`${name} doesn't grow`);
    last.set(key, { le: bound, value });
  }
  for (const { name, labels, value } of samples) {
    if (name !== `${family}_count`) continue;
    const end = last.get(JSON.stringify(labels));
    if (end?.le !== Number.POSITIVE_INFINITY || end.value !== value) {
      throw new Error(`${name} is not its last bucket`);
    }
  }
}

function sameLabels(a: Labels, b: Labels): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}
