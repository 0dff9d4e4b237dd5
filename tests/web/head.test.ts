import { expect, test } from 'vitest';
import { headOf } from '../../web/src/head.ts';

const head = { path: '/search?location="&x', title: '', description: '', data: [] };

test('a title and a description that somebody wrote stay text, each in its line', () => {
  const text = '"><script>\nalert(1)</script> & more';
  const lines = headOf({ ...head, title: text, description: text }).split('\n');
  expect(lines).toContain('<title>&quot;&gt;&lt;script&gt; alert(1)&lt;/script&gt; &amp; more</title>');
  expect(lines).toContain(
    '<meta name="description" content="&quot;&gt;&lt;script&gt; alert(1)&lt;/script&gt; &amp; more">',
  );
});

test('an address stays in its attribute', () => {
  expect(headOf(head)).toContain('<link rel="canonical" href="https://origin.invalid/search?location=&quot;&amp;x">');
});

test('a page without a picture has none in previews', () => {
  const picture = { path: '/room-photos/u-1/960.webp', width: 960, height: 640 };
  expect(headOf(head)).not.toContain('og:image');
  expect(headOf({ ...head, picture })).toContain('content="https://origin.invalid/room-photos/u-1/960.webp"');
});
