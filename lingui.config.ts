import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en'],
  catalogs: [{ path: '<rootDir>/web/src/i18n/{locale}', include: ['<rootDir>/web/src'] }],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});
