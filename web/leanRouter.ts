import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out the components of React Router that the site does not use. Its production build, a seventh
 * smaller than the default entry that warns developers, still names each of them for developers' tools: to the bundler
 * that is a side effect, which keeps the component and all that it needs.
 */
export function leanRouter(): Plugin {
  return {
    name: 'sarai-lean-router',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          {
            find: /^react-router$/,
            replacement: fileURLToPath(new URL('../production/index.mjs', import.meta.resolve('react-router'))),
          },
        ],
      },
    }),
    transform: {
      filter: { id: /react-router\/dist\/production\/.*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace(/= (?=\w+\.(forwardRef|createContext)\()/g, '= /* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}
