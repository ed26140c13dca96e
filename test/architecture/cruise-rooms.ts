import { importGraph, inCircles } from './import-graph';

/** Which imports a rule forbids, by paths; `$1` in `to` is what the first group of `from` has matched. */
export interface RoomRule {
  readonly name: string;
  readonly from: { readonly path?: string };
  readonly to: { readonly path?: string; readonly pathNot?: string; readonly circular?: boolean };
}

/** Parts of Node that every room may use. */
const ofNode: ReadonlySet<string> = new Set(['fs', 'path', 'crypto']);

/** Violations of the rules below a folder, by resolved paths, type imports included. */
export const cruiseRooms = (folder: string, rules: readonly RoomRule[]): readonly string[] => {
  const graph = importGraph(folder);
  const circles = inCircles(graph);
  const breachesOf = (file: string, { name, from, to }: RoomRule): readonly string[] => {
    const groups = new RegExp(from.path ?? '').exec(file);
    if (!groups) return [];
    const pattern = (text: string) =>
      new RegExp(text.replaceAll(/\$(\d)/g, (_, number) => groups[Number(number)] ?? ''));
    const [wanted, unwanted] = [pattern(to.path ?? ''), to.pathNot === undefined ? null : pattern(to.pathNot)];
    return [...(graph.get(file) ?? [])]
      .filter((found) => !ofNode.has(found) && wanted.test(found) && !unwanted?.test(found))
      .filter((found) => to.circular !== true || (circles.has(file) && circles.has(found)))
      .map((found) => `${name}: ${file} → ${found}`);
  };
  return [...graph.keys()].flatMap((file) => rules.flatMap((rule) => breachesOf(file, rule)));
};
