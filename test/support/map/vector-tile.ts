/** A feature in a tile's grid of 4096 by 4096: a ring, a line or a point, with its attributes. */
export type TileFeature = {
  readonly kind: "point" | "line" | "area";
  readonly at: readonly (readonly [x: number, y: number])[];
  readonly tags: Readonly<Record<string, string>>;
};

const EXTENT = 4096;
const KINDS = { point: 1, line: 2, area: 3 } as const;

/** A Mapbox Vector Tile (specification 2.1), as small as a test needs one. */
export function vectorTile(layers: Readonly<Record<string, readonly TileFeature[]>>): Uint8Array {
  return join(
    Object.entries(layers).map(([name, features]) => {
      const keys = [...new Set(features.flatMap(({ tags }) => Object.keys(tags)))];
      const values = [...new Set(features.flatMap(({ tags }) => Object.values(tags)))];
      return field(
        3,
        join([
          number(15, 2),
          field(1, text(name)),
          ...features.map(({ kind, at, tags }) => {
            const pairs = Object.entries(tags).flatMap(([key, value]) => [
              ...varint(keys.indexOf(key)),
              ...varint(values.indexOf(value)),
            ]);
            return field(
              2,
              join([
                field(2, Uint8Array.from(pairs)),
                number(3, KINDS[kind]),
                field(4, Uint8Array.from(geometry(kind, at))),
              ]),
            );
          }),
          ...keys.map((key) => field(3, text(key))),
          ...values.map((value) => field(4, field(1, text(value)))),
          number(5, EXTENT),
        ]),
      );
    }),
  );
}

function geometry(kind: TileFeature["kind"], at: TileFeature["at"]): number[] {
  let [lastX, lastY] = [0, 0];
  const moves = at.map(([x, y]) => {
    const step = [...varint(zigzag(x - lastX)), ...varint(zigzag(y - lastY))];
    [lastX, lastY] = [x, y];
    return step;
  });
  const [first = [], ...others] = moves;
  return [
    ...varint((1 << 3) | 1),
    ...first,
    ...(others.length === 0 ? [] : [...varint((others.length << 3) | 2), ...others.flat()]),
    ...(kind === "area" ? varint((1 << 3) | 7) : []),
  ];
}

const zigzag = (value: number) => (value << 1) ^ (value >> 31);
const text = (value: string) => new TextEncoder().encode(value);
const number = (id: number, value: number) =>
  Uint8Array.from([...varint(id << 3), ...varint(value)]);
const field = (id: number, bytes: Uint8Array) =>
  join([Uint8Array.from([...varint((id << 3) | 2), ...varint(bytes.length)]), bytes]);
const join = (parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

/** A number as Protocol Buffers and PMTiles write it: seven bits a byte, the low ones first. */
export function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest % 128) | 128);
    rest = Math.floor(rest / 128);
  }
  return [...bytes, rest];
}
