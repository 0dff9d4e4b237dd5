import type { Page } from '@playwright/test';

/** The site's own words with Latin letters: what people wrote, names and addresses are marked as such. */
export async function ownLatin(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data, parentElement: around } = texts.currentNode as Text;
      const foreign = around?.closest('bdi, [dir=auto], [lang=en], [href^=mailto], script, style');
      if (!foreign && around?.checkVisibility() && /[a-z]{2}/i.test(data)) found.push(data);
    }
    return found;
  });
}
