import { onTestFinished, vi } from 'vitest';
import { serveDistribution } from '../../../infra/local/distribution.ts';
import { serveApi } from '../../../infra/local/gateway/serveApi.ts';
import type { RequestHandler } from '../../../infra/local/http.ts';
import { openListener } from '../../../infra/local/listener.ts';
import type { Operation } from '../../../shared/api.ts';
import { ask, setForTest } from '../accounts.ts';
import type { Call } from '../call.ts';

/** Something that the running product did, with the lines that it wrote past Lambda's own form. */
interface Writer {
  name: string;
  lines: readonly string[];
}

/** A call of the API that was made once, and counts so many times. */
export interface MadeCall extends Writer {
  status: number;
  ms: number;
  times: number;
}

/** A run of a function that an event calls. */
export interface MadeRun extends Writer {
  /** The code of the error with which it failed. */
  failed?: string | undefined;
}

/** The settings METRICS of functions by their names, as the templates have them. */
type MetricSettings = ReadonlyMap<string, string>;

/** The product in this process: the handlers, on real engines and with whatever is broken around them. */
export class Product {
  private readonly settings: MetricSettings;

  constructor(settings: MetricSettings) {
    this.settings = settings;
  }

  async call(name: Operation, request: Call, times = 1): Promise<MadeCall> {
    const started = performance.now();
    const { lines, done } = await this.watched(name, () => ask(name, request));
    return { name, lines, times, status: done.status, ms: performance.now() - started };
  }

  async run(name: string, event: unknown = {}): Promise<MadeRun> {
    const { handler } = await import(`../../../functions/events/${name}.ts`);
    const run = (): Promise<string | undefined> => handler(event).then(() => undefined, codeOf);
    const { lines, done: failed } = await this.watched(name, run);
    return { name, lines, failed };
  }

  /** Opens the site as the function of the stack does, through the local distribution. */
  async visit(page: RequestHandler = homePage): Promise<MadeRun> {
    const { handler: invoke } = await import('../../../functions/handlers/getRoomSearch.ts');
    const listener = await openListener({ port: 0 });
    const api = serveApi([{ routeKey: 'GET /user/searching-room', invoke }]);
    listener.serve(serveDistribution({ api, photos: page, page }));
    setForTest('WATCHED_SITE', listener.url);
    setForTest('WATCHED_PLACE', 'Murree');
    try {
      return await this.run('openSite');
    } finally {
      await listener.close();
    }
  }

  private async watched<T>(name: string, work: () => Promise<T>): Promise<{ lines: string[]; done: T }> {
    const lines: string[] = [];
    const metrics = this.settings.get(name);
    if (metrics !== undefined) process.env.METRICS = metrics;
    const written = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      lines.push(
        ...String(text)
          .split('\n')
          .filter((line) => line.startsWith('{')),
      );
      return true;
    });
    try {
      return { done: await work(), lines };
    } finally {
      written.mockRestore();
      delete process.env.METRICS;
    }
  }
}

/** Has functions find nothing of what they knew: the next call opens its connections anew. */
export function forget(): void {
  vi.resetModules();
  onTestFinished(() => {
    vi.resetModules();
  });
}

const homePage: RequestHandler = ({ url = '' }, response) => {
  const isScript = url.startsWith('/assets/');
  response.end(isScript ? 'start()' : '<title>Sarai</title><script type="module" src="/assets/start.js"></script>');
};

/** Of the error that the product has met, which Lambda's own has as its cause. */
function codeOf({ cause }: Error): string {
  const { code, name } = (cause ?? {}) as { code?: string; name?: string };
  return code ?? name ?? 'Error';
}
