import { entryPaths, guidePaths, listPaths, staticPaths } from '../../shared/addresses/publicPaths.ts';

const sources: Record<string, readonly string[]> = {
  HomePage: ['/'],
  GuidePage: Object.values(guidePaths),
  DestinationsPage: [staticPaths.destinations],
  AboutUsPage: [staticPaths.aboutUs],
  ContactUsPage: [staticPaths.contactUs],
  FaqsPage: [staticPaths.faqs],
  PrivacyPolicyPage: [staticPaths.privacyPolicy],
  HotelsPage: Object.values(listPaths),
  LoginPage: Object.values(entryPaths),
};

/** The source files whose chunks a page needs, as the manifest of the build names them. */
export function pageSources(path: string): readonly string[] {
  const [page] = Object.entries(sources).find(([, paths]) => paths.includes(path)) ?? [];
  if (!page) throw new Error(`It is not known from which file the page ${path} is made.`);
  const source = `src/pages/${page}.tsx`;
  return path === '/' ? [source] : ['src/routes.tsx', 'src/api/withSwr.tsx', source];
}
