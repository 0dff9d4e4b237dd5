import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadFont } from '../../../web/src/fonts/loadFont.ts';

/** The fonts to load, by the beginning of its source. */
let there: string[] = [];
let asked: string[] = [];
const shown: string[] = [];

class Face {
  readonly source: string;
  constructor(_: string, source: string) {
    this.source = source;
  }
  async load() {
    asked.push(this.source);
    if (!there.some((start) => this.source.startsWith(start))) throw new Error('There is none.');
    return this;
  }
}

beforeEach(() => {
  asked = [];
  shown.length = 0;
  there = ['url('];
  vi.useFakeTimers();
  vi.stubGlobal('FontFace', Face);
  vi.stubGlobal('document', { fonts: { add: ({ source }: Face) => shown.push(source) } });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const font = { family: 'Sarai', file: 'sarai.woff2', own: ['Noto', 'Noto Regular'], within: 3000 };

test('a font that the machine has is not loaded', async () => {
  there = ['local(', 'url('];
  loadFont(font, '/sarai.woff2');
  await vi.runAllTimersAsync();
  expect(asked).toEqual(['local("Noto"),local("Noto Regular")']);
  expect(shown).toEqual([]);
});

test('one that it lacks comes onto the page', async () => {
  loadFont(font, '/sarai.woff2');
  await vi.runAllTimersAsync();
  expect(shown).toEqual(['url("/sarai.woff2") format("woff2")']);
});

test('one that comes late is for the next page: nothing moves under a reader', async () => {
  const load = vi.spyOn(Face.prototype, 'load').mockImplementation(function (this: Face) {
    if (!this.source.startsWith('url(')) return Promise.reject(new Error('There is none.'));
    return new Promise((resolve) => setTimeout(resolve, 3001, this));
  });
  loadFont(font, '/sarai.woff2');
  await vi.runAllTimersAsync();
  expect(load).toHaveBeenCalledTimes(2);
  expect(shown).toEqual([]);
});
