import { expect, type Locator, type Page, test } from '@playwright/test';
import { addDays, today } from '../../shared/rules/dates.ts';
import { roomPage } from './stays.ts';
import { settle, storageOf } from './walk.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const pages = ['/', '/search?location=Hunza', roomPage, '/userLogin', '/vendorsignup', '/Hunza', '/contactUs'];
const vendorPages = ['/dashboard', '/createpost', '/vendorPendingBookings', '/propertyposts'];

/** WCAG 1.4.12: what a reader may set, and everything must still be there. */
const spaced =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

const softly = expect.configure({ soft: true });

/** Ways in which a page is read; none may scroll sideways. */
const readings = {
  'in a window of 320 px': { width: 320, style: '' },
  'on a desk at a zoom of 200 %': { width: 640, style: '' },
  'on a desk in letters of 200 %': { width: 1280, style: 'html { font-size: 200% }' },
  'on a phone with wider spacing': { width: 360, style: spaced },
};

async function logInAsVendor(page: Page): Promise<void> {
  const kept = await storageOf(page.request, 'vendor', 'vendor@sarai.example', 'Vendor@2024');
  await page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, kept);
}

/** Applies a reader's style, which no policy of a site forbids. */
async function style(page: Page, rules: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rules);
}

/** Elements that reach out of the page sideways, and words that are cut off in what is pressed or read. */
async function cut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = document.documentElement.scrollWidth;
    const words = [...document.querySelectorAll('h1, h2, h3, main button, main label, main a')].filter((each) => {
      const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(each);
      // Long names end in dots.
      const ends = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      return /hidden|clip/.test(overflowX) && !ends && each.scrollWidth > each.clientWidth + 1;
    });
    const seen = words.filter((each) => each.checkVisibility() && !each.querySelector('img') && each.clientWidth > 1);
    return [...(wide > innerWidth ? [`${wide} px wide`] : []), ...seen.map((each) => `cut: ${each.textContent}`)];
  });
}

for (const language of ['', '/ur']) {
  test(`pages ${language || 'in English'} are whole however they are read`, async ({ page, isMobile }) => {
    test.skip(isMobile, 'A phone of a test widens its window to what stands in it.');
    test.setTimeout(180_000);
    await logInAsVendor(page);
    for (const address of [...pages, ...vendorPages]) {
      await page.goto((language + address).replace(/(?<=ur)\/$/, ''));
      await settle(page);
      for (const [name, { width, style: rules }] of Object.entries(readings)) {
        await page.setViewportSize({ width, height: 800 });
        await style(page, rules);
        // The page follows its window a moment later.
        await softly.poll(() => cut(page), { message: `${address} ${name}`, timeout: 5000 }).toEqual([]);
      }
    }
  });
}

test('what has the focus is seen, and no bar that sticks to an edge covers it', async ({ page }) => {
  await logInAsVendor(page);
  for (const address of ['/createpost', '/search?location=Hunza', '/dashboard']) {
    await page.goto(address);
    await settle(page);
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      expect.soft(await page.evaluate(hiddenFocus), `${address}, press ${presses + 1}`).toBeUndefined();
    }
  }
});

/** Says of the element with the focus why it is not seen. */
function hiddenFocus(): string | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const box = focused.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const onTop = document.elementFromPoint(x, y);
  const uncovered = onTop && (focused.contains(onTop) || onTop.contains(focused) || onTop.closest('label'));
  if (!uncovered) return `covered: ${focused.outerHTML.slice(0, 160)}`;
  const outlines = [focused, focused.closest('label')].filter((each) => each !== null);
  const seen = outlines.some((each) => getComputedStyle(each).outlineStyle !== 'none');
  return seen ? undefined : `no outline: ${focused.outerHTML.slice(0, 160)}`;
}

test.describe("in the colours of the reader's own system", () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('chosen days, chosen facts and the current page stand out', async ({ page, isMobile }) => {
    const [checkIn, checkOut] = [100, 103].map((days) => addDays(today(), days));
    await page.goto(`${roomPage}&checkIn=${checkIn}&checkOut=${checkOut}`);
    if (isMobile) await page.getByRole('button', { name: 'Book Now' }).click();
    const chosen = page.getByRole('gridcell', { selected: true }).getByRole('button');
    await expect(chosen.first()).toBeVisible();
    const color = (day: Locator) => day.evaluate((each) => getComputedStyle(each).backgroundColor);
    const plain = await color(
      page.getByRole('gridcell', { selected: false }).getByRole('button', { disabled: false }).first(),
    );
    expect(await color(chosen.first())).not.toBe(plain);

    await logInAsVendor(page);
    await page.goto('/propertyposts');
    const current = page.getByRole('navigation', { name: 'Dashboard' }).locator('[aria-current=page]');
    await expect(current).toHaveCSS('outline-style', 'solid');
  });
});

test('a page that a link leads to is told to screen readers, and takes the focus', async ({ page }) => {
  // Before its scripts are there a link opens the page anew, which the browser itself says.
  await page.goto('/faqs', { waitUntil: 'networkidle' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Destinations' }).click();
  await expect(page.locator('p[aria-live=polite]').filter({ hasText: /^Destinations$/ })).toHaveCount(1);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goto('/faqs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the page' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await skip.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('passwords and codes can be pasted, and a password manager knows them', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('userId', 'nobody');
    localStorage.setItem('userEmail', 'a@example.com');
  });
  for (const [address, label, autocomplete] of [
    ['/userLogin', 'Password', 'current-password'],
    ['/vendorsignup', 'Password', 'new-password'],
    ['/verifyUserOTP', 'Code', 'one-time-code'],
    ['/resetUserpassword', 'New password', 'new-password'],
  ] as const) {
    await page.goto(address);
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveAttribute('autocomplete', autocomplete);
    const refused = await field.evaluate(
      (each) => !each.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true })),
    );
    expect(refused, address).toBe(false);
  }
});
