/** A visit that people would call a failure. `code` says which, and stands in the log: `home_503`, `search_unreachable`. */
export class VisitFailure extends Error {
  override name = 'VisitFailure';
  readonly code: string;

  constructor(code: string, cause?: unknown) {
    super('The site was opened and is not as it should be.', cause === undefined ? undefined : { cause });
    this.code = code;
  }
}

/** Milliseconds after which nobody waits any longer: the gateway gives up after ten seconds. */
const patience = 10_000;

/** By it the visits are known in the samples of the firewall, whose common rules refuse who sends no name. */
const userAgent = 'Sarai-Watch/1';

/** Fetches an address of the site by its path. @throws VisitFailure with the part's name and the status, unless that is 200 */
export async function fetchPage(part: string, site: string, path: string): Promise<{ text: string; ms: number }> {
  const started = performance.now();
  try {
    const answer = await fetch(new URL(path, site), {
      headers: { 'user-agent': userAgent, accept: '*/*' },
      signal: AbortSignal.timeout(patience),
    });
    const text = await answer.text();
    if (answer.status !== 200) throw new VisitFailure(`${part}_${answer.status}`);
    return { text, ms: Math.round(performance.now() - started) };
  } catch (error) {
    throw error instanceof VisitFailure ? error : new VisitFailure(`${part}_unreachable`, error);
  }
}
