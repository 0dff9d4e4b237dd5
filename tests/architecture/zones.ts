import type { Graph } from './sources.ts';

/** Parts of the project, by the start of their paths, and the parts that each may import from besides itself. */
export type Zones = Readonly<Record<string, readonly string[]>>;

/** The zone of a file, the one with the longest path of those that hold it; undefined for a file in none. */
export function zoneOf(file: string, zones: Zones): string | undefined {
  const holding = Object.keys(zones).filter((zone) => file === zone || file.startsWith(`${zone}/`));
  return holding.sort((a, b) => b.length - a.length)[0];
}

/** Every import that its zone does not allow, as `file -> file`. */
export function forbiddenImports(graph: Graph, zones: Zones): string[] {
  return [...graph].flatMap(([file, imported]) => {
    const from = zoneOf(file, zones);
    if (from === undefined) return [];
    const allowed = [from, ...(zones[from] ?? [])];
    return imported.filter((to) => !allowed.includes(zoneOf(to, zones) ?? '')).map((to) => `${file} -> ${to}`);
  });
}

/** Files that import each other in a circle, a line each: `a.ts, b.ts`. */
export function circles(graph: Graph): string[] {
  const reached = new Map([...graph.keys()].map((file) => [file, reachedFrom(file, graph)]));
  const lines = [...reached].flatMap(([file, beyond]) => {
    if (!beyond.has(file)) return [];
    return [
      [...beyond]
        .filter((other) => reached.get(other)?.has(file))
        .sort()
        .join(', '),
    ];
  });
  return [...new Set(lines)].sort();
}

function reachedFrom(start: string, graph: Graph): Set<string> {
  const reached = new Set<string>();
  const open = [...(graph.get(start) ?? [])];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    open.push(...(graph.get(file) ?? []));
  }
  return reached;
}
