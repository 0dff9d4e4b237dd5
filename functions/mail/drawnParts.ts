import { escapeHtml } from '../../shared/html.ts';
import type { DrawnPart } from './compose.ts';

/** A link that is to be seen before other links. */
export interface Button {
  link: string;
  label: string;
  /** The first thing to do, of several. */
  first?: boolean;
}

/** Facts of a matter, in lines of a table: label and value. */
export type Facts = readonly (readonly [label: string, value: string])[];

/** A heading above the parts that follow. */
export function headingPart(text: string): DrawnPart {
  const style = 'margin:32px 0 8px;padding-top:20px;border-top:1px solid #e3d8c8;font-size:19px';
  return {
    plain: `* ${text}`,
    // Names in other letters must not turn the sentence round, as they would where it stood for itself.
    html: (direction) => `<h2 dir="${direction}" style="${style}">${escapeHtml(text)}</h2>`,
  };
}

/** Facts as a table. */
export function factsPart(facts: Facts): DrawnPart {
  return {
    // Further lines are set in: what a person typed must not look like a button or a fact of ours.
    plain: facts.map(([label, value]) => `${label}: ${value.replaceAll('\n', '\n  ')}`).join('\n'),
    html: (direction) => factsTable(facts, direction),
  };
}

/** Buttons side by side. */
export function buttonsPart(buttons: readonly Button[]): DrawnPart {
  return {
    plain: buttons.map(({ label, link }) => `${label}\n${link}`).join('\n\n'),
    html: () => `<p>${buttons.map(button).join(' ')}</p>`,
  };
}

/** Mail programs know no logical directions, so the side is named. A value has the direction of its own letters. */
function factsTable(facts: Facts, direction: 'ltr' | 'rtl'): string {
  const side = direction === 'rtl' ? 'right' : 'left';
  const cell = `padding:4px 0;text-align:${side};vertical-align:top`;
  const gap = direction === 'rtl' ? 'padding-left:20px' : 'padding-right:20px';
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th scope="row" style="${cell};${gap};font-weight:normal;color:#75665a">${escapeHtml(label)}</th>` +
      `<td style="${cell}"><bdi>${escapeHtml(value).replaceAll('\n', '<br>')}</bdi></td></tr>`,
  );
  return `<table dir="${direction}" style="border-collapse:collapse;margin:16px 0">\n${rows.join('\n')}\n</table>`;
}

function button({ link, label, first = false }: Button): string {
  const colours = first ? 'color:#ffffff;background:#17636b' : 'color:#17636b;background:#fdfbf7';
  const style = `display:inline-block;margin:4px 0;padding:10px 20px;border:1px solid #17636b;border-radius:8px;text-decoration:none;${colours}`;
  return `<a href="${escapeHtml(link)}" style="${style}">${escapeHtml(label)}</a>`;
}
