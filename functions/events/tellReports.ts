import { operatorMailbox } from '../mail/operatorMailbox.ts';
import { propertyLookup } from '../properties/propertyLookup.ts';
import { reportNotices, type StoredReport } from '../properties/reportNotices.ts';
import { type ReportedListing, reportsMail, toldOf } from '../properties/reportsMail.ts';
import { type Outcome, onEvent } from '../runtime/onEvent.ts';
import type { OpenPorts } from '../runtime/ports.ts';

const ports = { notices: reportNotices, properties: propertyLookup, mail: operatorMailbox };

/**
 * By the clock and not by the stream: so many reports are one mail, and a mail that SES does not take holds up nothing else that
 * follows from listings.
 */
export const handler = onEvent(
  {
    trigger: { on: 'clock', everyMinutes: 5 },
    summary: 'Tell operators by mail which listings were reported, once an hour at most.',
    memoryMegabytes: 512,
    timeoutSeconds: 60,
  },
  ports,
  async (_event: unknown, opened: OpenPorts<typeof ports>): Promise<Outcome> => {
    const untold = await opened.notices.claim();
    if (!untold) return { told: 0 };
    const told = await reportedIn(untold.reports, opened);
    const outcome = await opened.mail.offer(reportsMail(told, opened.mail.siteUrl));
    if (outcome === 'taken' || outcome === 'undeliverable') await untold.settle();
    return { told: untold.reports.length, outcome };
  },
);

/** The listings with most reports first, of those with as many the one that was reported last. */
async function reportedIn(reports: readonly StoredReport[], { properties }: OpenPorts<typeof ports>) {
  const byListing = [...Map.groupBy(reports, ({ propertyId }) => propertyId)];
  const inOrder = byListing.toSorted(([, one], [, other]) => other.length - one.length);
  const listings: ReportedListing[] = [];
  for (const [id, own] of inOrder.slice(0, toldOf.listings)) {
    listings.push({ id, reports: own, property: await properties.find(id) });
  }
  return { all: reports.length, of: inOrder.length, listings };
}
