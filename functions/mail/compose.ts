import { escapeHtml } from '../../shared/html.ts';
import { type Language, languages } from '../../shared/languages.ts';
import type { Role } from '../../shared/roles.ts';
import type { MailKind } from '../runtime/figures.ts';

/** A mail before it is addressed: the same said twice, for readers with and without HTML. */
export interface Mail {
  /** By it mails are counted. */
  kind: MailKind;
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

/** The address that pages in the reader's language begin with; undefined where the site has none. */
export function pagesFor({ language, siteUrl }: Pick<Reader, 'language' | 'siteUrl'>): string | undefined {
  return siteUrl && siteUrl + languages[language].prefix;
}

/** A part that is made elsewhere, for the few mails that have it: what it is as text, and as HTML in a direction. */
export interface DrawnPart {
  plain: string;
  html(direction: 'ltr' | 'rtl'): string;
}

/** A part of a mail: a sentence or more, a code that stands alone, a link, or what is drawn elsewhere. */
export type Part = { text: string } | { code: string } | { link: string; label: string } | DrawnPart;

interface Heading extends Pick<Mail, 'kind' | 'subject'> {
  language: Language;
}

/** The parts as text and as HTML, in the direction that the language is written in. */
export function compose({ kind, language, subject }: Heading, parts: Part[]): Mail {
  const { direction } = languages[language];
  const font = language === 'ur' ? "'Noto Nastaliq Urdu', 'Jameel Noori Nastaleeq', serif" : 'Georgia, serif';
  const lineHeight = language === 'ur' ? '2.2' : '1.6';
  const body = `max-width:32em;margin:0 auto;padding:24px;font:17px/${lineHeight} ${font};color:#33261d;background:#fdfbf7`;
  return {
    kind,
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
  if ('plain' in part) return part.plain;
  return 'code' in part ? part.code : `${part.label}\n${part.link}`;
}

function asHtml(part: Part, direction: 'ltr' | 'rtl'): string {
  if ('text' in part) return `<p>${escapeHtml(part.text).replaceAll('\n', '<br>')}</p>`;
  if ('plain' in part) return part.html(direction);
  if ('link' in part) return `<p><a href="${escapeHtml(part.link)}">${escapeHtml(part.label)}</a></p>`;
  return `<p dir="ltr" style="font:bold 30px/1.4 monospace;letter-spacing:6px;text-align:center">${escapeHtml(part.code)}</p>`;
}
