import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveDistribution } from '../../infra/local/distribution.ts';
import { errorReply, sendReply } from '../../infra/local/http.ts';
import { serveSite } from '../../infra/local/site.ts';
import { headersAt } from '../../infra/site/securityHeaders.ts';
import type { BenchOptions } from './options.ts';
import { buildBare } from './site/buildBare.ts';
import { openLighthouse, type PageFigures } from './site/lighthouse.ts';
import { serveSecurely } from './site/serveSecurely.ts';
import { origin, startProduct } from './site/startProduct.ts';

/** How many times the bare page's largest paint each page may take. */
const budgets: Record<string, number> = { home: 1.25, guide: 1.25, results: 1.6, dated: 1.6, details: 1.6 };

/** Milliseconds in which a page does not answer its reader, and how much of it moves, at most. */
const mostBlocking = 100;
const mostMoved = 0.0005;

const rounds = 5;

/**
 * Lighthouse as on a phone, the median of five readings of each page, beside a bare prerendered page on the same libraries that is
 * read in the same rounds: the machine is noisy. Both are read by HTTP/2 and TLS, as from CloudFront. Wants `npm run build` before it.
 */
export async function siteBench({ small, only }: BenchOptions): Promise<void> {
  const bare = await serveBare();
  const product = await startProduct();
  const [secureBare, secureProduct] = await Promise.all([serveSecurely(bare.url), serveSecurely(origin)]);
  const browser = await openLighthouse(9339);
  try {
    const pages = { bare: `${secureBare.origin}/`, ...(await product.pages(secureProduct.origin)) };
    const wanted = Object.entries(pages).filter(([name]) => name === 'bare' || !only || only.includes(name));
    const readings = new Map<string, PageFigures[]>(wanted.map(([name]) => [name, []]));
    for (let round = 0; round < (small ? 1 : rounds); round += 1) {
      for (const [name, url] of wanted) readings.get(name)?.push(await browser.read(url));
    }
    report(readings);
  } finally {
    await browser.close();
    await Promise.all([product, bare, secureBare, secureProduct].map((each) => each.stop()));
  }
}

async function serveBare() {
  const nothing = (...[request, response]: Parameters<ReturnType<typeof serveSite>>) =>
    sendReply(request, response, errorReply('not_found'));
  const page = serveSite(await buildBare());
  const server = createServer(serveDistribution({ api: nothing, photos: nothing, page, securityHeaders: headersAt }));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function report(readings: ReadonlyMap<string, readonly PageFigures[]>): void {
  const median = (name: string, of: (reading: PageFigures) => number) => {
    const sorted = (readings.get(name) ?? []).map(of).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  };
  const base = median('bare', ({ lcp }) => lcp);
  const rows = [...readings.keys()].map((name) => {
    const times = median(name, ({ lcp }) => lcp) / base;
    const budget = budgets[name.replace(/ .*/, '')];
    const marked = (value: number, most: number, digits = 0) =>
      value.toFixed(digits) + (budget !== undefined && value > most ? ' missed' : '');
    const [blocking, moved] = [median(name, ({ tbt }) => tbt), median(name, ({ cls }) => cls)];
    return {
      page: name,
      'FCP ms': Math.round(median(name, ({ fcp }) => fcp)),
      'LCP ms': Math.round(median(name, ({ lcp }) => lcp)),
      'of the bare page': times.toFixed(2),
      budget: budget === undefined ? '' : `${budget}${times > budget ? ' missed' : ''}`,
      'TBT ms': marked(blocking, mostBlocking),
      CLS: marked(moved, mostMoved, 3),
      scores: Object.keys(readings.get(name)?.[0]?.scores ?? {})
        .map((category) => median(name, ({ scores }) => scores[category] ?? 0))
        .join(' '),
    };
  });
  console.table(rows);
}
