import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '../../shared/languages.ts';

const read = (name: string) => JSON.parse(readFileSync(`web/public/${name}`, 'utf8'));
const [english, urdu] = [read('site.webmanifest'), read('site-ur.webmanifest')];

interface Icon {
  src: string;
  type: string;
  sizes: string;
  purpose?: string;
}

test('the site is one application, which opens in the language that it was installed in', () => {
  const { name, short_name, description, lang, dir, start_url, ...same } = urdu;
  expect(english).toMatchObject(same);
  expect([english.lang, english.dir, english.start_url]).toEqual(['en', languages.en.direction, '/']);
  expect([lang, dir, start_url]).toEqual(['ur', languages.ur.direction, languages.ur.prefix]);
  expect([name, short_name, description].join('')).not.toMatch(/[a-z]/i);
  expect(same).toMatchObject({ id: '/', scope: '/', display: 'standalone' });
});

test.each((english.icons as Icon[]).filter(({ type }) => type === 'image/png'))('$src has its size', (icon) => {
  const image = readFileSync(`web/public${icon.src}`);
  const [width, height] = [image.readUInt32BE(16), image.readUInt32BE(20)];
  expect(`${width}x${height}`).toBe(icon.sizes);
});

test('phones can cut the icon to their own shape', () => {
  expect((english.icons as Icon[]).filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
});
