import lighthouse from 'lighthouse';
import { launchBrowser } from './launchBrowser.ts';

/** Lighthouse's figures of a page, as on a phone: milliseconds, and its four scores of 100. */
export interface PageFigures {
  lcp: number;
  fcp: number;
  tbt: number;
  cls: number;
  scores: Record<string, number>;
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Opens a browser for one reading after another. */
export async function openLighthouse(port: number) {
  // The bench makes its own certificate.
  const browser = await launchBrowser(`--remote-debugging-port=${port}`, '--ignore-certificate-errors');
  return {
    read: (url: string) => read(url, port),
    close: () => browser.close(),
  };
}

async function read(url: string, port: number): Promise<PageFigures> {
  const result = await lighthouse(url, { port, output: 'json', onlyCategories: categories, logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse has read nothing of ${url}.`);
  const { audits, categories: found } = result.lhr;
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    lcp: value('largest-contentful-paint'),
    fcp: value('first-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    scores: Object.fromEntries(categories.map((name) => [name, Math.round((found[name]?.score ?? 0) * 100)])),
  };
}
