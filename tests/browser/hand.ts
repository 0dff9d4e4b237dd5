import type { Locator, Page } from '@playwright/test';

/** Files that are chosen together, as an input takes them. */
type Files = Parameters<Locator['setInputFiles']>[0];

/** Presses of choosing photos: the button, the folder, the photos, and Done. */
const tapsOfPhotos = 4;

/**
 * A hand on a phone, which counts what it does: a tap is one press on a control, or into a field that is then typed into, also
 * where the field has the focus already. It counts typed characters apart.
 */
export class Hand {
  taps = 0;
  characters = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(control: Locator): Promise<void> {
    await control.tap();
    this.taps += 1;
  }

  /** Nothing is emptied before: what the field does with a text that is there is part of the form. */
  async type(field: Locator, text: string): Promise<void> {
    await this.press(field);
    await this.#page.keyboard.type(text);
    this.characters += [...text].length;
  }

  async choosePhotos(field: Locator, files: Files): Promise<void> {
    await field.setInputFiles(files);
    this.taps += tapsOfPhotos;
  }
}
