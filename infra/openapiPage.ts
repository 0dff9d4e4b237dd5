import { api } from '../shared/api.ts';
import type { Auth, Endpoint } from '../shared/endpoint.ts';
import { errorCatalogue } from '../shared/errors.ts';
import { escapeHtml } from '../shared/rules/html.ts';
import { openApiDocument } from './openapi.ts';

/** The API for people: one page of plain HTML, without script or style, so that no policy stands in its way. */
export function openApiPage(): string {
  const { info, paths } = openApiDocument();
  const sections = Object.entries<Endpoint>(api).map(([name, endpoint]) => {
    const operation = paths[endpoint.path]?.[endpoint.method.toLowerCase()];
    return section(name, endpoint, operation);
  });
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${info.title} API</title></head>
<body>
<h1>${info.title} API</h1>
<p>${escapeHtml(info.description)} Every address begins with <code>/api</code>.</p>
${contents()}
${sections.join('\n')}
</body>
</html>
`;
}

function contents(): string {
  const rows = Object.entries<Endpoint>(api).map(
    ([name, { method, path, summary }]) =>
      `<tr><td><a href="#${name}">${name}</a></td><td><code>${method} ${path}</code></td><td>${escapeHtml(summary)}</td></tr>`,
  );
  return `<table>${rows.join('')}</table>`;
}

function section(name: string, { method, path, summary, auth, errors }: Endpoint, operation: unknown): string {
  const codes = errors.map((code) => `<li><code>${code}</code>: ${escapeHtml(errorCatalogue[code].message)}</li>`);
  return `<h2 id="${name}">${name}</h2>
<p><code>${method} ${path}</code>, for: ${whoMayCall(auth)}. ${escapeHtml(summary)}</p>
<ul>${codes.join('')}</ul>
<details><summary>Parameters, body and answers</summary><pre>${escapeHtml(JSON.stringify(operation, null, 2))}</pre></details>`;
}

function whoMayCall(auth: Auth): string {
  if (auth === 'public') return 'everybody';
  const who = `a ${auth.role} who is logged in`;
  return auth.own === undefined ? who : `${who}, with the own id as ${auth.own}`;
}
