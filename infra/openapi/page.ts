import { api } from '../../shared/api.ts';
import type { Endpoint } from '../../shared/endpoint.ts';
import { escapeHtml } from '../../shared/html.ts';
import { stylePolicy } from '../../shared/stylePolicy.ts';
import { capabilities } from './capabilities.ts';
import { openApiDocument } from './document.ts';
import { whoMayCall } from './operation.ts';

type NamedEndpoint = [name: string, endpoint: Endpoint];

/** The API for people: one page of plain HTML, without script or style, so that no policy stands in its way. */
export function openApiPage(): string {
  const { info, paths, components } = openApiDocument();
  const operations = Object.entries<Endpoint>(api).map((operation) => {
    const [, { path, method }] = operation;
    return operationSection(operation, paths[path]?.[method.toLowerCase()]);
  });
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8">${stylePolicy([])}<meta name="viewport" content="width=device-width"><link rel="icon" href="/favicon.svg"><title>${info.title} API</title></head>
<body>
<h1>${info.title} API</h1>
<p>${escapeHtml(info.description)} Every address begins with <code>/api</code>.</p>
${capabilities.map(contentsOf).join('\n')}
${operations.join('\n')}
${componentSections('Failures', components.responses)}
${componentSections('Shapes', components.schemas)}
</body>
</html>
`;
}

function contentsOf({ name, description, contracts }: (typeof capabilities)[number]): string {
  const rows = Object.entries<Endpoint>(api)
    .filter(([, endpoint]) => contracts.includes(endpoint))
    .map(
      ([operation, { method, path, summary }]) =>
        `<tr><td><a href="#${operation}">${operation}</a></td><td><code>${method} ${path}</code></td><td>${escapeHtml(summary)}</td></tr>`,
    );
  return `<h2>${name}</h2><p>${escapeHtml(description)}</p><table>${rows.join('')}</table>`;
}

function operationSection([name, { method, path, summary, auth }]: NamedEndpoint, operation: unknown): string {
  return `<h2 id="${name}">${name}</h2>
<p><code>${method} ${path}</code>, for ${escapeHtml(whoMayCall(auth))}. ${escapeHtml(summary)}</p>
<details><summary>Parameters, body and answers</summary>${linked(operation)}</details>`;
}

function componentSections(title: string, components: Record<string, unknown>): string {
  const sections = Object.entries(components).map(
    ([name, component]) =>
      `<h3 id="${name}">${name}</h3><details><summary>${name}</summary>${linked(component)}</details>`,
  );
  return `<h2>${title}</h2>${sections.join('\n')}`;
}

/** JSON whose references lead to what they name. */
function linked(value: unknown): string {
  const text = escapeHtml(JSON.stringify(value, null, 2));
  return `<pre>${text.replace(/#\/components\/\w+\/(\w+)/g, '<a href="#$1">$&</a>')}</pre>`;
}
