import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesOf, onlinePages, onlineParts } from '../../web/releaseFiles.ts';

const chunk = (name: string, more = {}) => ({ file: `assets/${name}.js`, ...more });

const manifest = {
  'index.html': chunk('index', {
    imports: ['_libraries.js'],
    css: ['assets/index.css'],
    dynamicImports: ['src/routes.tsx', 'src/Later.ts', 'src/api/work/askWithWork.ts'],
  }),
  '_libraries.js': chunk('libraries'),
  'src/routes.tsx': chunk('routes', {
    dynamicImports: ['src/pages/RoomDetailsPage.tsx', 'src/pages/DashboardPage.tsx'],
  }),
  'src/Later.ts': chunk('later'),
  'src/api/work/askWithWork.ts': chunk('work'),
  'src/components/AgeSentence.tsx': chunk('age'),
  'src/pages/HomePage.tsx': chunk('home'),
  'src/features/home/HomeSearch.tsx': chunk('homeSearch'),
  'src/features/home/MoreOfHome.tsx': chunk('moreOfHome'),
  'src/pages/RoomDetailsPage.tsx': chunk('room', {
    imports: ['_libraries.js'],
    dynamicImports: ['src/StayForm.tsx'],
    assets: ['assets/a.svg'],
  }),
  'src/pages/DashboardPage.tsx': chunk('dashboard', { imports: ['_vendor.js'] }),
  'src/StayForm.tsx': chunk('stayForm'),
  '_vendor.js': chunk('vendor'),
};

test('the core is what every page needs, and the home page; the pages of travellers come besides, and none of vendors', () => {
  const { core, pages } = filesOf(manifest);
  expect([...core].sort()).toEqual(
    ['age', 'home', 'homeSearch', 'index', 'libraries', 'moreOfHome', 'routes']
      .map((name) => `/assets/${name}.js`)
      .concat('/assets/index.css')
      .sort(),
  );
  expect([...pages].sort()).toEqual(['/assets/later.js', '/assets/room.js', '/assets/stayForm.js']);
});

test('a build without its entries is refused', () => {
  expect(() => filesOf({})).toThrow('index.html');
});

test.each([...onlinePages, ...onlineParts])('the part that is left out, %s, is there', (page) => {
  expect(existsSync(`web/${page}`)).toBe(true);
});
