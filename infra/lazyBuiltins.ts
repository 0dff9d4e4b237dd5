import { isBuiltin } from 'node:module';
import type { Plugin } from 'esbuild';

/**
 * An esbuild plugin by which a function of a module of Node loads its module when it is called first. An import would load
 * it at the start, and with it all that its getters bring: node:crypto alone takes a fifth of what Node itself takes.
 */
export const lazyBuiltins: Plugin = {
  name: 'lazy-builtins',
  setup(build) {
    build.onResolve({ filter: /^(?:node:)?[a-z_]+(?:\/[a-z]+)?$/ }, ({ path, kind }) =>
      isBuiltin(path) && kind === 'import-statement'
        ? { path: path.replace(/^node:/, ''), namespace: 'builtin', sideEffects: false }
        : undefined,
    );
    build.onLoad({ filter: /.*/, namespace: 'builtin' }, ({ path }) => ({
      contents: contentsFor(`node:${path}`),
      loader: 'js',
    }));
  },
};

/** Classes and other values are taken when their importer is loaded, and only where one is: the calls are marked as pure. */
function contentsFor(name: string): string {
  const exported = Object.entries(process.getBuiltinModule(name) ?? {}).map(([each, value]) => {
    const isCalled = typeof value === 'function' && /^[a-z]/.test(each);
    const taken = isCalled ? `(...given) => load().${each}(...given)` : `/* @__PURE__ */ take('${each}')`;
    return `const own_${each} = ${taken}; export { own_${each} as ${each} };`;
  });
  return [
    `const load = () => process.getBuiltinModule('${name}');`,
    'const take = (each) => load()[each];',
    'export default /* @__PURE__ */ load();',
    ...exported,
  ].join('\n');
}
