import type { MailOutcome } from '../mail/mailbox.ts';
import { operatorMailbox } from '../mail/operatorMailbox.ts';
import { unsolvedNotices } from '../money/unsolved.ts';
import { unsolvedMail } from '../money/unsolvedMail.ts';
import { propertyLookup } from '../properties/propertyLookup.ts';
import { reportNotices, type StoredReport } from '../properties/reportNotices.ts';
import { type ReportedListing, reportsMail, toldOf } from '../properties/reportsMail.ts';
import { type Outcome, onEvent } from '../runtime/onEvent.ts';
import type { OpenPorts } from '../runtime/ports.ts';

const ports = {
  notices: reportNotices,
  unsolved: unsolvedNotices,
  properties: propertyLookup,
  mail: operatorMailbox,
};

type Open = OpenPorts<typeof ports>;

/**
 * By the clock and not by the stream: so many reports are one mail, and a mail that SES does not take holds up nothing else that
 * follows from listings.
 */
export const handler = onEvent(
  {
    trigger: { on: 'clock', everyMinutes: 5 },
    summary:
      'Tell operators by mail which listings were reported, and which advances wait for them, each once an hour at most.',
    memoryMegabytes: 512,
    timeoutSeconds: 60,
  },
  ports,
  async (_event: unknown, opened: Open): Promise<Outcome> => {
    const advances = await tellUnsolved(opened);
    const untold = await opened.notices.claim();
    if (!untold) return { told: 0, advances };
    const told = await reportedIn(untold.items, opened);
    const outcome = await opened.mail.offer(reportsMail(told, opened.mail.siteUrl));
    if (isOver(outcome)) await untold.settle();
    return { told: untold.items.length, advances, outcome };
  },
);

/** Tells of advances that wait for operators; answers how many. */
async function tellUnsolved({ unsolved, mail }: Open): Promise<number> {
  const untold = await unsolved.claim();
  if (!untold) return 0;
  if (isOver(await mail.offer(unsolvedMail(untold.items)))) await untold.settle();
  return untold.items.length;
}

function isOver(outcome: MailOutcome): boolean {
  return outcome === 'taken' || outcome === 'undeliverable';
}

/** The listings with most reports first, of those with as many the one that was reported last. */
async function reportedIn(reports: readonly StoredReport[], { properties }: Open) {
  const byListing = [...Map.groupBy(reports, ({ propertyId }) => propertyId)];
  const inOrder = byListing.toSorted(([, one], [, other]) => other.length - one.length);
  const listings: ReportedListing[] = [];
  for (const [id, own] of inOrder.slice(0, toldOf.listings)) {
    listings.push({ id, reports: own, property: await properties.find(id) });
  }
  return { all: reports.length, of: inOrder.length, listings };
}
