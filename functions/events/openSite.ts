import { onEvent } from '../runtime/onEvent.ts';
import { watchedSite } from '../watch/watchedSite.ts';

/**
 * Opens the site from outside, through all that people go through: names, certificate, firewall, distribution, gateway, functions and
 * tables. A visit that fails fails the function, and what fails or does not run at all is heard by an alarm.
 */
export const handler = onEvent(
  {
    trigger: { on: 'clock', everyMinutes: 5 },
    summary: 'Open the home page and a search as people do, through the distribution.',
    memoryMegabytes: 256,
    timeoutSeconds: 30,
    opensSite: true,
  },
  { site: watchedSite },
  async (_event: unknown, { site }) => ({ ...(await site.visit()) }),
);
