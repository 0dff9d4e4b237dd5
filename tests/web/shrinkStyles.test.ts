import { expect, test } from 'vitest';
import { shrinkStyles } from '../../web/prerender/shrinkStyles.ts';

const theme = ':root{--spacing:.25rem}';

const shrunk = (css: string) => shrinkStyles(theme + css).replace(theme, '');

test('lengths are written in rem', () => {
  expect(shrunk('.p-3{padding:calc(var(--spacing) * 3) calc(var(--spacing) * -10)}')).toBe(
    '.p-3{padding:.75rem -2.5rem}',
  );
});

test('how things look under a pointer, and how they change, comes later', () => {
  expect(shrunk('@media (hover:hover){.a:hover{color:red}}.b{color:blue;transition-property:color}')).toBe(
    '.b{color:blue}',
  );
  expect(shrunk('@media (width>=40rem){.a{transition-duration:1s}}')).toBe('');
});

test('a property is registered where it is used', () => {
  const registered = (name: string) => `@property ${name}{syntax:"*";inherits:false}`;
  const used = `.a{opacity:var(--used)}${registered('--used')}`;
  expect(shrunk(used + registered('--unused'))).toBe(used);
});

test('what a page looks like without scripts stays', () => {
  const css =
    '.grid{display:grid}@media (width>=40rem){.sm\\:p-1{padding:1px}}@media (prefers-color-scheme:dark){.dark{color:#fff}}a:focus-visible{outline:3px solid}';
  expect(shrunk(css)).toBe(css);
});

test('styles without a unit of lengths are refused', () => {
  expect(() => shrinkStyles('.a{color:red}')).toThrow('--spacing');
});
