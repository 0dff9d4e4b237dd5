import { type Language, languageKeys, languages } from '../../../shared/languages.ts';
import { isLocatingPage, locatingFeatures } from '../../../shared/permissionsPolicy.ts';
import { cachedShell, noteReached, settings } from './shells.ts';

/** Milliseconds until a cached page takes the place of one that does not come. */
export const pagePatienceMs = 4000;

/** Whether a path is that of a page of the site: not of the API, its document or a file. */
export function isPage(path: string): boolean {
  return !/^\/(?:api|api-document|room-photos)(?:\/|$)|\.\w+$/i.test(path);
}

/**
 * A page from the network, and without one the empty page of its language, which renders any address. Whoever saves data gets
 * that at once: a page that was rendered before comes with pictures.
 */
export async function answerPage(request: Request, path: string): Promise<Response> {
  const language = languageOf(path);
  const [cached, { lowData, language: read }] = await Promise.all([cachedShell(language), settings()]);
  const shell = cached && shellAt(path, cached);
  if (shell && lowData && read === language) return shell;
  const page = fetch(request);
  if (!shell) return page.catch((cause) => elsewhere(request, language, cause));
  const found = await Promise.race([page.catch(() => undefined), patience()]);
  if (!found || found.status >= 500) return shell;
  void noteReached();
  return found;
}

/** The empty page with the policy of its address: it was cached at another one, where nobody may ask where the browser is. */
function shellAt(path: string, shell: Response): Response {
  if (!isLocatingPage(path)) return shell;
  const headers = new Headers(shell.headers);
  headers.set('permissions-policy', locatingFeatures);
  return new Response(shell.body, { status: shell.status, headers });
}

export function languageOf(path: string): Language {
  const other = languageKeys.find((key) => {
    const { prefix } = languages[key];
    return prefix !== '' && new RegExp(`^${prefix}(?:/|$)`, 'i').test(path);
  });
  return other ?? 'en';
}

/** Without a network, the same page in the language that was visited: the reader's start page may be in the other one. */
async function elsewhere(request: Request, language: Language, cause: unknown): Promise<Response> {
  const { pathname, search, origin } = new URL(request.url);
  for (const other of languageKeys) {
    if (other === language || !(await cachedShell(other))) continue;
    const path = pathname.slice(languages[language].prefix.length) || '/';
    return Response.redirect(origin + (languages[other].prefix + path).replace(/(.)\/$/, '$1') + search, 302);
  }
  throw cause;
}

function patience(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, pagePatienceMs));
}
