import '../../support/speakEnglish.ts';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RoomPicture } from '../../../../web/src/features/rooms/RoomPicture.tsx';

const markup = (imgURL?: string) => {
  const picture = createElement(RoomPicture, { imgURL, alt: '', sizes: '9rem' });
  return renderToStaticMarkup(createElement(I18nProvider, { i18n }, picture));
};

test('a phone on a slow line gets an uploaded photo as AVIF, one that does not know it as WebP', () => {
  const html = markup('/room-photos/u-a/960.webp');
  const avif = '/room-photos/u-a/320.avif 320w, /room-photos/u-a/640.avif 640w, /room-photos/u-a/960.avif 960w';
  expect(html).toMatch(/<picture[^>]*><source[^>]*type="image\/avif"[^>]*\/?><img/);
  expect(html).toContain(avif);
  expect(html).toContain(avif.replaceAll('.avif', '.webp'));
});

test('a sample photo, which exists as WebP alone, is asked for as nothing else', () => {
  const html = markup('/room-photos/house-hunza/960.webp');
  expect(html).toContain('/room-photos/house-hunza/320.webp');
  expect(html).not.toContain('avif');
});

test('a room without a photo says so, and shows no drawing that could be taken for it', () => {
  expect(markup()).toContain('No photo yet');
  expect(markup()).not.toContain('<img');
});
