import type { TemplateAlarm } from './alarmOf.ts';
import type { Fault } from './fault.ts';

/** A fault, and what became of it. */
export interface Row {
  fault: Fault;
  /** Values of the alarm's own figure in the hour before and while it was broken. */
  before: string;
  after: string;
  /** Minutes from the fault to the alarm. */
  minutes: number;
}

/** The table of docs/alarms.md: alarms in the order of their names, each with its faults. */
export function alarmTable(alarms: readonly TemplateAlarm[], rows: readonly Row[]): string {
  const head =
    '| alarm | goes to | broken | its figure, before → then | rings | after min | rings too |\n|---|---|---|---|---|---:|---|';
  const sorted = alarms.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const lines = sorted.flatMap((alarm) =>
    rows
      .filter(({ fault }) => fault.alarm === alarm.name)
      .map(({ fault, before, after, minutes }) =>
        line([
          `\`${fault.alarm}\``,
          alarm.description.includes('It wakes somebody.') ? 'pager, mail' : 'mail',
          fault.broken,
          `${before} → ${after}`,
          alarm.rule,
          String(minutes),
          (fault.also ?? []).map((name) => `\`${name}\``).join(', '),
        ]),
      ),
  );
  return [head, ...lines].join('\n');
}

function line(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

const place = /(<!-- alarms -->\n)[\s\S]*?(\n<!-- end -->)/;

/** The page with this table in its place. */
export function filled(page: string, table: string): string {
  if (!place.test(page)) throw new Error('docs/alarms.md has no place for its table.');
  return page.replace(place, (_, begin: string, end: string) => `${begin}\n${table}\n${end}`);
}
