import { randomInt } from 'node:crypto';
import { type BrowserContext, expect, test } from '@playwright/test';
import { everyRoute, everySpelling, guardedPages, type PageToOpen, pagesFor } from './everyRoute.ts';
import { answerLinkAbout } from './inbox.ts';
import { openGuest } from './requests.ts';
import { phone, storageOf, walker } from './walk.ts';

/** A room whose owner has mails of no other test. */
const asked = { propertyId: '9r5cfkyt78m0', roomNumber: 2, owner: 'fazal.lal@sarai.example' };

/** Whoever has begun to reset a password; a page of that asks nothing before a code is typed. */
const resetting = { userId: 'nobody', userEmail: 'a@example.com', VendorId: 'nobody', VendorEmail: 'a@example.com' };

/** Guards lead people away from pages of others in one way, whatever the language: in Urdu everybody opens their own. */
const pagesIn = { en: () => guardedPages, ur: pagesFor };

for (const language of ['en', 'ur'] as const) {
  test(`every page of the site is whole for everybody, in ${language}`, async ({ browser, page, request }) => {
    // Some 180 pages in English: half a second each, and much longer on a machine that does other work beside.
    test.setTimeout(900_000);
    const guest = `Guest ${randomInt(1e9)}`;
    const ask = await openGuest(page, guest);
    await ask.ask(asked.propertyId, asked.roomNumber, [300, 302]);
    const known = new Set<string>();

    async function walk(person: string, storage: Record<string, string>, addresses: readonly PageToOpen[]) {
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        isMobile: true,
        hasTouch: true,
        viewport: phone,
      });
      await fill(context, storage);
      const open = await walker(context, language, known);
      for (const opened of addresses) expect.soft(await open(opened), `${opened.address}, as ${person}`).toEqual([]);
      await context.close();
    }

    await walk(
      'a traveller',
      await storageOf(request, 'user', 'traveller@sarai.example', 'Traveller@2024'),
      pagesIn[language]('traveller'),
    );
    await walk(
      'a vendor',
      await storageOf(request, 'vendor', 'vendor@sarai.example', 'Vendor@2024'),
      pagesIn[language]('vendor'),
    );
    const { pathname, hash } = new URL(await answerLinkAbout(asked.owner, guest));
    await walk('a visitor', resetting, [...everyRoute, ...everySpelling, { address: pathname + hash }]);
  });
}

async function fill(context: BrowserContext, storage: Record<string, string>): Promise<void> {
  await context.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, storage);
}
