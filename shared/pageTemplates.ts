import { escapeHtml } from './html.ts';

/** Begins the keys of the pages that a function fills, in the photo bucket: `page-templates/en/room.html`. */
export const templateFolder = 'page-templates/';

/** A room's page, the page where there is no such room, and the results of a search. */
export type TemplateName = 'room' | 'missing' | 'results';

/** An operation's answer that a page brings along, under the request by which the site asks for it. */
export interface BroughtAnswer {
  operation: string;
  request: object;
  answer: unknown;
}

/** A page as the components of the site draw it. */
export interface DrawnPage {
  /** The address for which it was drawn: the site takes it over at no other. */
  address: string;
  html: string;
  /** Lines of the head: title, description, addresses, pictures, data for search engines. */
  head: string;
}

/** The site's components for functions, in a file for each language. */
export interface PageRenderer {
  /** Draws a room's page or the results of a search; without an answer as it is while nothing is known. */
  drawPage(address: string, brought?: BroughtAnswer): DrawnPage;
}

/** A template with a page in it. Nothing in the page is taken for a place of the template. */
export function fillTemplate(template: string, { address, html, head }: DrawnPage, data = ''): string {
  const root = `<div id="root" data-page="${escapeHtml(address)}">${html}</div>`;
  const parts: Record<string, string> = { head, page: root, data };
  return template.replace(/<!--(head|page|data)-->/g, (_, part) => parts[part] ?? '');
}

/** Keeps a page from search engines. */
export const noIndex = '<meta name="robots" content="noindex">';
