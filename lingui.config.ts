import macros from '@lingui/cli/api/extractors/babel';
import { defineConfig, type ExtractorType } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { pageWords, sharedSentences } from './web/sentences.ts';

/** The sentences of `shared/` and of the page's head stand in no macro: their English is their key. */
const shared: ExtractorType = {
  match: (file) => file.endsWith('web/src/words/say.ts'),
  extract: (file, _code, found) => {
    for (const id of new Set([...sharedSentences, ...Object.values(pageWords)]))
      found({ id, origin: [file, 1], placeholders: {} });
  },
};

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'ur'],
  catalogs: [{ path: '<rootDir>/web/src/i18n/{locale}', include: ['<rootDir>/web/src'] }],
  extractors: [shared, macros],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});
