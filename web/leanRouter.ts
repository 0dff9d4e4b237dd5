import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out the parts of React Router that the site does not use. The production build, a seventh smaller than
 * the default entry that warns developers, still writes to each of its components for developers' tools: to the bundler that is a
 * side effect, which keeps the component and all that it needs. For servers the packages name CommonJS, which is bundled whole.
 */
export function leanRouter(): Plugin {
  return {
    name: 'sarai-lean-router',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router-dom$/, replacement: fileURLToPath(import.meta.resolve('react-router-dom')) },
          { find: /^react-router$/, replacement: production('index.mjs') },
          { find: /^react-router\/dom$/, replacement: production('dom-export.mjs') },
        ],
      },
    }),
    transform: {
      filter: { id: /react-router\/dist\/production\/.*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.(displayName|contextType) = .*;$/gm, '')
          .replace(/= (?=\w+\.(forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}

function production(file: string): string {
  return fileURLToPath(new URL(`../production/${file}`, import.meta.resolve('react-router')));
}
