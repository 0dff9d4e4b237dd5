import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Text of Lingui behind which a line is put. It is exact, so that a release that differs is noticed. */
const start = 'function number(locales, value, format) {\n';

/**
 * Lets Lingui write the count of a plural by our own lines. The first `Intl.NumberFormat` of a page takes 15 ms of the machine that
 * builds the site, and so 60 of a slow phone, in which it answers nobody; what both write of a whole number is the same.
 */
export function leanLingui(): Plugin {
  const grouped = fileURLToPath(new URL('../shared/rules/grouped.ts', import.meta.url));
  return {
    name: 'sarai-lean-lingui',
    apply: 'build',
    transform: {
      filter: { id: /@lingui\/core\/dist\/index\.mjs/ },
      handler(code) {
        if (!code.includes(start)) throw new Error(`Lingui has no ${start}`);
        const own = `${start}if (!format && Number.isInteger(value)) return grouped(value);\n`;
        return { code: `import { grouped } from ${JSON.stringify(grouped)};\n${code.replace(start, own)}`, map: null };
      },
    },
  };
}
