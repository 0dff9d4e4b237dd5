import { readFile } from 'node:fs/promises';
import type { Manifest, ManifestChunk } from 'vite';
import type { Language } from '../shared/languages.ts';
import { languages } from '../shared/languages.ts';
import type { ReleaseFiles } from './src/offline/release.ts';

/** Pages that nobody needs without a network: those of vendors, who must see what is so now, and forms that must be sent at once. */
export const onlinePages = [
  'AnswerBookingPage',
  'BookingsMenuPage',
  'CalendarPage',
  'CalendarsPage',
  'ConfirmEmailPage',
  'CreatePropertyPage',
  'DashboardPage',
  'FiguresPage',
  'GuestReviewPage',
  'OwnBookingPage',
  'ProfilePage',
  'RecoveryPage',
  'ReviewPage',
  'UpdatePropertyPage',
  'VendorBookingsPage',
  'VendorPropertiesPage',
  'VendorRequestsPage',
].map((page) => `src/pages/${page}.tsx`);

/** Parts that nobody needs without a network either: those that do the work of a busy one. */
export const onlineParts = ['src/api/work/askWithWork.ts'];

const leftOut = [...onlinePages, ...onlineParts];

/** Sources that every page needs, and those of the home page with all that it loads later: the home page must open always. */
const coreSources = [
  'index.html',
  'src/routes.tsx',
  'src/components/AgeSentence.tsx',
  'src/pages/HomePage.tsx',
  'src/features/home/HomeSearch.tsx',
  'src/features/home/MoreOfHome.tsx',
];

/** The files of a site that was just built in a language, for its worker. It reads Vite's manifest. */
export async function releaseFiles(site: URL, language: Language): Promise<ReleaseFiles> {
  const manifest: Manifest = JSON.parse(await readFile(new URL('.vite/manifest.json', site), 'utf8'));
  return { shell: `${languages[language].prefix}/app.html`, ...filesOf(manifest) };
}

/** The core, and what the pages of travellers need besides; scripts and styles alone, for pictures are kept once they were seen. */
export function filesOf(manifest: Manifest): Omit<ReleaseFiles, 'shell'> {
  const core = reached(manifest, coreSources, ({ imports = [] }) => imports);
  const all = reached(manifest, ['index.html'], ({ imports = [], dynamicImports = [] }) => [
    ...imports,
    ...dynamicImports.filter((name) => !leftOut.includes(name)),
  ]);
  return { core: [...core], pages: [...all].filter((path) => !core.has(path)) };
}

/** Paths of chunks, and of their styles, that lead from some to others. */
function reached(
  manifest: Manifest,
  from: readonly string[],
  next: (chunk: ManifestChunk) => readonly string[],
): Set<string> {
  const names = new Set(from);
  const paths = new Set<string>();
  for (const name of names) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}.`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) paths.add(`/${file}`);
    for (const other of next(chunk)) names.add(other);
  }
  return paths;
}
