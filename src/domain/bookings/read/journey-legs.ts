import { daysBetween } from "../../calendar-date.ts";
import type { BookingKind } from "../booking.ts";
import type { JourneyToken, Role } from "./journey-tokens.ts";
import type { PlaceTable } from "./read-booking.ts";

export type LegEnd = {
  code?: string | undefined;
  name?: string | undefined;
  stop?: string | undefined;
  date?: string | undefined;
  time?: string | undefined;
  isDateSure?: boolean;
  /** The day is that of what stands above. */
  isDayAbove?: boolean;
  /** The name is of a heading, and not of this end's own line: that one's is better. */
  isOfRoute?: boolean;
};

export type Leg = {
  service?: string | undefined;
  from: LegEnd;
  to: LegEnd;
  /** Later than the departure, where the text says "+1". */
  days?: number;
  line: number;
  lastLine: number;
};

type Token<Kind extends JourneyToken["kind"]> = JourneyToken & { readonly kind: Kind };
type Day = { readonly date: string; readonly isSure: boolean };

/** The legs of tokens that stand in a text's order: a leg is full with two hours, and what follows begins another. */
export function journeyLegs(
  tokens: readonly JourneyToken[],
  kind: BookingKind,
  places: PlaceTable,
): Leg[] {
  const builder = new LegBuilder(kind, places, tokens);
  for (const token of besideTheirTimes(tokens)) builder.take(token);
  return withoutRepeats(builder.whole());
}

class LegBuilder {
  readonly #kind: BookingKind;
  readonly #places: PlaceTable;
  readonly #isNameBefore: boolean;
  /** Lines that have hours. */
  readonly #timed: ReadonlySet<number>;
  readonly #legs: Leg[] = [];
  #leg = newLeg(0);
  /** Of the last heading or row. */
  #day: Day | undefined;
  #lastTimeLine = -1;
  #pending: Token<"name"> | undefined;

  constructor(kind: BookingKind, places: PlaceTable, tokens: readonly JourneyToken[]) {
    this.#kind = kind;
    this.#places = places;
    this.#isNameBefore = namesStandBefore(tokens);
    this.#timed = new Set(tokens.flatMap((one) => (one.kind === "time" ? one.line : [])));
  }

  take(token: JourneyToken): void {
    switch (token.kind) {
      case "service":
        this.#takeService(token);
        break;
      case "date":
        this.#takeDate(token);
        break;
      case "time":
        this.#takeTime(token);
        break;
      case "days":
        this.#leg.days = token.days;
        break;
      case "stop":
        this.#leg[token.role ?? this.#stopRole()].stop ??= token.stop;
        break;
      case "code":
        this.#takeCode(token);
        break;
      case "name":
        if (token.routeEnd !== undefined) this.#takeRoute(token, token.routeEnd);
        else this.#takeName(token);
    }
    if (this.#leg.line === 0) this.#leg.line = token.line;
    this.#leg.lastLine = token.line;
  }

  whole(): readonly Leg[] {
    this.#end();
    return this.#legs;
  }

  #end(): void {
    if (isLeg(this.#leg, this.#kind)) this.#legs.push(this.#leg);
    this.#leg = newLeg(this.#leg.lastLine);
  }

  #takeService({ name, line }: Token<"service">): void {
    const { service, from } = this.#leg;
    const isOther = service !== undefined && service !== name;
    // "09:33 – 13:10" over "EC 317 Zürich 09:33": the number is the next one's.
    const isNext = service === undefined && line !== this.#lastTimeLine && this.#timed.has(line);
    if (isNext && isFull(this.#leg)) this.#end();
    if (isOther && (isFull(this.#leg) || from.time !== undefined)) this.#end();
    if (this.#leg.service === undefined || isOther) this.#leg.service = name;
  }

  #takeTime({ time, role, line }: Token<"time">): void {
    if (isFull(this.#leg)) this.#end();
    const which = role ?? (this.#leg.from.time === undefined ? "from" : "to");
    const end = this.#leg[which];
    if (end.time !== undefined) return;
    end.time = time;
    if (end.date === undefined && this.#day !== undefined && which === "from") {
      end.date = this.#day.date;
      end.isDateSure = this.#day.isSure;
      end.isDayAbove = true;
    }
    const above = this.#isNameBefore ? this.#pending : undefined;
    const isFree =
      !isNamed(end) || (end.isOfRoute === true && above !== undefined && this.#isPlace(above.name));
    if (above !== undefined && isFree && line - above.line <= 2) setName(end, above.name);
    this.#pending = undefined;
    this.#lastTimeLine = line;
  }

  #takeDate({ date, isSure, role, line }: Token<"date">): void {
    const leg = this.#leg;
    const { from, to } = leg;
    const own = { date, isDateSure: isSure };
    const isSameLine = line === leg.lastLine;
    // What is called an arrival is one, however late: it is asked about then.
    const mostDays = role === "to" ? 30 : 3;
    const isLater =
      from.date !== undefined && isSoon(from.date, date, mostDays) && to.date === undefined;
    if (role === "to" && isLater && (!isFull(leg) || isSameLine)) {
      Object.assign(to, own);
      return;
    }
    if (isFull(leg)) {
      if (from.date === undefined) Object.assign(from, own);
      else if (isSameLine && isLater) Object.assign(to, own);
      else if (date !== from.date || !isSameLine) this.#end();
    } else if (from.time !== undefined && to.time === undefined) {
      const isOwn = from.isDayAbove === true && (line === this.#lastTimeLine || role === "from");
      if (from.date === undefined || isOwn) Object.assign(from, own, { isDayAbove: false });
      else if (isSoon(from.date, date)) Object.assign(to, own);
      else if (from.isDayAbove === true) Object.assign(from, own, { isDayAbove: false });
    }
    this.#day = { date, isSure };
  }

  #stopRole(): Role {
    const { from, to } = this.#leg;
    const isArrival = to.time !== undefined || (from.stop !== undefined && to.code !== undefined);
    return isArrival ? "to" : "from";
  }

  #takeCode({ code, name, role, line }: Token<"code">): void {
    const { from, to } = this.#leg;
    const hasBoth = from.code !== undefined && to.code !== undefined;
    if (isFull(this.#leg) && hasBoth && line > this.#lastTimeLine && role !== "to") this.#end();
    const leg = this.#leg;
    const known = [leg.from, leg.to].find((end) => code !== "" && end.code === code);
    if (known !== undefined) {
      known.name ??= name;
      return;
    }
    const asked = role !== undefined && leg[role].code === undefined ? role : undefined;
    const end = leg[asked ?? this.#freeEnd(code, name)];
    if (end.code !== undefined) return;
    if (code !== "") end.code = code;
    end.name = name ?? (code === "" ? end.name : undefined);
  }

  /** The end without a code whose name is that of the airport, else the first that is free. */
  #freeEnd(code: string, name: string | undefined): Role {
    const names = [name, this.#places.airport(code)?.name].flatMap(
      (one) => one?.toLowerCase().slice(0, 5) ?? [],
    );
    const isOf = (end: LegEnd) =>
      end.code === undefined && names.some((one) => end.name?.toLowerCase().includes(one) === true);
    const { from, to } = this.#leg;
    if (isOf(to)) return "to";
    return from.code === undefined &&
      (from.name === undefined || isOf(from) || to.name !== undefined)
      ? "from"
      : "to";
  }

  #takeRoute({ name, line }: Token<"name">, routeEnd: Role): void {
    // Right below both hours it is theirs, where they have no names yet.
    const isTheirs = line - this.#lastTimeLine === 1 && !isNamed(this.#leg.to);
    if (isFull(this.#leg) && !isTheirs) this.#end();
    const { from, to } = this.#leg;
    // A heading for a way that has no hour yet: what stood above it was none of it.
    if (from.time === undefined && from.code === undefined && to.code === undefined) {
      if (routeEnd === "from") Object.assign(to, { name: undefined });
      Object.assign(this.#leg[routeEnd], { name, isOfRoute: true });
      return;
    }
    const end = !isNamed(from) ? from : !isNamed(to) && from.name !== name ? to : undefined;
    if (end !== undefined) Object.assign(end, { name, isOfRoute: true });
  }

  #isPlace(name: string): boolean {
    return (
      this.#places.zoneOf(name) !== undefined ||
      (this.#kind === "flight" && this.#places.airportNamed(name) !== undefined)
    );
  }

  #takeName(token: Token<"name">): void {
    const { name, role, line } = token;
    this.#pending = line === this.#lastTimeLine ? undefined : token;
    // A flight's ends have codes nearly always, and names beside them are its class and its aircraft.
    if (this.#kind === "flight" && !this.#isPlace(name)) return;
    const isBesideTime = line === this.#lastTimeLine;
    const hasBoth = this.#leg.from.name !== undefined && this.#leg.to.name !== undefined;
    if (!isBesideTime && isFull(this.#leg) && hasBoth && role !== "to") this.#end();
    const { from, to } = this.#leg;
    if (role !== undefined) {
      const end = this.#leg[role];
      if (!isNamed(end) || end.isOfRoute === true) setName(end, name);
      return;
    }
    if (isBesideTime || (!this.#isNameBefore && line - this.#lastTimeLine === 1)) {
      const last = to.time === undefined ? from : to;
      if (!isNamed(last) || (last.isOfRoute === true && isBesideTime)) setName(last, name);
      else if (isBesideTime && last === from && !isNamed(to) && from.name !== name) to.name = name;
    } else if (!this.#isNameBefore && from.time === undefined) {
      const end = !isNamed(from) ? from : !isNamed(to) && from.name !== name ? to : undefined;
      if (end !== undefined) Object.assign(end, { name, isOfRoute: true });
    }
  }
}

function newLeg(line: number): Leg {
  return { from: {}, to: {}, line: 0, lastLine: line };
}

function setName(end: LegEnd, name: string): void {
  end.name = name;
  end.isOfRoute = false;
}

function isNamed({ code, name }: LegEnd): boolean {
  return code !== undefined || name !== undefined;
}

function isFull({ from, to }: Leg): boolean {
  return from.time !== undefined && to.time !== undefined;
}

function isSoon(one: string, other: string, mostDays = 3): boolean {
  const days = daysBetween(one, other);
  return days >= 0 && days <= mostDays;
}

function isLeg({ service, from, to }: Leg, kind: BookingKind): boolean {
  const isDated = from.date !== undefined || service !== undefined;
  const hasWhen = from.time !== undefined || (kind === "flight" && from.date !== undefined);
  return hasWhen && isDated && isNamed(from) && (isNamed(to) || service !== undefined);
}

/** Each name behind the hour of its line: "München Hbf  ab 07:34". */
function besideTheirTimes(tokens: readonly JourneyToken[]): JourneyToken[] {
  const lines = new Map<number, JourneyToken[]>();
  for (const token of tokens) {
    const line = lines.get(token.line);
    if (line === undefined) lines.set(token.line, [token]);
    else line.push(token);
  }
  pairRows(lines);
  return [...lines.values()].flatMap((line) => {
    const times = line.filter(({ kind }) => kind === "time");
    const names = line.filter(({ kind }) => kind === "name");
    if (times.length !== 1 || names.length === 0) return interleaved(line, times, names);
    const [time] = times;
    const others = line.filter(({ kind }) => kind !== "name");
    return [...others, ...names.map((name) => ({ ...name, role: name.role ?? time?.role }))];
  });
}

/** A row of both names over or under the row of both hours: each beside its own. */
function pairRows(lines: Map<number, JourneyToken[]>): void {
  const of = (line: readonly JourneyToken[], kind: JourneyToken["kind"]) =>
    line.filter((token) => token.kind === kind);
  for (const [at, timed] of lines) {
    const times = of(timed, "time");
    if (times.length !== 2 || of(timed, "name").length + of(timed, "code").length > 0) continue;
    for (const near of [at - 1, at + 1]) {
      const named = lines.get(near) ?? [];
      const names = of(named, "name").filter((token) => !("routeEnd" in token));
      if (names.length !== 2 || of(named, "time").length + of(named, "code").length > 0) continue;
      lines.set(
        near,
        named.filter((token) => token.kind !== "name"),
      );
      lines.set(at, [...timed, ...names.map((name) => ({ ...name, line: at }))]);
      break;
    }
  }
}

function interleaved(
  line: readonly JourneyToken[],
  times: readonly JourneyToken[],
  names: readonly JourneyToken[],
): readonly JourneyToken[] {
  const isRoute = names.some((token) => "routeEnd" in token);
  if (times.length === 0 || names.length !== times.length || isRoute) return line;
  const others = line.filter(({ kind }) => kind !== "name" && kind !== "time");
  const first = others.filter(({ from }) => from < (times[0]?.from ?? 0));
  const pairs = times.flatMap((time, at) => [time, names[at] ?? []].flat());
  return [...first, ...pairs, ...others.filter((one) => !first.includes(one))];
}

/** Whether the stations stand above their hours, and not beside or under them. */
function namesStandBefore(tokens: readonly JourneyToken[]): boolean {
  const lines = new Map<number, Set<string>>();
  for (const { line, kind } of tokens) lines.set(line, (lines.get(line) ?? new Set()).add(kind));
  const isName = (line: number) => {
    const kinds = lines.get(line);
    return kinds?.has("name") === true && !kinds.has("time");
  };
  let score = 0;
  for (const [line, kinds] of lines) {
    if (!kinds.has("time") || kinds.has("name") || kinds.has("code")) continue;
    if (isName(line - 1)) score += 1;
    if (isName(line + 1)) score -= 1;
    if (score === 0 && isName(line - 1)) return true;
  }
  return score > 0;
}

/** Without those that stand twice, in an overview and again with more. */
function withoutRepeats(legs: readonly Leg[]): Leg[] {
  const found: Leg[] = [];
  for (const leg of legs) {
    const same = found.find((one) => isSame(one, leg));
    if (same === undefined) found.push(leg);
    else fill(same, leg);
  }
  const timed = found.filter(({ from }) => from.time !== undefined);
  return (timed.length > 0 ? timed : found).filter((leg) => !isOverview(leg, found));
}

/** Whether a way without a number is that of two or more legs with one: it begins as one and ends as another. */
function isOverview({ service, from, to }: Leg, legs: readonly Leg[]): boolean {
  if (service !== undefined || from.time === undefined || to.time === undefined) return false;
  const others = legs.filter((one) => one.service !== undefined);
  const first = others.find((one) => one.from.time === from.time && one.to.time !== to.time);
  const last = others.find((one) => one.to.time === to.time && one.from.time !== from.time);
  return first !== undefined && last !== undefined;
}

function isSame(one: Leg, other: Leg): boolean {
  const agree = (a: string | undefined, b: string | undefined) =>
    a === undefined || b === undefined || a === b;
  const isOneWay = agree(one.from.code, other.from.code) && agree(one.to.code, other.to.code);
  const isOneHour =
    agree(one.from.date, other.from.date) &&
    agree(one.from.time, other.from.time) &&
    agree(one.to.time, other.to.time);
  const isSaid = (a: string | undefined, b: string | undefined) => a !== undefined && a === b;
  const isKnown =
    isSaid(one.service, other.service) ||
    isSaid(one.from.code, other.from.code) ||
    isSaid(one.from.name, other.from.name);
  return isOneHour && isOneWay && agree(one.service, other.service) && isKnown;
}

function fill(leg: Leg, other: Leg): void {
  leg.service ??= other.service;
  leg.from = { ...other.from, ...leg.from };
  leg.to = { ...other.to, ...leg.to };
}
