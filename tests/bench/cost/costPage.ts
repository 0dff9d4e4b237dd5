import { readFileSync, writeFileSync } from 'node:fs';
import { costPlots } from './costPlots.ts';
import { costTables } from './costTables.ts';
import type { MeasuredCosts } from './measured.ts';

const docs = new URL('../../../docs/', import.meta.url);

/** Files of docs as they are with these figures: the page with its tables between their marks, and its plots. */
export function costFiles(measured: MeasuredCosts): Record<string, string> {
  const tables = costTables(measured);
  const page = readFileSync(new URL('cost.md', docs), 'utf8');
  const filled = page.replace(
    /(<!-- (\w+) -->\n)[\s\S]*?(\n<!-- end -->)/g,
    (_, begin: string, name: string, end: string) => {
      const table = tables[name];
      if (table === undefined) throw new Error(`docs/cost.md has a place for "${name}", and there is no such table.`);
      return `${begin}\n${table}\n${end}`;
    },
  );
  return { 'cost.md': filled, ...costPlots(measured) };
}

export function readDocs(name: string): string {
  return readFileSync(new URL(name, docs), 'utf8');
}

export function writeDocs(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) writeFileSync(new URL(name, docs), text);
}
