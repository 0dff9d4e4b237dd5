import type { Role } from '../../shared/roles.ts';
import { escapeHtml } from '../../shared/rules/html.ts';
import type { Language } from '../runtime/caller.ts';

/** A mail before it is addressed: the same said twice, for readers with and without HTML. */
export interface Mail {
  subject: string;
  text: string;
  html: string;
}

/** Who reads a mail, and the site's own address if it has one. */
export interface Reader {
  language: Language;
  role: Role;
  siteUrl?: string | undefined;
}

/** A link that is to be seen before other links. */
export interface Button {
  link: string;
  label: string;
  /** The first thing to do, of several. */
  first?: boolean;
}

/** What is said of a matter, in lines of a table: label and value. */
export type Facts = readonly (readonly [label: string, value: string])[];

/** A part of a mail: a sentence or more, a code that stands alone, a link, buttons side by side, or facts. */
export type Part =
  | { text: string }
  | { code: string }
  | { link: string; label: string }
  | { buttons: readonly Button[] }
  | { facts: Facts };

/** The parts as text and as HTML, in the direction that the language is written in. */
export function compose(language: Language, subject: string, parts: Part[]): Mail {
  const direction = language === 'ur' ? 'rtl' : 'ltr';
  const font = language === 'ur' ? "'Noto Nastaliq Urdu', 'Jameel Noori Nastaleeq', serif" : 'Georgia, serif';
  const lineHeight = language === 'ur' ? '2.2' : '1.6';
  const body = `max-width:32em;margin:0 auto;padding:24px;font:17px/${lineHeight} ${font};color:#33261d;background:#fdfbf7`;
  return {
    subject,
    text: `${parts.map(asText).join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body dir="${direction}" style="${body}">
${parts.map((part) => asHtml(part, direction)).join('\n')}
</body>
</html>
`,
  };
}

function asText(part: Part): string {
  if ('text' in part) return part.text;
  if ('facts' in part) return part.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  if ('buttons' in part) return part.buttons.map(({ label, link }) => `${label}\n${link}`).join('\n\n');
  return 'code' in part ? part.code : `${part.label}\n${part.link}`;
}

function asHtml(part: Part, direction: 'ltr' | 'rtl'): string {
  if ('text' in part) return `<p>${escapeHtml(part.text).replaceAll('\n', '<br>')}</p>`;
  if ('facts' in part) return factsTable(part.facts, direction);
  if ('buttons' in part) return `<p>${part.buttons.map(button).join(' ')}</p>`;
  if ('link' in part) return `<p><a href="${escapeHtml(part.link)}">${escapeHtml(part.label)}</a></p>`;
  return `<p dir="ltr" style="font:bold 30px/1.4 monospace;letter-spacing:6px;text-align:center">${escapeHtml(part.code)}</p>`;
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
