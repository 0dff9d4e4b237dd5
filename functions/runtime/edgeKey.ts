import { createHash, timingSafeEqual } from 'node:crypto';
import type { Port } from './ports.ts';
import { cachedFor, readVersions } from './secrets.ts';

/** The header by which the distribution tells the gateway that a call came through it. */
export const edgeKeyHeader = 'x-sarai-edge';

const hour = 3_600_000;

/** A key that is not known may be newer than those that are kept; guesses ask for it once a minute. */
const minute = 60_000;

/** Tells calls that came through the distribution from those that went past it, by the key in Secrets Manager that EDGE_SECRET names, its current
 * and its previous value; without it there is no distribution. */
export const edgeKey = {
  resource: 'edgeKey',
  actions: ['secretsmanager:GetSecretValue'],
  // By its address the chain knows pages of the own site; and whether writes rest.
  settings: ['EDGE_SECRET', 'EDGE_ONLY', 'SITE_URL', 'WRITES_REST'],
  open: () => {
    const { EDGE_SECRET: id, EDGE_ONLY } = process.env;
    const keys = cachedFor(hour, async () => (id === undefined ? [] : readVersions(id)));
    const isAmong = async (sent: string, milliseconds: number) =>
      (await keys(milliseconds)).some((key) => isSame(key, sent));
    return {
      /** Whether the stage answers nobody else. */
      only: EDGE_ONLY !== undefined,
      /** Whether this is the key that the distribution alone sends. */
      isOurs: async (sent: string | undefined) =>
        sent !== undefined && ((await isAmong(sent, hour)) || (await isAmong(sent, minute))),
    };
  },
} as const satisfies Port;

/** How long it takes tells nothing of the key. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
